import type { CardMatch } from "../../library/library-deck.ts";
import { LIBRARY } from "../../limits/limits.ts";

/** A deck of the student's own lists or groups that a search found. */
export type FoundDeck = {
  deckId: number;
  title: string;
  /** null for an own deck */
  author: string | null;
  /** the title, with the author, has all words of the search */
  isByTitle: boolean;
  /** the cards that were found, the best first; none if the title or the author was found alone */
  cards: readonly CardMatch[];
};

/** What a search in the student's decks found, the best first. `hasMore`: there are further ones, which a longer search finds. */
export type FoundDecks = { decks: readonly FoundDeck[]; hasMore: boolean };

/** What a search in the own decks finds at most: decks, and cards of each. */
export const OWN_SEARCH = { decks: 50, cardsOfDeck: 3 } as const;

/** A shorter search would find nearly everything. */
const shortestSearch = 3;
/** Scripts that put no spaces between words have words of one letter. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether the cards are searched for this text: from three letters on, and from the first one of a script without spaces; of a very long text only titles. */
export function isSearchedOnCards(text: string): boolean {
  const search = text.trim();
  if (search.length > LIBRARY.searchMaxLength) return false;
  return Array.from(search).length >= shortestSearch || unspaced.test(search);
}
