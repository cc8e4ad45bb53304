import { countsAsCorrect, MARKS } from "../../practice/examiner/question/marks.ts";
import { isAway, isDue, type Progress } from "../schedule/due.ts";
import type { Rating } from "../schedule/ratings.ts";

/** The sources of answers. */
export const sources = ["study", "multiple-choice", "open-ended"] as const;

export type Source = (typeof sources)[number];

/** How much an answer of each source proves, from 0 to 1: see `stateAfterAnswer`. */
export const weights: Record<Source, number> = { study: 1, "multiple-choice": 0.5, "open-ended": 1 };

/** The result of a practice test for a card; `score` is 0 to 100. An answer that could not be evaluated is not sent. */
export type PracticeAnswer = { source: "multiple-choice"; isCorrect: boolean } | { source: "open-ended"; score: number };

/**
 * The review that a practice test's answer counts as; null if it counts as none, because the card is not due (a new card never is),
 * suspended or buried. Reviewing early teaches little, but would postpone the next date.
 *
 * - A right choice is Good at half weight. One guess in four is right, and recognizing an answer is less than recalling it; half the growth
 *   of the stability brings the card back sooner. It is not Hard, because Hard would also raise the card's difficulty, for which a right
 *   answer is no evidence.
 * - A wrong choice is Again at full weight: a student who does not find the answer among four would not have recalled it.
 * - A written answer was recalled, so it counts as in a study session: full credit (90 or more) is Good, partial credit (40 or more) is
 *   Hard, less is Again. It is never Easy: a test does not ask how easy it was.
 */
export function practiceReview(
  answer: PracticeAnswer,
  progress: Progress,
  { at, dayShiftMs }: { at: number; dayShiftMs: number },
): { rating: Rating; weight: number } | null {
  if (isAway(progress, at) || !isDue(progress.card, at, dayShiftMs)) return null;
  const rating = answer.source === "multiple-choice" ? (answer.isCorrect ? "good" : "again") : ratingOfScore(answer.score);
  return { rating, weight: rating === "again" ? 1 : weights[answer.source] };
}

/** The rating for a written answer's score, from 0 to 100. Never Easy: a test does not ask how easy it was. */
export function ratingOfScore(score: number): Rating {
  if (countsAsCorrect(score)) return "good";
  return score >= MARKS.leastPartial ? "hard" : "again";
}
