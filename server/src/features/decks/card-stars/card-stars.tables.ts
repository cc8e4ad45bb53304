declare module "../../../store/tables.ts" {
  interface Tables {
    cardStars: CardStarsTable;
  }
}

/** The cards that a student starred, in own decks and others'. A card that left its deck keeps its star, for it may come back. Keyed by all of it. */
export type CardStarsTable = { userId: string; deckOwnerId: string; deckId: number; cardId: string };
