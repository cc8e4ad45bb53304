declare module "../../../store/tables.ts" {
  interface Tables {
    deckVersions: DeckVersionsTable;
    versionMedia: VersionMediaTable;
  }
}

/** Earlier versions of decks, including those in the trash. Keyed by (ownerId, deckId, revision). */
export type DeckVersionsTable = {
  ownerId: string;
  deckId: number;
  /** the deck's revision at that time */
  revision: number;
  /** ms since 1970 */
  savedAt: number;
  /** when the next save came, in ms since 1970 */
  replacedAt: number;
  title: string;
  cardCount: number;
  /** how many cards the next save added, changed and removed */
  added: number;
  changed: number;
  removed: number;
  /** the row's part of its owner's storage */
  bytes: number;
  /** `packed` JSON text: title, description and cards */
  content: Uint8Array;
  /** the co-author who made the next save: null for the deck's owner, empty once the account is gone */
  savedBy: string | null;
};

/** The pictures and sounds that versions use: they are kept as long as the version, and are restored with a card. */
type VersionMediaTable = { ownerId: string; deckId: number; revision: number; mediaId: string };
