import type { ErrorCode } from "../errors/catalogue.ts";

/** The limits of practice tests; lengths are in UTF-16 code units, as `String.length` counts. */
export const PRACTICE = {
  answerMaxLength: 5000,
  /** the text of a deck's cards, for a test of all of them: 10,000 cards of 400 */
  testMaxLength: 4_000_000,
  /** how much of a deck's text an answer is compared with */
  comparedLength: 400_000,
  /** wordings that a student may have counted as right, for each card */
  wordingsPerCard: 20,
} as const;

/** What keeps an answer from being evaluated; null when nothing does. */
export function answerProblem(answer: string): ErrorCode | null {
  if (answer.trim() === "") return "practice/answer-needed";
  if (answer.length > PRACTICE.answerMaxLength) return "practice/answer-too-long";
  return null;
}
