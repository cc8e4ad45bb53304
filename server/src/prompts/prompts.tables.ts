declare module "../store/tables.ts" {
  interface Tables {
    prompts: PromptsTable;
    deckPrompts: DeckPromptsTable;
  }
}

/**
 * The prompts of decks that a student has begun to study, by their keys in the log. Keyed by (deckOwnerId, deckId, key). Triggers derive
 * from these rows whether a studied card is present.
 */
type PromptsTable = { deckOwnerId: string; deckId: number; key: string };

/**
 * The number of a deck's prompts. A deck without a row has one for each card, and no student has begun it. Keyed by (deckOwnerId, deckId).
 */
type DeckPromptsTable = {
  deckOwnerId: string;
  deckId: number;
  prompts: number;
  /** whether its keys are in `prompts` */ isListed: 0 | 1;
};
