import type { Outcome, Outcomes } from "./compare-tests.ts";

/** A choice that was made: a digest of the right one, and whether it was that. */
export type ChoiceMark = { answer: string; isCorrect: boolean };

/**
 * The server's data on a test's questions, by key, so that it can count by itself: for a choice a digest of the right one, with the result in a finished
 * test if it was answered; for a written answer its mark, null until it has one.
 */
export type Marks = Record<string, string | ChoiceMark | Outcome | null>;

/** The result of each question; null if it was not answered. */
export function outcomesOf(marks: Marks): Outcomes {
  return Object.fromEntries(Object.entries(marks).map(([key, mark]) => [key, outcomeOf(mark)]));
}

function outcomeOf(mark: Marks[string]): Outcome | null {
  if (mark === null || typeof mark === "string") return null;
  return "answer" in mark ? { score: mark.isCorrect ? 100 : 0, isCorrect: mark.isCorrect } : mark;
}
