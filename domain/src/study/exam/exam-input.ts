import type { CardState } from "../schedule/card-state.ts";
import type { Day } from "../day.ts";
import type { Scheduling } from "../schedule/scheduling.ts";

/** The input of an exam's plan. */
export type ExamInput = {
  /** ms since 1970, and its study day */
  readonly now: number;
  readonly today: Day;
  readonly examDay: Day;
  /** cards that were never studied, and those first studied today */
  readonly newCards: number;
  readonly newToday: number;
  /** the studied cards, including today's */
  readonly studied: readonly CardState[];
  readonly scheduling: Scheduling;
  /** the student's own limit; the plan may exceed it, and then says so */
  readonly reviewsPerDay: number;
  /** the seed of the prediction's sampling: the same seed predicts the same */
  readonly seed: number | string;
};
