import type { QueryClient } from "@tanstack/react-query";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { withoutDeck } from "./deck-list.ts";
import { deleteDeck } from "./decks-api.ts";
import { queryKeys } from "../lib/query-keys.ts";

/** Deletes a deck on the server, then from what this page knows. Throws AppError, and nothing is forgotten then. */
export async function deleteForGood(queryClient: QueryClient, uid: string, deckId: number): Promise<void> {
  await deleteDeck(uid, deckId).catch(unlessGone);
  queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), (known) => known && withoutDeck(known, deckId));
  queryClient.removeQueries({ queryKey: queryKeys.deck(uid, deckId) });
}

/** A deck that is gone already, deleted in another tab, is as good as deleted. */
function unlessGone(failure: unknown): void {
  if (failure instanceof AppError && failure.status === 404) return;
  throw failure;
}
