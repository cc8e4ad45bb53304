declare module "../../../store/tables.ts" {
  interface Tables {
    deckMarks: DeckMarksTable;
  }
}

/** What a student keeps of a deck, an own one or another's. Times are ms since 1970, null for what was not done. Keyed by (userId, deck). */
export type DeckMarksTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  /** of others' decks alone */
  savedAt: number | null;
  starredAt: number | null;
  /** when the student took the deck out of the list of others' decks */
  removedAt: number | null;
};
