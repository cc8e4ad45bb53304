declare module "../store/tables.ts" {
  interface Tables {
    library: LibraryTable;
    libraryCounts: LibraryCountsTable;
  }
}

/** The Library's index: one row for each Public deck. */
export type LibraryTable = {
  id: number;
  official: 0 | 1;
  /** title-ranges.ts */
  titleRange: number;
  ownerId: string;
  /** domain/decks/title-key.ts */
  titleKey: string;
  /** search-text.ts */
  searchText: string;
};

/**
 * How many decks the Library has, and how often what its pages show has changed: the sums of all rows. They are several, so that two who publish
 * rarely wait for each other.
 */
export type LibraryCountsTable = { shard: number; decks: number; changes: number };
