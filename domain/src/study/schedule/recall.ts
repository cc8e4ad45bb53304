import type { CardState } from "./card-state.ts";
import { dayMs } from "../../time/units.ts";
import { forgettingCurve } from "./fsrs.ts";

/**
 * The chance, from 0 to 1, that a card is remembered at a moment (ms since 1970): FSRS-6's forgetting curve over the time since the last
 * review, parts of days included. A new card has none: 0. `weights` are the student's own; without them the average's hold.
 */
export function recallAt(
  { stability, lastReview }: Pick<CardState, "stability" | "lastReview">,
  at: number,
  weights?: readonly number[],
): number {
  return lastReview === null ? 0 : forgettingCurve(Math.max(0, at - lastReview) / dayMs, stability, weights);
}
