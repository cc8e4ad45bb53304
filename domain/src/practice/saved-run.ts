import { advance, pick, pickedChoice, startChoiceRun, type ChoiceQuestion, type ChoiceRun } from "./multiple-choice.ts";
import { evaluated, evaluationFailed, nextQuestion, startOpenRun, type Evaluation, type OpenQuestion, type OpenRun } from "./open-ended.ts";
import type { ReviewedRun } from "./run-reviews.ts";

/** Raised when the saved form changes; a run saved by another version is not read, and the test starts again. */
const version = 1;

/**
 * A run as text, so that a reload goes on where it was. Only what the student met and did is kept; points, streaks and
 * counters are worked out again by the same rules, so that a saved run cannot contradict itself.
 */
export function savedChoiceRun(run: ChoiceRun): string {
  const { id, counted, questions, picks, index, isFinished } = run;
  return JSON.stringify({ kind: "multiple-choice", version, id, counted, questions, picks, index, isFinished });
}

export function savedOpenRun(run: OpenRun): string {
  const { id, counted, questions, results, index, isFinished } = run;
  return JSON.stringify({ kind: "open-ended", version, id, counted, questions, results, index, isFinished });
}

/**
 * The run that was saved, or null for anything else: another kind, another version, damaged text. Never throws. A run that was saved before
 * runs had ids gets `freshId`.
 */
export function readChoiceRun(text: string | null, freshId: string): ChoiceRun | null {
  const saved = readSaved(text, "multiple-choice");
  if (!saved || !isArrayOf(saved["questions"], isChoiceQuestion) || !isArrayOf(saved["picks"], isString)) return null;
  let run: ChoiceRun = { ...startChoiceRun(saved["questions"], freshId), ...savedReviews(saved) };
  for (const choice of saved["picks"]) {
    const before = pickedChoice(run) === null ? run : advance(run);
    run = pick(before, choice);
    if (run === before) return null;
  }
  return atSavedPlace(run, saved, advance);
}

/** As `readChoiceRun`, for an open-ended test. */
export function readOpenRun(text: string | null, freshId: string): OpenRun | null {
  const saved = readSaved(text, "open-ended");
  if (!saved || !isArrayOf(saved["questions"], isOpenQuestion) || !isArrayOf(saved["results"], isResult)) return null;
  let run: OpenRun = { ...startOpenRun(saved["questions"], freshId), ...savedReviews(saved) };
  for (const [place, { userAnswer, evaluation, state }] of saved["results"].entries()) {
    const before = place === 0 ? run : nextQuestion(run);
    run = state === "failed" ? evaluationFailed(before, userAnswer) : evaluated(before, userAnswer, evaluation);
    if (run === before) return null;
    if (state === "counted-as-right")
      run = { ...run, results: run.results.map((result, at) => (at === place ? { ...result, state } : result)) };
  }
  return atSavedPlace(run, saved, nextQuestion);
}

/** The replayed run, moved past its last answer when the saved one was; null when the two do not meet. */
function atSavedPlace<R extends { index: number; isFinished: boolean }>(run: R, saved: Saved, next: (run: R) => R): R | null {
  const isThere = (reached: R) => reached.index === saved["index"] && reached.isFinished === saved["isFinished"];
  if (isThere(run)) return run;
  const further = next(run);
  return isThere(further) ? further : null;
}

type Saved = Record<string, unknown>;

/** What the schedule knows the run by; nothing for a run that it does not know. */
function savedReviews({ id, counted }: Saved): ReviewedRun | null {
  return isString(id) && isArrayOf(counted, isPlace) ? { id, counted } : null;
}

function readSaved(text: string | null, kind: string): Saved | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && value["kind"] === kind && value["version"] === version ? value : null;
  } catch {
    return null; // Damaged text is no run; there is nothing to tell the student but a fresh start.
  }
}

function isChoiceQuestion(value: unknown): value is ChoiceQuestion {
  if (!isObject(value) || !isString(value["cardId"]) || !isString(value["question"]) || !isString(value["answer"])) return false;
  return isArrayOf(value["choices"], isString) && value["choices"].includes(value["answer"]);
}

function isOpenQuestion(value: unknown): value is OpenQuestion {
  return isObject(value) && ["id", "question", "correctAnswer", "term"].every((key) => isString(value[key]));
}

type SavedResult = { userAnswer: string; evaluation: Evaluation; state: "evaluated" | "failed" | "counted-as-right" };

function isResult(value: unknown): value is SavedResult {
  if (!isObject(value) || !isString(value["userAnswer"]) || !isEvaluation(value["evaluation"])) return false;
  return ["evaluated", "failed", "counted-as-right"].includes(value["state"] as string);
}

function isEvaluation(value: unknown): value is Evaluation {
  if (!isObject(value) || typeof value["isCorrect"] !== "boolean" || !isString(value["feedback"])) return false;
  return typeof value["score"] === "number" && value["score"] >= 0 && value["score"] <= 100;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value);
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isArrayOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}
