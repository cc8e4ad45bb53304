import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { logOut as endSession } from "../../accounts/session/log-out.ts";
import { unfinishedRemovals } from "../../device/store/unfinished-removals.ts";
import { useSessionStore } from "../../accounts/session/session.tsx";
import { paths } from "../../lib/paths.ts";
import { queries } from "../../lib/requests/query-client.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { toast, toasts } from "../../ui/toast/toast.ts";
import { forgetStudent, sendAndCount, type UnsentData } from "./unsent-local-data.ts";
import { texts } from "./use-log-out.texts.ts";

const unknown: UnsentData = { answers: 0, drafts: 0, unfinishedCards: 0, mayBeMore: true };

/**
 * Logging out: unsent answers are sent first, or the student agrees to lose them; then the session ends, and the student's data is removed
 * from this browser. Returns the function that starts it, and the dialog to render.
 */
export function useLogOut(uid: string): { logOut: () => Promise<void>; question: ReactNode } {
  const session = useSessionStore();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<UnsentData | null>(null);

  async function leave(): Promise<void> {
    setUnsent(null);
    // A read that the server answers after the session's end would be refused.
    void queries?.cancelQueries();
    // Before the server is asked: the student may close the page as soon as it shows the end.
    unfinishedRemovals.add(uid);
    try {
      const hasReachedServer = await endSession(session);
      await forgetStudent(uid);
      // An open form may have said that its text is kept in this browser, which is no longer true.
      toasts.clear();
      if (!hasReachedServer) toast.warning(texts.serverNotReached);
      await navigate(paths.home);
    } catch (failure) {
      unfinishedRemovals.done(uid);
      void queries?.invalidateQueries();
      toast.error(messageFor(failure));
    }
  }

  async function logOut(): Promise<void> {
    // A student can log out even if the unsent data can't be counted.
    const unsentNow = await sendAndCount(uid).catch(() => unknown);
    if (unsentNow.answers + unsentNow.drafts + unsentNow.unfinishedCards > 0 || unsentNow.mayBeMore) setUnsent(unsentNow);
    else await leave();
  }

  const question = unsent && (
    <ConfirmDialog
      title={texts.logOutAndDiscard}
      text={texts.thisBrowserStillKeeps(wordsFor(unsent))}
      confirmLabel={texts.discardAndLogOut}
      cancelLabel={texts.stayLogged}
      destructive
      onConfirm={() => void leave()}
      onCancel={() => setUnsent(null)}
    />
  );
  return { logOut, question };
}

function wordsFor({ answers, drafts, unfinishedCards, mayBeMore }: UnsentData): string {
  const kept = [
    ...(answers > 0 ? [texts.unsentAnswers(answers)] : []),
    ...(drafts > 0 ? [texts.unsavedChanges(drafts)] : []),
    ...(unfinishedCards > 0 ? [texts.unfinishedCards(unfinishedCards)] : []),
    ...(mayBeMore ? [texts.perhapsMore] : []),
  ];
  return kept.reduce(texts.answersAndChanges);
}
