declare module "../../store/tables.ts" {
  interface Tables {
    imports: ImportsTable;
    importDecks: ImportDecksTable;
    cardSources: CardSourcesTable;
    importedBases: ImportedBasesTable;
  }
}

/** An uploaded file, from its arrival until a day after the import is done. */
type ImportsTable = {
  id: string;
  ownerId: string;
  /** the file's name */
  name: string;
  state: "reading" | "ready" | "writing" | "done" | "failed" | "undone";
  /** the report as JSON text, once the file is read */
  report: string | null;
  /** what was written, as JSON text, once it is done */
  result: string | null;
  /** a code of the catalogue */
  error: string | null;
  /** the process on whose disk the files are */
  place: string;
  /** the last progress that its process stored */
  permille: number;
  /** what its files may take until it is confirmed, and take once it is read, in bytes; counted in the student's storage */
  bytes: number;
  /** ms since 1970 */
  createdAt: number;
  doneAt: number | null;
};

/** The decks that an import wrote; each row is written in its deck's transaction. */
type ImportDecksTable = {
  importId: string;
  deckId: number;
  title: string;
  isNew: 0 | 1;
  /** the deck's revision after the import */
  revision: number;
  /** the previous cards of a deck that existed, as JSON text */
  cardsBefore: string | null;
  /** what was stored before about its cards at their source, packed (`SourcesBefore`); null for a new deck, and for imports of earlier versions */
  sourcesBefore: Uint8Array | null;
};

/** What identifies an imported card in the program that it came from. */
type CardSourcesTable = {
  ownerId: string;
  deckId: number;
  cardId: string;
  guid: string;
  ord: number;
  noteTypeId: number;
  /** of the last imported content, to distinguish an edit here from one at the source */
  hash: string;
};

/** The cards of a deck as they were last imported: the base of the next merge. Keyed by (ownerId, deckId). */
type ImportedBasesTable = {
  ownerId: string;
  deckId: number;
  /** of `base`: a part of the student's storage */
  bytes: number;
  /** an `ImportedBase`, packed */
  base: Uint8Array;
};
