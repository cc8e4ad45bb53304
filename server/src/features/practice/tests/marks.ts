import { createHash } from "node:crypto";

import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";

/** How a written answer was marked. */
export type Mark = { score: number; isCorrect: boolean };

/**
 * The server's data on a test's questions, by key, so that it can count by itself: for a choice a digest of the right one, for a written answer its
 * mark, null until it has one.
 */
export type Marks = Record<string, string | Mark | null>;

/** The choice for a question. */
export type Pick = { cardId: string; choice: string };

export type Count = { correct: number; score: number | null };

export function marksOfChoices(questions: readonly ChoiceQuestion[]): Marks {
  return Object.fromEntries(questions.map(({ cardId, answer }) => [cardId, digest(answer)]));
}

export function marksOfWritten(keys: readonly string[]): Marks {
  return Object.fromEntries(keys.map((key) => [key, null]));
}

/** A new round: the named questions, or all; nothing is answered yet. */
export function ofRound(marks: Marks, keys: readonly string[] | null): Marks {
  const wantedKeys = new Set(keys ?? Object.keys(marks));
  const questions = Object.entries(marks).filter(([key]) => wantedKeys.has(key));
  return Object.fromEntries(questions.map(([key, mark]) => [key, typeof mark === "string" ? mark : null]));
}

/** The first choice for a question counts; one for a question that was not asked does not. */
export function countChoices(marks: Marks, picks: readonly Pick[]): Count {
  const first = new Map(picks.toReversed().map(({ cardId, choice }) => [cardId, choice]));
  const right = Object.entries(marks).filter(([key, mark]) => first.has(key) && digest(first.get(key) ?? "") === mark);
  return { correct: right.length, score: null };
}

export function countWritten(marks: Marks): Count {
  const fullMarks = Object.values(marks).filter((mark) => typeof mark === "object" && mark !== null);
  const sum = fullMarks.reduce((total, { score }) => total + score, 0);
  return {
    correct: fullMarks.filter(({ isCorrect }) => isCorrect).length,
    score: fullMarks.length === 0 ? null : Math.round(sum / fullMarks.length),
  };
}

/** Short: someone who guesses one has the answer on the screen anyway. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
