import type { QueryClient } from "@tanstack/react-query";
import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { request } from "../lib/requests/http.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { toast } from "../ui/toast/toast.ts";
import { withDeck, withoutDeck } from "./deck-list.ts";
import { restoreDeck } from "./trash-api.ts";
import { texts } from "./delete-into-trash.texts.ts";
import { hasWaitingSaves } from "./waiting/store/has-waiting-saves.ts";

const shownDecks = () => import("./waiting/store/shown-decks.ts");

/** A deleted deck: its number on the server, if it has one, and what puts back what waited of it on this device, if anything did. */
type Deleted = { number: number | null; putBack: (() => Promise<Deck | null>) | null };

/** Deletes a deck, and what waits of it on this device. Throws AppError. */
export async function deleteDeck(uid: string, deckId: number): Promise<Deleted> {
  const found = isTemporaryDeckId(deckId) ? await (await shownDecks()).numberOrNewDeck(uid, deckId) : deckId;
  const number = typeof found === "number" ? found : null;
  if (number !== null) await request("DELETE", "/api/users/:uid/decks/:id", { params: { uid, id: number } });
  const putBack = hasWaitingSaves.get(uid) ? await (await shownDecks()).discardWaitingSave(uid, deckId) : null;
  return { number, putBack };
}

/** Deletes a deck on the server, then from the cache, and offers to undo it. Throws AppError, and then the cache stays as it was. */
export async function deleteIntoTrash(queryClient: QueryClient, uid: string, deckId: number): Promise<void> {
  const deleted = (await deleteDeck(uid, deckId).catch(unlessGone)) ?? { number: deckId, putBack: null };
  queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), (current) => current && withoutDeck(current, deckId));
  queryClient.removeQueries({ queryKey: queryKeys.deck(uid, deckId) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.trash(uid) });
  const words = deleted.number === null ? texts.deletedForGood : texts.movedToTrash;
  toast.success(words, { label: texts.undo, onSelect: () => void undo(queryClient, uid, deleted) });
}

/** What waited on this device comes back first: should the server not restore the deck, it is not lost with it. */
async function undo(queryClient: QueryClient, uid: string, { number, putBack }: Deleted): Promise<void> {
  try {
    const deckOfDevice = (await putBack?.()) ?? null;
    const deck = deckOfDevice ?? (number === null ? null : await restoreDeck(uid, number));
    if (deck) takeBack(queryClient, uid, deck);
    toast.success(texts.isBack);
  } catch (failure) {
    toast.error(messageFor(failure));
  }
}

/** Updates the cache for a deck that was restored from the trash. */
export function takeBack(queryClient: QueryClient, uid: string, { cards: _cards, ...summary }: Deck): void {
  queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), (current) => current && withDeck(current, summary));
  void queryClient.invalidateQueries({ queryKey: queryKeys.trash(uid) });
}

/** A deck that is already gone, such as deleted in another tab, counts as deleted. */
function unlessGone(failure: unknown): undefined {
  if (failure instanceof AppError && failure.status === 404) return undefined;
  throw failure;
}
