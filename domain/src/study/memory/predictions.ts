import type { Day } from "../day.ts";
import { forgettingCurve, memoryBy } from "../schedule/fsrs.ts";
import type { Review } from "./reviews.ts";

/** The expected recall of an answer, from 0 to 1, and the result. */
export type Prediction = {
  readonly day: Day;
  readonly expected: number;
  readonly isRight: boolean;
  /** days since the answer before, the number of earlier answers, and of wrong ones */
  readonly days: number;
  readonly nth: number;
  readonly misses: number;
};

/** The longest delay: a hundred years. */
export const longestDays = 36_500;

/** The prediction of some weights for each answer at least a day after the last, from the answers before it. */
export function predictionsOf(cards: readonly (readonly Review[])[], weights: readonly number[]): Prediction[] {
  const memory = memoryBy(weights);
  const predictions: Prediction[] = [];
  for (const reviews of cards) {
    let state: ReturnType<typeof memory> | null = null;
    let last: Day | null = null;
    let misses = 0;
    for (const [nth, { day, grade }] of reviews.entries()) {
      const days = last === null ? 0 : Math.min(day - last, longestDays);
      if (state && days > 0)
        predictions.push({ day, expected: forgettingCurve(days, state.stability, weights), isRight: grade > 1, days, nth, misses });
      state = memory(state, days, grade);
      if (grade === 1) misses++;
      last = day;
    }
  }
  return predictions;
}
