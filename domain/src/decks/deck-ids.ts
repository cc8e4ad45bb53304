/** The tutorials' ids, per user; every other id is a creation timestamp. */
export const tutorialIds = [0, 1] as const;

export function isTutorialId(id: number): boolean {
  return tutorialIds.some((tutorialId) => tutorialId === id);
}

/** Whether a number can be a deck's id. */
export function isDeckId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

const firstTemporaryId = 2 ** 52;

/** Whether a deck has the number of a device, because the server does not have it yet. Times of creation are far smaller. */
export function isTemporaryDeckId(id: number): boolean {
  return id >= firstTemporaryId;
}

/** A number for a deck that was made without a network. `random`: from 0 to 1. */
export function newTemporaryDeckId(random: () => number): number {
  return firstTemporaryId + Math.floor(random() * 2 ** 51);
}
