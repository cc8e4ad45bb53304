import { useQueryClient } from "@tanstack/react-query";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { setLanguages } from "../decks-api.ts";

/** Sets the languages of an own deck, and updates the cache. Throws AppError. */
export function useSetLanguages(uid: string, deckId: number): (languages: DeckLanguages) => Promise<void> {
  const queryClient = useQueryClient();
  return async (choice) => {
    const { languages, updatedAt } = await setLanguages(uid, deckId, choice);
    await showChanged<Deck | null>(
      queryClient,
      queryKeys.deck(uid, deckId),
      (deck) => deck && { ...deck, updatedAt, ...(languages && { languages }) },
    );
  };
}
