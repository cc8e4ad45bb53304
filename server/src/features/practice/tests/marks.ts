import { createHash } from "node:crypto";

import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";

/** How a written answer was marked. */
export type Mark = { score: number; isCorrect: boolean };

/**
 * What the server knows of a test's questions, by their keys, so that it can count by itself: of a choice a digest of what is right, of a written
 * answer its mark, null as long as it has none.
 */
export type Marks = Record<string, string | Mark | null>;

/** What was picked at a question, as its choice says it. */
export type Pick = { cardId: string; choice: string };

export type Count = { correct: number; score: number | null };

export function marksOfChoices(questions: readonly ChoiceQuestion[]): Marks {
  return Object.fromEntries(questions.map(({ cardId, answer }) => [cardId, digest(answer)]));
}

export function marksOfWritten(keys: readonly string[]): Marks {
  return Object.fromEntries(keys.map((key) => [key, null]));
}

/** A new round: the questions that are named, or all; nothing is answered yet. */
export function ofRound(marks: Marks, keys: readonly string[] | null): Marks {
  const wanted = new Set(keys ?? Object.keys(marks));
  const questions = Object.entries(marks).filter(([key]) => wanted.has(key));
  return Object.fromEntries(questions.map(([key, mark]) => [key, typeof mark === "string" ? mark : null]));
}

/** The first pick of a question counts; one of a question that was not asked counts for nothing. */
export function countChoices(marks: Marks, picks: readonly Pick[]): Count {
  const first = new Map(picks.toReversed().map(({ cardId, choice }) => [cardId, choice]));
  const right = Object.entries(marks).filter(([key, mark]) => first.has(key) && digest(first.get(key) ?? "") === mark);
  return { correct: right.length, score: null };
}

export function countWritten(marks: Marks): Count {
  const marked = Object.values(marks).filter((mark) => typeof mark === "object" && mark !== null);
  const sum = marked.reduce((total, { score }) => total + score, 0);
  return {
    correct: marked.filter(({ isCorrect }) => isCorrect).length,
    score: marked.length === 0 ? null : Math.round(sum / marked.length),
  };
}

/** Short: who guesses one has the answer before them anyway. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
