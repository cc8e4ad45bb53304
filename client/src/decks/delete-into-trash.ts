import type { QueryClient } from "@tanstack/react-query";
import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { toast } from "../ui/toast/toast.ts";
import { withDeck, withoutDeck } from "./deck-list.ts";
import { deleteDeck } from "./decks-api.ts";
import { restoreDeck } from "./trash-api.ts";
import { texts } from "./delete-into-trash.texts.ts";

/** Deletes a deck on the server, then from the cache, and offers to undo it. Throws AppError, and then the cache stays as it was. */
export async function deleteIntoTrash(queryClient: QueryClient, uid: string, deckId: number): Promise<void> {
  await deleteDeck(uid, deckId).catch(unlessGone);
  queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), (current) => current && withoutDeck(current, deckId));
  queryClient.removeQueries({ queryKey: queryKeys.deck(uid, deckId) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.trash(uid) });
  toast.success(texts.movedToTrash, { label: texts.undo, onSelect: () => void undo(queryClient, uid, deckId) });
}

async function undo(queryClient: QueryClient, uid: string, deckId: number): Promise<void> {
  try {
    takeBack(queryClient, uid, await restoreDeck(uid, deckId));
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
function unlessGone(failure: unknown): void {
  if (failure instanceof AppError && failure.status === 404) return;
  throw failure;
}
