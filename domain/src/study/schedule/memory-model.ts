/**
 * A student's memory model: FSRS-6 weights learned from their own log. Each answer carries the model with which it was scheduled. Without
 * one the average student's weights apply.
 */
export type MemoryModel = {
  /** counted from 1 for each student, over all learned models */
  readonly version: number;
  /** the 21 weights of FSRS-6 */
  readonly weights: readonly number[];
  /** each card has its own pace (see pacing.ts); older answers are replayed without it */
  readonly isPaced?: true;
};

/** The models that schedule a student's cards: a deck's own before the student's; the average's if both are missing. */
export type MemoryModels = { readonly own: MemoryModel | null; readonly byDeck: ReadonlyMap<string, MemoryModel> };

export const averageMemory: MemoryModels = { own: null, byDeck: new Map() };

/** The model for a deck's cards; null for the average's. */
export function modelFor({ own, byDeck }: MemoryModels, deckKey: string): MemoryModel | null {
  return byDeck.get(deckKey) ?? own;
}

/** The bounds of each weight: FSRS-6's own, except for the last, which keeps the curve from being flat. */
export const weightBounds: readonly (readonly [least: number, most: number])[] = [
  [0.001, 100],
  [0.001, 100],
  [0.001, 100],
  [0.001, 100],
  [1, 10],
  [0.001, 4],
  [0.001, 4],
  [0.001, 0.75],
  [0, 4.5],
  [0, 0.8],
  [0.001, 3.5],
  [0.001, 5],
  [0.001, 0.25],
  [0.001, 0.9],
  [0, 4],
  [0, 1],
  [1, 6],
  [0, 2],
  [0, 2],
  [0.01, 0.8],
  [0.1, 0.8],
];

/** Number of decimal places; more would be noise, and every answer stores them. */
const digits = 4;

/** The weights within their bounds, rounded, and with initial stabilities that never fall with a better rating; null for an invalid set. */
export function boundedWeights(proposedWeights: readonly number[]): number[] | null {
  if (proposedWeights.length !== weightBounds.length || !proposedWeights.every(Number.isFinite)) return null;
  const weights = weightBounds.map(([least, most], at) => rounded(Math.min(Math.max(proposedWeights[at] ?? least, least), most)));
  for (let rating = 1; rating < 4; rating++) weights[rating] = Math.max(weights[rating] ?? 0, weights[rating - 1] ?? 0);
  return weights;
}

/** Whether weights are complete and within their bounds. */
export function areWeights(proposedWeights: readonly number[]): boolean {
  return (
    proposedWeights.length === weightBounds.length &&
    weightBounds.every(([least, most], at) => {
      const weight = proposedWeights[at] ?? Number.NaN;
      return weight >= least && weight <= most;
    })
  );
}

function rounded(value: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
