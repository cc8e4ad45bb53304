import { countsAsCorrect, MARKS } from "../../practice/grading/question/verdict.ts";
import { isAway, isDue, type Progress } from "../schedule/due.ts";
import type { Rating } from "../schedule/ratings.ts";

/** Where an answer came from. */
export const sources = ["study", "multiple-choice", "open-ended"] as const;

export type Source = (typeof sources)[number];

/** How much an answer of each kind proves: what `weight` means is said at `answered`. */
export const weights: Record<Source, number> = { study: 1, "multiple-choice": 0.5, "open-ended": 1 };

/** What a practice test found out; `score` is 0 to 100. An answer that could not be evaluated has found out nothing and is not sent. */
export type PracticeAnswer = { source: "multiple-choice"; isCorrect: boolean } | { source: "open-ended"; score: number };

/**
 * The review that an answer in a practice test stands for; null when it stands for none, because the card is not due (a new card never
 * is) or was put away. Reviewing early teaches little and would push the next date away for it.
 *
 * - A right choice is Good at half weight. One in four guesses is right, and to recognise an answer is less than to produce it; half the
 *   growth of the stability brings the card back sooner than a recalled one. It is not Hard, because Hard would also mark the card as
 *   a difficult one, which a right answer is no sign of.
 * - A wrong choice is Again, whole: who does not find the answer among four would not have found it alone.
 * - A written answer was recalled, so it counts as in a study session: full credit (90 or more) is Good, partial credit (40 or more)
 *   is Hard, less is Again. It is never Easy: a test does not ask how easy it was.
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

/** The rating that a written answer with this score proves. It is never Easy: nothing asks how easy it was. */
export function ratingOfScore(score: number): Rating {
  if (countsAsCorrect(score)) return "good";
  return score >= MARKS.leastPartial ? "hard" : "again";
}
