import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { Group } from "@recollect/domain/groups/group.ts";
import { canBeShared } from "@recollect/domain/permissions/decks.ts";
import { useQuery } from "@tanstack/react-query";
import { countTexts } from "../cards/counts.texts.ts";
import { request } from "../lib/requests/http.ts";
import { Button } from "../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { addDeck } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./group.texts.ts";
import { useGroupAction } from "./use-group-action.ts";
import { groupKeys } from "./group-keys.ts";

/** Adds the teacher's own decks to the group, one click each. */
export function AddDeckDialog({ uid, group, onClose }: { uid: string; group: Group; onClose: () => void }) {
  const { busy, run } = useGroupAction();
  const { data, error } = useQuery<readonly DeckSummary[], AppError>({
    queryKey: groupKeys.ownDecks(uid),
    queryFn: ({ signal }) => request("GET", "/api/users/:uid/decks", { params: { uid }, signal }),
  });
  const inGroup = new Set(group.deckList.filter(({ authorId }) => authorId === uid).map(({ id }) => id));
  const decks = data?.filter(({ id }) => canBeShared({ ownerId: uid, id }) && !inGroup.has(id));
  return (
    <Dialog title={texts.addDeck} subtitle={texts.addDeckText} size="medium" onClose={onClose} closesAtOnce>
      {error && <ErrorBanner message={error.message} />}
      {!decks && !error && <Spinner label={texts.loading} />}
      {decks?.length === 0 && <p className={styles.facts}>{texts.noOwnDecks}</p>}
      {decks && decks.length > 0 && (
        <ul className={styles.list} aria-label={texts.yourDecks}>
          {decks.map(({ id, title, cardCount }) => (
            <li key={id} className={styles.row}>
              <div className={styles.names}>
                <p className={styles.name} dir="auto">
                  {title}
                </p>
                <p className={styles.facts}>{countTexts.cards(cardCount)}</p>
              </div>
              <Button
                size="small"
                aria-label={texts.addOf(title)}
                disabled={busy !== null}
                onClick={() => void run(`add-${id}`, () => addDeck(group.id, id), { done: texts.deckAdded })}
              >
                {texts.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
