import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { PRACTICE } from "../limits/limits.ts";

/** The reason why an answer can't be evaluated; null if it can. */
export function answerProblem(answer: string): LocalErrorCode | null {
  if (answer.trim() === "") return "practice/answer-needed";
  if (answer.length > PRACTICE.answerMaxLength) return "practice/answer-too-long";
  return null;
}
