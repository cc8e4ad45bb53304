import type { CountedRun } from "./run-reviews.ts";

/** Raised when the saved form changes; a run of another version is not read, and the test starts over. */
const version = 1;

type Kind = "multiple-choice" | "open-ended";
type Going = { index: number; isFinished: boolean };

/**
 * A run as text, so that it continues after a reload. Only the questions and the student's answers are saved; points, streaks and counters are
 * computed from them by the same rules, so that a saved run cannot contradict itself.
 */
export function savedText(kind: Kind, run: Going & CountedRun & { questions: unknown; picks?: unknown; results?: unknown }): string {
  const { id, testId, counted, questions, picks, results, index, isFinished } = run;
  return JSON.stringify({ kind, version, id, testId, counted, questions, picks, results, index, isFinished });
}

/** The replayed run, moved past its last answer if the saved one was; null if the two don't match. */
export function atSavedPlace<R extends Going>(run: R, savedRun: SavedRun, next: (run: R) => R): R | null {
  const isThere = (reached: R) => reached.index === savedRun["index"] && reached.isFinished === savedRun["isFinished"];
  if (isThere(run)) return run;
  const further = next(run);
  return isThere(further) ? further : null;
}

export type SavedRun = Record<string, unknown>;

/** The run's id and counted reviews, if the study log knows it. */
export function savedReviews({ id, testId, counted }: SavedRun): CountedRun | null {
  return isString(id) && isArrayOf(counted, isPlace) ? { id, counted, testId: isString(testId) ? testId : null } : null;
}

/** The saved data of a run of this kind; null for anything else: another kind, another version, damaged text. Never throws. */
export function readSaved(text: string | null, kind: Kind): SavedRun | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && value["kind"] === kind && value["version"] === version ? value : null;
  } catch {
    return null; // Damaged text is not a run: the test just starts over.
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value);
}

export function isString(value: unknown): value is string {
  return typeof value === "string";
}

export function isArrayOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}
