import { examinerError } from "../examiner-error.ts";
import type { Evaluation } from "../open-ended.ts";
import { longestReply, objectsIn } from "./find-objects.ts";
import type { KindsOfAnswer } from "./prompts.ts";

/** A question from a model's reply that passed the specification's filter. `card` is the number of the card, from 1. */
export type RepliedQuestion = { card: number | null; question: string; choices: string[]; answer: string };

/**
 * The questions in a model's reply: JSON anywhere in it, complete items only. An item needs a question, at least two choices, an answer, and the
 * answer among the choices (specification, section 5); any other item is dropped, never corrected. Throws only `api/invalid-response` (no text),
 * `api/invalid-json` (no JSON), `api/no-questions` (JSON without items) and `api/invalid-questions` (no item is valid).
 */
export function readQuestions(reply: unknown): RepliedQuestion[] {
  const text = textOf(reply);
  const plainReply = withoutThinking(text);
  const objects = objectsIn(plainReply);
  const replyObjects = objects.length > 0 || plainReply === text ? objects : objectsIn(text);
  if (replyObjects.length === 0) throw examinerError(/\[\s*\]/.test(text.slice(0, longestReply)) ? "api/no-questions" : "api/invalid-json");
  const items = replyObjects.flatMap(itemsOf);
  if (items.length === 0) throw examinerError("api/no-questions");
  const questions = items.flatMap(questionIn);
  if (questions.length === 0) throw examinerError("api/invalid-questions");
  return questions;
}

/**
 * The evaluation in a model's reply. It needs a boolean `isCorrect` and a `score` from 0 to 100 that agrees with it; the feedback is optional. Throws
 * only `api/invalid-response`, `api/invalid-json` and `api/invalid-evaluation`; the last also when the reply has several evaluations that differ,
 * because one of them may be quoted from the student's answer.
 */
export function readEvaluation(reply: unknown): Evaluation {
  const objects = objectsIn(withoutThinking(textOf(reply)));
  if (objects.length === 0) throw examinerError("api/invalid-json");
  const evaluations = objects.filter((object) => "isCorrect" in object || "score" in object).map(evaluationIn);
  const [first] = evaluations;
  const isOneVerdict = evaluations.every((other) => other?.isCorrect === first?.isCorrect && other?.score === first?.score);
  if (!first || !isOneVerdict) throw examinerError("api/invalid-evaluation");
  return first;
}

/** Whether a reply to `answerAlonePrompt` says that the answer is a statement. A reply with both words, or with neither, does not. */
export function isStatement(reply: unknown, { statement, order }: KindsOfAnswer): boolean {
  const text = typeof reply === "string" ? withoutThinking(reply.slice(0, longestReply)) : "";
  return text.includes(statement) && !text.includes(order);
}

/** Whether a verdict and a score agree. 90 or more is correct and less than 40 is wrong; between them is partial credit, with either verdict. */
export function agrees(isCorrect: boolean, score: number): boolean {
  return isCorrect ? score >= 40 : score < 90;
}

/** Reasoning at the beginning of a reply is removed. Reasoning without an end leaves nothing. */
function withoutThinking(text: string): string {
  const end = text.lastIndexOf("</think>");
  const after = end < 0 ? text : text.slice(end + "</think>".length);
  const start = after.indexOf("<think>");
  return start < 0 ? after : after.slice(0, start);
}

function textOf(reply: unknown): string {
  if (typeof reply !== "string" || reply.trim() === "") throw examinerError("api/invalid-response");
  return reply.slice(0, longestReply);
}

/** An item, or the items of an object around them: `{"questions": […]}`. */
function itemsOf(object: Record<string, unknown>): Record<string, unknown>[] {
  if ("question" in object || "choices" in object) return [object];
  return Object.values(object).flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : []));
}

function questionIn({ card, question, choices, answer }: Record<string, unknown>): RepliedQuestion[] {
  if (!isText(question) || !isText(answer) || !Array.isArray(choices) || !choices.every(isText)) return [];
  if (choices.length < 2 || !choices.includes(answer)) return [];
  return [{ card: Number.isSafeInteger(card) ? (card as number) : null, question, choices, answer }];
}

function evaluationIn({ isCorrect, score, feedback }: Record<string, unknown>): Evaluation | null {
  if (typeof isCorrect !== "boolean" || typeof score !== "number") return null;
  const words = isText(feedback) ? feedback.slice(0, 2000) : "";
  return score >= 0 && score <= 100 && agrees(isCorrect, score) ? { isCorrect, score: Math.round(score), feedback: words } : null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
