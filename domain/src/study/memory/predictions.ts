import type { Day } from "../day.ts";
import { forgettingCurve, memoryBy } from "../schedule/fsrs.ts";
import type { Review } from "./reviews.ts";

/** What was expected of one answer, as a chance from 0 to 1, and what came. */
export type Prediction = {
  readonly day: Day;
  readonly expected: number;
  readonly isRight: boolean;
  /** days since the answer before, how many answers there were before, and how many of these were wrong */
  readonly days: number;
  readonly nth: number;
  readonly misses: number;
};

/** No span is longer: a hundred years. */
export const longestDays = 36_500;

/** What some weights expect of each answer that came with a day between, knowing no more than the answers before it. */
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
