/** The limits of a deck; lengths are in UTF-16 code units, as `String.length` counts. */
export const DECK = {
  titleMaxLength: 300,
  descriptionMaxLength: 5000,
  maxCards: 10_000,
  /** decks a student may have */
  maxDecks: 5000,
  /** blank cards a new deck's form starts with */
  blankCardsAtStart: 3,
  minCards: 1,
} as const;

/** The tutorials' ids, per user; every other id is a creation timestamp. */
export const tutorialIds = [0, 1] as const;

export function isTutorialId(id: number): boolean {
  return tutorialIds.some((tutorialId) => tutorialId === id);
}

/** Whether a number can be a deck's id. */
export function isDeckId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
