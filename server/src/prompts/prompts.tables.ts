declare module "../store/tables.ts" {
  interface Tables {
    prompts: PromptsTable;
    deckPrompts: DeckPromptsTable;
  }
}

/**
 * What is asked in a deck, by the keys that the log calls it; of decks that a student has begun to study. Keyed by (deckOwnerId, deckId, key).
 * Whether a studied card is present follows these rows by triggers.
 */
export type PromptsTable = { deckOwnerId: string; deckId: number; key: string };

/** How many prompts a deck has. A deck without a row has as many as it has cards, and no student has begun it. Keyed by (deckOwnerId, deckId). */
export type DeckPromptsTable = {
  deckOwnerId: string;
  deckId: number;
  prompts: number;
  /** whether its keys stand in `prompts` */ isListed: 0 | 1;
};
