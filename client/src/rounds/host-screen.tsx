import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { HostedRound } from "@recollect/domain/rounds/round.ts";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { SideLanguages } from "../cards/text/side-languages.ts";
import { isRightToLeft } from "../lib/browser/direction.ts";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { useHotkeys } from "../lib/browser/use-hotkeys.ts";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { Page } from "../ui/page.tsx";
import { toast } from "../ui/toast/toast.ts";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { useFocus } from "../lib/focus-pages.ts";
import { paths } from "../lib/paths.ts";
import { GoneRound } from "./gone-round.tsx";
import { hostingTexts as texts } from "./hosting.texts.ts";
import type { HostActions } from "./host-actions.ts";
import { HostLobby } from "./host-lobby.tsx";
import { HostQuestion } from "./host-question.tsx";
import { HostResult } from "./host-result.tsx";
import { endRound, openHostStream, readHostedRound, removePlayer, setJoining, takeStep } from "./rounds-api.ts";
import { roundTexts } from "./rounds.texts.ts";
import { useRound } from "./use-round.ts";
import styles from "./rounds.module.css";

/** `/rounds/{id}`: the big screen of whoever runs a round. */
export function HostScreen() {
  const { roundId = "" } = useParams();
  const source = useMemo(
    () => ({
      openStream: (signal: AbortSignal) => openHostStream(roundId, signal),
      read: (signal: AbortSignal) => readHostedRound(roundId, signal),
    }),
    [roundId],
  );
  const { view, isGone, trouble, show } = useRound<HostedRound>(source);
  useFocus(true);
  usePageTitle(view?.title ?? texts.pageTitle, texts.about, { noindex: true });
  if (isGone) return <GoneRound action={<ButtonLink to={paths.decks}>{texts.back}</ButtonLink>} />;
  return (
    <Page wide>
      {trouble !== null && <ErrorBanner message={roundTexts.trouble(trouble)} />}
      {view === null ? (
        <Spinner isScreen label={roundTexts.loading} />
      ) : (
        <SideLanguages value={view.languages ?? undefined}>
          <Hosting view={view} show={show} />
        </SideLanguages>
      )}
    </Page>
  );
}

function Hosting({ view, show }: { view: HostedRound; show: (view: HostedRound) => void }) {
  const { busy, run } = useRun(show);
  const { id, step, phase, players } = view;
  const mayStep = phase !== "over" && (phase !== "lobby" || players.length > 0);
  const actions: HostActions = {
    busy,
    step: () => void run("step", () => takeStep(id, { step, phase })),
    remove: (player) =>
      void run(player.id, async () => {
        const next = await removePlayer(id, player.id);
        toast.success(texts.removed(player.name));
        return next;
      }),
    setOpen: (isOpen) => void run("open", () => setJoining(id, isOpen)),
  };
  // The arrow in the reading direction.
  const onward = isRightToLeft() ? "ArrowLeft" : "ArrowRight";
  useHotkeys(({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (key !== onward || repeat || ctrlKey || metaKey || altKey || !mayStep || busy !== null) return false;
    actions.step();
    return true;
  });
  return (
    <>
      {phase === "over" ? (
        <HostResult view={view} actions={actions} />
      ) : phase === "lobby" || !view.question ? (
        <HostLobby view={view} actions={actions} />
      ) : (
        <HostQuestion key={view.question.at} view={view} question={view.question} actions={actions} />
      )}
      {phase !== "over" && <EndRound onEnd={() => run("end", () => endRound(id))} />}
    </>
  );
}

/** Runs one change of the round at a time, shows its failure, and shows the round after it. */
function useRun(show: (view: HostedRound) => void) {
  const [busy, setBusy] = useState<string | null>(null);

  async function run(name: string, work: () => Promise<HostedRound>): Promise<void> {
    if (busy !== null) return;
    setBusy(name);
    try {
      show(await work());
    } catch (failure) {
      toast.error(messageFor(failure));
    } finally {
      setBusy(null);
    }
  }

  return { busy, run };
}

function EndRound({ onEnd }: { onEnd: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <div className={styles.leave}>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {texts.end}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.endTitle}
        text={texts.endText}
        confirmLabel={texts.endConfirm}
        busyLabel={texts.ending}
        busy={isBusy}
        onConfirm={() => {
          setBusy(true);
          void onEnd().finally(() => {
            setBusy(false);
            setAsking(false);
          });
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
