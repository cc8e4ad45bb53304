declare module "../../../store/tables.ts" {
  interface Tables {
    cardStars: CardStarsTable;
  }
}

/**
 * The cards that a student starred, in own decks and others'. The star of a removed card stays, because the card may come back. Keyed by
 * all columns.
 */
type CardStarsTable = { userId: string; deckOwnerId: string; deckId: number; cardId: string };
