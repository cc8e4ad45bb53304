/** The tutorials' ids, per user; every other id is a creation timestamp. */
export const tutorialIds = [0, 1] as const;

export function isTutorialId(id: number): boolean {
  return tutorialIds.some((tutorialId) => tutorialId === id);
}

/** Whether a number can be a deck's id. */
export function isDeckId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
