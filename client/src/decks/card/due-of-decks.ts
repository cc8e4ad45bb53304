import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { t } from "../../lib/language/t.ts";
import type { StudiedDecks, StudySummary } from "../../study/requests/study-api.ts";

/** The number of due cards in each own deck, by the deck's id: reviews, and cards in their learning steps. */
export function dueOfOwnDecks(decks: StudySummary["decks"], uid: string): ReadonlyMap<number, number> {
  // All students have their own tutorials under the same two ids, so the key decides.
  const own = decks.filter(({ deckKey, deckId }) => deckKey === deckKeyOf(uid, deckId));
  return new Map(own.map(({ deckId, due, learning }) => [deckId, due + learning]));
}

/** How far the student is with each own deck, by the deck's id. */
export function studiedOwnDecks(decks: StudiedDecks["decks"], uid: string): ReadonlyMap<number, StudiedDecks["decks"][number]> {
  return new Map(decks.filter(({ deckKey, deckId }) => deckKey === deckKeyOf(uid, deckId)).map((deck) => [deck.deckId, deck]));
}

/** Such as '3 due' or '1,234 due'. */
export function dueText(due: number): string {
  return t("{due, number} due", { due });
}
