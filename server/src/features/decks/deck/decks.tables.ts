declare module "../../../store/tables.ts" {
  interface Tables {
    creationKeys: CreationKeysTable;
  }
}

/** The keys of the requests that made decks in the last 24 hours; each goes with its deck. */
export type CreationKeysTable = {
  ownerId: string;
  key: string;
  /** a digest of what was asked for */
  fingerprint: string;
  deckId: number;
  /** ms since 1970 */
  createdAt: number;
};
