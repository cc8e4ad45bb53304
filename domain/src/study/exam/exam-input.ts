import type { CardState } from "../schedule/card-state.ts";
import type { Day } from "../day.ts";
import type { Scheduling } from "../schedule/scheduling.ts";

/** All that a plan for an exam is made from. */
export type ExamInput = {
  /** ms since 1970, and the study day that it belongs to */
  readonly now: number;
  readonly today: Day;
  readonly examDay: Day;
  /** cards that were never studied, and of the others those that were first studied today */
  readonly newCards: number;
  readonly newToday: number;
  /** the cards that were studied, those of today included */
  readonly studied: readonly CardState[];
  readonly scheduling: Scheduling;
  /** the student's own limit; the plan is made without it, and says so when it needs more */
  readonly reviewsPerDay: number;
  /** for the sampling of the prediction: the same seed predicts the same */
  readonly seed: number | string;
};
