import { expect, test } from "vitest";
import { advance, pick, startChoiceRun } from "./multiple-choice.ts";
import { cardGone, countAsRight, evaluated, evaluationFailed, nextQuestion, openQuestions, startOpenRun } from "./open-ended.ts";
import { outcomesOfChoices, outcomesOfWritten } from "./outcomes-of-runs.ts";

test("a choice is right or wrong, and a question that was not reached has no result", () => {
  const questions = ["a", "b", "c"].map((cardId) => ({ cardId, question: cardId, choices: ["x", "y"], answer: "x" }));
  const run = pick(advance(pick(startChoiceRun(questions, "run"), "x")), "y");
  expect(outcomesOfChoices(run)).toEqual({ a: { score: 100, isCorrect: true }, b: { score: 0, isCorrect: false }, c: null });
});

test("a written answer has its mark, also one that the student gave; one without a mark has no result", () => {
  const cards = ["a", "b", "c", "d", "e"].map((id) => ({ id, term: id, definition: id }));
  const mark = (score: number) => ({ isCorrect: score >= 90, score, feedback: "" });
  let run = nextQuestion(evaluated(startOpenRun(openQuestions(cards), "run"), "x", mark(60)));
  run = nextQuestion(evaluationFailed(run, "x"));
  run = nextQuestion(cardGone(run, "x"));
  run = countAsRight(evaluated(run, "x", mark(20)), 3);
  expect(outcomesOfWritten(run)).toEqual({
    a: { score: 60, isCorrect: false },
    b: null,
    c: null,
    d: { score: 100, isCorrect: true },
    e: null,
  });
});
