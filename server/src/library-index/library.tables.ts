declare module "../store/tables.ts" {
  interface Tables {
    library: LibraryTable;
    libraryCounts: LibraryCountsTable;
    libraryWaiting: LibraryWaitingTable;
    libraryVocabulary: LibraryVocabularyTable;
    deckWorth: DeckWorthTable;
    newDecks: NewDecksTable;
    worthRenewals: WorthRenewalsTable;
  }
}

/** The Library's index: one row for each Public deck. The terms that it is found by are in "libraryTerms" (terms.store.ts). */
export type LibraryTable = {
  id: number;
  official: 0 | 1;
  ownerId: string;
  /** domain/decks/title-key.ts */
  titleKey: string;
  /** search-text.ts */
  searchText: string;
  /** what it can be filtered by (facets.ts); empty until its cards are indexed */
  facets: string;
};

/**
 * The number of decks in the Library, and of changes to what its pages show: the sums of all rows. There are several rows, so that two who
 * publish rarely wait for each other. Each change draws a new random mark (migration 0037).
 */
type LibraryCountsTable = { shard: number; decks: number; changes: number; mark: number };

/** A listed deck whose terms are to be written. Each change draws a new mark; the mark 0 is that of a deck which was listed before there were terms. */
type LibraryWaitingTable = { id: number; mark: number };

/** The words of the decks in the Library, for searches with typing errors. */
type LibraryVocabularyTable = { word: string };

/** How helpful decks are to others, Public ones and those that were (domain/library/helpfulness.ts); a deck without a row to nobody. */
type DeckWorthTable = { ownerId: string; deckId: number; worth: number };

/**
 * Decks that were published lately, the latest ones of each author, also those that have been hidden since. The author's lot says when their turn is; null for
 * authors who are not of age and activity.
 */
type NewDecksTable = {
  ownerId: string;
  deckId: number;
  /** when it was published, in ms since 1970 */ listedAt: number;
  lot: number | null;
};

/** One row, of id 1: when the nightly work on worth and lots was last done, in ms since 1970. */
type WorthRenewalsTable = { id: number; doneAt: number };
