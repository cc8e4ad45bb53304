import { countTexts } from "../../cards/counts.texts.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { daysLeft, TRASH, type TrashedDeck } from "@recollect/domain/decks/trash/trash.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { toast, type ToastAction } from "../../ui/toast/toast.ts";
import { takeBack } from "../delete-into-trash.ts";
import { deleteForGood, listTrash, restoreDeck } from "../trash-api.ts";
import styles from "./trash.module.css";
import { texts } from "./trash-screen.texts.ts";

/** A student's deleted decks, each with the time that it is kept. */
export function TrashScreen() {
  usePageTitle(texts.trash, texts.decksThatYouDeleted);
  const { uid } = useSignedIn();
  const { data, error, isFetching, refetch } = useQuery<readonly TrashedDeck[], AppError>({
    queryKey: queryKeys.trash(uid),
    queryFn: ({ signal }) => listTrash(uid, signal),
  });
  return (
    <Page narrow>
      {data ? (
        <Trash uid={uid} decks={data} />
      ) : error ? (
        <LoadFailed title={texts.yourTrashCould} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner isScreen label={texts.loadingYourTrash} />
      )}
    </Page>
  );
}

function Trash({ uid, decks }: { uid: string; decks: readonly TrashedDeck[] }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement | null>(null);
  const [deckToDelete, setDeckToDelete] = useState<TrashedDeck | null>(null);
  const [busy, setBusy] = useState<number | null>(null);

  /** The row disappears with the action, so the focus goes to the heading. */
  async function work(deck: TrashedDeck, does: () => Promise<unknown>, message: string, action?: ToastAction): Promise<void> {
    setBusy(deck.id);
    try {
      await does();
      toast.success(message, action);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.trash(uid) });
    setBusy(null);
    setDeckToDelete(null);
    heading.current?.focus();
  }

  const restore = (deck: TrashedDeck) =>
    work(deck, async () => takeBack(queryClient, uid, await restoreDeck(uid, deck.id)), texts.isBack, {
      label: texts.openTheDeck,
      onSelect: () => void navigate(paths.deck(deck.id)),
    });

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.trash}
      </h1>
      {decks.length === 0 ? (
        <EmptyState
          title={texts.yourTrashIsEmpty}
          text={texts.aDeck(TRASH.days)}
          action={
            <ButtonLink variant="ghost" to={paths.decks}>
              {texts.backToDecks}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p className={styles.note}>{texts.aDeletedDeckRests(TRASH.days)}</p>
          <ul className={styles.list} aria-label={texts.deletedDecks}>
            {decks.map((deck) => (
              <li key={deck.id} className={styles.row}>
                <div className={styles.names}>
                  <h2 className={styles.title} dir="auto">
                    {deck.title}
                  </h2>
                  <p className={styles.about}>
                    {countTexts.cards(deck.cardCount)} · {timeLeft(deck)}
                  </p>
                </div>
                <div className={styles.acts}>
                  <Button
                    size="small"
                    aria-label={texts.restoreOf(deck.title)}
                    busy={busy === deck.id && deckToDelete === null}
                    busyLabel={texts.restoring}
                    onClick={() => void restore(deck)}
                  >
                    {texts.restore}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={texts.deleteForGoodOf(deck.title)}
                    disabled={busy === deck.id}
                    onClick={() => setDeckToDelete(deck)}
                  >
                    {texts.deleteForGood}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        open={deckToDelete !== null}
        title={texts.deleteForGoodQuestion}
        text={texts.areYouSure}
        confirmLabel={texts.deleteForGood}
        busyLabel={texts.deleting}
        destructive
        busy={busy !== null}
        onConfirm={() => deckToDelete && void work(deckToDelete, () => deleteForGood(uid, deckToDelete.id), texts.deletedForGood)}
        onCancel={() => setDeckToDelete(null)}
      />
    </>
  );
}

function timeLeft(deck: TrashedDeck): string {
  const days = daysLeft(deck, Date.now());
  return texts.deletedForGoodIn(Math.max(1, days));
}
