import { createHash } from "node:crypto";

import type { Outcome, Outcomes } from "@recollect/domain/practice/history/compare-tests.ts";
import type { Marks } from "@recollect/domain/practice/history/stored-marks.ts";
import { rightChoices, type MixedTest } from "@recollect/domain/practice/mixed/mixed-test.ts";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";

/** How a written answer was marked. */
export type Mark = Outcome;

/** The choice for a question. */
export type Pick = { cardId: string; choice: string };

export type Count = { correct: number; score: number | null; answered: number; missed: number };

export function marksOfChoices(questions: readonly ChoiceQuestion[]): Marks {
  return Object.fromEntries(questions.map(({ cardId, answer }) => [cardId, digest(answer)]));
}

export function marksOfWritten(keys: readonly string[]): Marks {
  return Object.fromEntries(keys.map((key) => [key, null]));
}

/** Marks of a mixed test: a digest for each question with choices, and null for each written one. */
export function marksOfMixed(test: MixedTest): Marks {
  return {
    ...Object.fromEntries(rightChoices(test).map(({ cardId, answer }) => [cardId, digest(answer)])),
    ...marksOfWritten(test.written.map(({ cardId }) => cardId)),
  };
}

/** Whether a question is answered by a choice, which only the end of the test counts. */
export function isChosen(mark: Marks[string] | undefined): boolean {
  return mark !== undefined && digestIn(mark) !== null;
}

/** A new round: the named questions, or all; nothing is answered yet. */
export function ofRound(marks: Marks, keys: readonly string[] | null): Marks {
  const wantedKeys = new Set(keys ?? Object.keys(marks));
  const questions = Object.entries(marks).filter(([key]) => wantedKeys.has(key));
  return Object.fromEntries(questions.map(([key, mark]) => [key, digestIn(mark)]));
}

/** The first choice for a question counts; one for a question that was not asked does not. */
export function withPicks(marks: Marks, picks: readonly Pick[]): Marks {
  const first = new Map(picks.toReversed().map(({ cardId, choice }) => [cardId, choice]));
  return Object.fromEntries(
    Object.entries(marks).map(([key, mark]) => {
      const [answer, choice] = [digestIn(mark), first.get(key)];
      return [key, answer === null || choice === undefined ? mark : { answer, isCorrect: digest(choice) === answer }];
    }),
  );
}

/** `isScored`: some answers were written, so the mean of all scores is part of the result. */
export function countOutcomes(outcomes: Outcomes, { isScored }: { isScored: boolean }): Count {
  const all = Object.values(outcomes);
  const answered = all.filter((outcome) => outcome !== null);
  const correct = answered.filter(({ isCorrect }) => isCorrect).length;
  const sum = answered.reduce((total, { score }) => total + score, 0);
  return {
    correct,
    score: !isScored || answered.length === 0 ? null : Math.round(sum / answered.length),
    answered: answered.length,
    missed: all.length - correct,
  };
}

export function missedKeys(outcomes: Outcomes): string[] {
  return Object.entries(outcomes).flatMap(([key, outcome]) => (outcome?.isCorrect ? [] : [key]));
}

function digestIn(mark: Marks[string]): string | null {
  if (typeof mark === "string") return mark;
  return mark !== null && "answer" in mark ? mark.answer : null;
}

/** Short: someone who guesses one has the answer on the screen anyway. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
