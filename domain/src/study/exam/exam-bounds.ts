import type { LocalErrorCode } from "../../errors/local-catalogue.ts";
import type { Day } from "../day.ts";

/** The bounds of an exam's plan. They are separate from the plan, which imports the scheduling model. */
export const EXAM = {
  /** New cards a day that a student can be asked to learn: each takes about four answers on its first days. */
  mostNewADay: 100,
  /** the furthest date of an exam, in days */
  mostDays: 730,
  /** the last days are for reviews only: a fifth of the time, at least one day, at most a week */
  reviewShare: 0.2,
  mostReviewDays: 7,
  /** how far the predicted recall may be below the requested retention */
  recallSlack: 0.05,
} as const;

/** Why a day cannot be an exam's: it is over, or too far away to plan. Null if it can. */
export function examDayProblem(examDay: Day | null, today: Day): LocalErrorCode | null {
  return examDay === null || examDay < today || examDay > today + EXAM.mostDays ? "study/bad-exam-day" : null;
}
