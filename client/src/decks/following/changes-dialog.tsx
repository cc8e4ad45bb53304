import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { FollowedChanges, Following } from "@recollect/domain/decks/following/following.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { ChangesList } from "./changes-list.tsx";
import { changesTexts as texts } from "./changes.texts.ts";
import { clashesIn } from "./clashes-in.ts";
import { followedDecksKey, followingKey, readChanges, takeChanges } from "./following-api.ts";
import styles from "./following.module.css";

export type ChangesDialogProps = { uid: string; deckId: number; onClose: () => void };

const none: ReadonlySet<string> = new Set();

/** What the author changed, card by card. Where both changed a field, my text stays unless I choose the author's; then everything is taken as one save. */
export function ChangesDialog({ uid, deckId, onClose }: ChangesDialogProps) {
  const queryClient = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState(none);
  const [wanted, setWanted] = useState(none);

  const {
    data: seen,
    error: failedRead,
    refetch,
  } = useQuery<FollowedChanges, AppError>({
    queryKey: [...followingKey(uid, deckId), "changes"],
    queryFn: ({ signal }) => readChanges(uid, deckId, signal),
    // What is taken is what was seen: it is not read again while the student decides.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });

  async function take({ sourceRevision, revision }: FollowedChanges): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const deck = await takeChanges(uid, deckId, { sourceRevision, revision, theirs: [...theirs], wanted: [...wanted] });
      await showChanged<Deck>(queryClient, queryKeys.deck(uid, deckId), deck);
      // The button that opened this dialog leaves with it, so that the focus goes to the page instead of nowhere.
      await showChanged<Following>(queryClient, followingKey(uid, deckId), (known) =>
        known?.state === "open" ? { ...known, changeCount: 0 } : known,
      );
      void queryClient.invalidateQueries({ queryKey: followingKey(uid, deckId), exact: true });
      void queryClient.invalidateQueries({ queryKey: followedDecksKey(uid) });
      toast.success(texts.done);
      onClose();
    } catch (failure) {
      setError(messageFor(failure));
      // What is chosen stays: the same fields have the same names.
      if (failure instanceof AppError && failure.code === "deck/original-changed") await refetch();
    }
    setBusy(false);
  }

  const message = error ?? failedRead?.message ?? null;
  const waiting = seen?.waiting ?? 0;
  const clashes = seen ? clashesIn(seen.changes) : [];
  return (
    <Dialog
      title={seen ? texts.title(seen.original.author) : texts.loading}
      size="large"
      closesAtOnce
      onClose={isBusy ? undefined : onClose}
    >
      {message !== null && <ErrorBanner message={message} />}
      {!seen && message === null && <Spinner label={texts.loading} />}
      {seen && (
        <>
          <p role="status" className={styles.summary}>
            {seen.changes.length === 0 ? texts.nothing : texts.count(seen.changes.length + seen.unlisted + waiting)}{" "}
            {clashes.length > 0 && texts.decisions(clashes.length)}
          </p>
          <ChangesList changes={seen.changes} theirs={theirs} onTheirs={setTheirs} wanted={wanted} onWanted={setWanted} />
          {seen.unlisted > 0 && <p className={styles.note}>{texts.unlisted(seen.unlisted)}</p>}
          {waiting > 0 && <p className={styles.note}>{texts.waiting(waiting)}</p>}
          {seen.left.length > 0 && <p className={styles.note}>{texts.left(seen.left.length)}</p>}
          <p className={styles.note}>{texts.note}</p>
        </>
      )}
      <DialogActions>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          disabled={!seen || seen.changes.length === 0}
          busy={isBusy}
          busyLabel={texts.taking}
          onClick={() => seen && void take(seen)}
        >
          {texts.take}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
