import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { PRACTICE } from "../limits/limits.ts";

/** What keeps an answer from being evaluated; null when nothing does. */
export function answerProblem(answer: string): LocalErrorCode | null {
  if (answer.trim() === "") return "practice/answer-needed";
  if (answer.length > PRACTICE.answerMaxLength) return "practice/answer-too-long";
  return null;
}
