import type { LocalErrorCode } from "../../errors/local-catalogue.ts";
import type { Day } from "../day.ts";

/** The bounds of an exam's plan. They stand apart from the plan, which brings the model of forgetting with it. */
export const EXAM = {
  /** New cards a day that a student can be asked to learn: each one takes about four answers on its first days. */
  mostNewADay: 100,
  /** how far off an exam may be, in days */
  mostDays: 730,
  /** the last days hold reviews alone: a fifth of the time, at least one day, at most a week */
  reviewShare: 0.2,
  mostReviewDays: 7,
  /** how far below the retention asked for the predicted recall may lie */
  recallSlack: 0.05,
} as const;

/** What keeps a day from being an exam's: it is over, or too far away to plan; null when nothing does. */
export function examDayProblem(examDay: Day | null, today: Day): LocalErrorCode | null {
  return examDay === null || examDay < today || examDay > today + EXAM.mostDays ? "study/bad-exam-day" : null;
}
