import type { CopiedFrom } from "@recollect/domain/decks/deck.ts";
import type { Following } from "@recollect/domain/decks/following/following.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2, Link2Off } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { ChangesDialogProps } from "./changes-dialog.tsx";
import type { EditsDialogProps } from "./edits-dialog.tsx";
import { followedDecksKey, followingKey, linkCopy, readFollowing, takeChanges, unlinkCopy } from "./following-api.ts";
import { followingTexts as texts } from "./following.texts.ts";
import styles from "./following.module.css";

export type FollowingNoticeProps = { uid: string; deckId: number; copiedFrom: CopiedFrom };

const changesDialog = onDemand<ChangesDialogProps>(() => import("./changes-dialog.tsx").then((module) => module.ChangesDialog));

const editsDialog = onDemand<EditsDialogProps>(() => import("./edits-dialog.tsx").then((module) => module.EditsDialog));

/** On the page of a copy: the deck that it follows, or can follow, and whether its author changed something. Nothing is taken before the student looks. */
export function FollowingNotice({ uid, deckId }: FollowingNoticeProps) {
  const queryClient = useQueryClient();
  const queryKey = followingKey(uid, deckId);
  const { data } = useQuery<Following, AppError>({ queryKey, queryFn: ({ signal }) => readFollowing(uid, deckId, signal) });
  const [isBusy, setBusy] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [isSuggesting, setSuggesting] = useState(false);
  const catchUp = data?.state === "open" ? data.catchUp : undefined;
  useEffect(() => {
    if (!catchUp) return;
    const caughtUp = takeChanges(uid, deckId, { ...catchUp, theirs: [], wanted: [] });
    caughtUp.then(
      () => queryClient.invalidateQueries({ queryKey: followedDecksKey(uid) }),
      // Nothing is lost: one of the decks was saved meanwhile, or there is no network, and the next visit asks again.
      () => {},
    );
  }, [catchUp, uid, deckId, queryClient]);
  if (!data || (data.state === "none" && data.original === null)) return null;

  async function work(step: () => Promise<Following>): Promise<void> {
    setBusy(true);
    try {
      await showChanged<Following>(queryClient, queryKey, await step());
      // What the author changed is counted by the next read.
      void queryClient.invalidateQueries({ queryKey });
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setBusy(false);
  }

  const follow = () => work(() => linkCopy(uid, deckId));
  const stop = () =>
    work(async () => {
      await unlinkCopy(uid, deckId);
      setStopping(false);
      toast.success(texts.stopped);
      return { state: "none", original: data.state === "open" ? data.original : null };
    });

  const author = data.original && (
    <bdi key="author" translate="no">
      {data.original.author}
    </bdi>
  );
  const stopButton = (
    <Button variant="ghost" size="small" disabled={isBusy} onClick={() => setStopping(true)}>
      {texts.stop}
    </Button>
  );
  return (
    <div className={styles.notice}>
      {data.state === "closed" && (
        <Line icon={<Link2Off size={18} aria-hidden />} text={author ? texts.readOnly(author) : texts.closed}>
          {stopButton}
        </Line>
      )}
      {data.state === "none" && (
        <Line icon={<Link2 size={18} aria-hidden />} text={texts.canFollow(author)}>
          <Button variant="ghost" size="small" busy={isBusy} busyLabel={texts.working} onClick={() => void follow()}>
            {texts.follow}
          </Button>
        </Line>
      )}
      {data.state === "open" && (
        <Line
          icon={<Link2 size={18} aria-hidden />}
          text={data.changeCount > 0 ? texts.changed(author, data.changeCount) : texts.upToDate(author)}
        >
          {data.changeCount > 0 && (
            <Button size="small" onClick={() => setLooking(true)}>
              {texts.seeChanges}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => setSuggesting(true)}>
            {texts.yourChanges}
          </Button>
          {stopButton}
        </Line>
      )}
      {isSuggesting && (
        <editsDialog.Part
          isWanted
          props={{ uid, deckId, onClose: () => setSuggesting(false) }}
          onFailure={({ message }) => {
            setSuggesting(false);
            toast.error(message);
          }}
        />
      )}
      {isLooking && (
        <changesDialog.Part
          isWanted
          props={{ uid, deckId, onClose: () => setLooking(false) }}
          onFailure={({ message }) => {
            setLooking(false);
            toast.error(message);
          }}
        />
      )}
      {isStopping && (
        <ConfirmDialog
          title={texts.stopTitle}
          text={texts.stopText}
          confirmLabel={texts.stop}
          busy={isBusy}
          busyLabel={texts.working}
          onConfirm={() => void stop()}
          onCancel={() => setStopping(false)}
        />
      )}
    </div>
  );
}

function Line({ icon, text, children }: { icon: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      {icon}
      <p role="status">{text}</p>
      <span className={styles.acts}>{children}</span>
    </div>
  );
}
