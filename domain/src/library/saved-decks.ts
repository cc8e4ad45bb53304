import type { LibraryDeckSummary } from "./library-deck.ts";

/** A deck of another student in the own list: saved, or studied. */
export type DeckFromOthers = {
  deckId: number;
  /** ms since 1970; null for a deck that was only studied */
  savedAt: number | null;
  isStarred: boolean;
  /** null while its author does not share it: nothing of it is revealed, not even its title */
  deck: LibraryDeckSummary | null;
  /** for a deck that is not shared, how many of its cards the student has learned; otherwise 0 */
  learned: number;
  /** the student writes it as a co-author; absent otherwise */
  mayEdit?: true;
};

/** A student's saved decks and stars. */
export type SavedDecks = {
  /** own decks with a star, by their ids */
  starred: number[];
  /** the last saved first, then those that were only studied */
  others: DeckFromOthers[];
};
