import type { ErrorCode } from "../errors/catalogue.ts";

/** The limits of an open-ended test; lengths are in UTF-16 code units, as `String.length` counts. */
export const PRACTICE = {
  answerMaxLength: 5000,
  /** wordings that a student may have counted as right, for each card */
  wordingsPerCard: 20,
} as const;

/** What keeps an answer from being evaluated; null when nothing does. */
export function answerProblem(answer: string): ErrorCode | null {
  if (answer.trim() === "") return "practice/answer-needed";
  if (answer.length > PRACTICE.answerMaxLength) return "practice/answer-too-long";
  return null;
}
