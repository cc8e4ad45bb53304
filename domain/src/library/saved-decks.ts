import type { LibraryDeckSummary } from "./library-deck.ts";

/** A deck of another student in one's own list: saved, or studied. */
export type DeckFromOthers = {
  deckId: number;
  /** ms since 1970; null for a deck that was only studied */
  savedAt: number | null;
  isStarred: boolean;
  /** null while its author does not share it: nothing of a deck is told that may not be read, not even what it was called */
  deck: LibraryDeckSummary | null;
  /** of a deck that is not shared, how many of its cards the student has learned; 0 else */
  learned: number;
};

/** What a student keeps of decks beside their own. */
export type SavedDecks = {
  /** own decks with a star, by their ids */
  starred: number[];
  /** the last saved first, then those that were only studied */
  others: DeckFromOthers[];
};
