declare module "../../../store/tables.ts" {
  interface Tables {
    creationKeys: CreationKeysTable;
  }
}

/** The keys of the requests that created decks in the last 60 days; each is deleted with its deck. */
type CreationKeysTable = {
  ownerId: string;
  key: string;
  /** a digest of the request */
  fingerprint: string;
  deckId: number;
  /** ms since 1970 */
  createdAt: number;
};
