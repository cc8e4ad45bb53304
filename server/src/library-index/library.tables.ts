declare module "../store/tables.ts" {
  interface Tables {
    library: LibraryTable;
    libraryCounts: LibraryCountsTable;
    libraryRefolds: LibraryRefoldsTable;
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
 * The number of decks in the Library, and of changes to what its pages show: the sums of all rows. There are several rows, so that two who
 * publish rarely wait for each other. Each change draws a new random mark (migration 0037).
 */
type LibraryCountsTable = { shard: number; decks: number; changes: number; mark: number };

/** One row while search texts of decks up to `lastId` may still be folded in the former way: those with an id above `afterId`. */
type LibraryRefoldsTable = { lastId: number; afterId: number };
