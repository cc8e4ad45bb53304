declare module "../../store/tables.ts" {
  interface Tables {
    imports: ImportsTable;
    importDecks: ImportDecksTable;
    cardSources: CardSourcesTable;
  }
}

/** A file that a student brought, from its arrival until it is forgotten a day after it was done. */
export type ImportsTable = {
  id: string;
  ownerId: string;
  /** of the file */
  name: string;
  state: "reading" | "ready" | "writing" | "done" | "failed" | "undone";
  /** JSON text of the report, once it was read */
  report: string | null;
  /** JSON text of what was written, once it was */
  result: string | null;
  /** a code of the catalogue */
  error: string | null;
  /** the process that has its files */
  place: string;
  /** how far it is, as the process that works on it wrote down last */
  permille: number;
  /** ms since 1970 */
  createdAt: number;
  doneAt: number | null;
};

/** The decks that an import wrote; each row is written with its deck. */
export type ImportDecksTable = {
  importId: string;
  deckId: number;
  title: string;
  isNew: 0 | 1;
  /** the deck's, after the import */
  revision: number;
  /** of a deck that was there: its cards as they were, JSON text */
  cardsBefore: string | null;
};

/** What an imported card is known by in the program that it came from. */
export type CardSourcesTable = {
  ownerId: string;
  deckId: number;
  cardId: string;
  guid: string;
  ord: number;
  noteTypeId: number;
  /** of the content that came in last, so that an edit here is told from an edit there */
  hash: string;
};
