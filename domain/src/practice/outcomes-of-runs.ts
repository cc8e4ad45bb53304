import type { Outcomes } from "./history/compare-tests.ts";
import type { ChoiceRun } from "./multiple-choice.ts";
import { isMarked, type OpenRun } from "./open-ended.ts";

/** The result of each question of a multiple-choice test; null for one that was not answered. */
export function outcomesOfChoices({ questions, picks }: Pick<ChoiceRun, "questions" | "picks">): Outcomes {
  return Object.fromEntries(
    questions.map(({ cardId, answer }, index) => {
      const picked = picks[index];
      const isCorrect = picked === answer;
      return [cardId, picked === undefined ? null : { score: isCorrect ? 100 : 0, isCorrect }];
    }),
  );
}

/** The result of each question of a written test; null for one without a mark. */
export function outcomesOfWritten({ questions, results }: Pick<OpenRun, "questions" | "results">): Outcomes {
  return Object.fromEntries(
    questions.map(({ id }, index) => {
      const result = results[index];
      if (!result || !isMarked(result)) return [id, null];
      const { score, isCorrect } = result.evaluation;
      return [id, { score, isCorrect }];
    }),
  );
}
