import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advance, pick, startChoiceRun } from "./multiple-choice.ts";
import { countAsRight, evaluated, evaluationFailed, nextQuestion, openQuestions, startOpenRun } from "./open-ended.ts";
import { readChoiceRun, readOpenRun, savedChoiceRun, savedOpenRun } from "./saved-run.ts";

const questions = ["a", "b", "c"].map((id) => ({ cardId: id, question: id, choices: ["yes", "no"], answer: "yes" }));
const open = openQuestions(["a", "b", "c"].map((id) => ({ id, term: id, definition: id })));

describe("a saved run", () => {
  test("law: a multiple-choice run goes on exactly where it was", () => {
    const step = fc.constantFrom("yes", "no", "next");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const run = steps.reduce((before, one) => (one === "next" ? advance(before) : pick(before, one)), startChoiceRun(questions));
        expect(readChoiceRun(savedChoiceRun(run))).toEqual(run);
      }),
    );
  });

  test("law: an open-ended run goes on exactly where it was", () => {
    const step = fc.constantFrom("right", "wrong", "fail", "next", "count");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        const run = steps.reduce((before, one) => {
          if (one === "next") return nextQuestion(before);
          if (one === "count") return countAsRight(before, 0);
          if (one === "fail") return evaluationFailed(before, "answer");
          return evaluated(before, "answer", { isCorrect: one === "right", score: one === "right" ? 95 : 40, feedback: "said" });
        }, startOpenRun(open));
        expect(readOpenRun(savedOpenRun(run))).toEqual(run);
      }),
    );
  });

  test("points cannot be forged: they are worked out again", () => {
    const saved = JSON.parse(savedChoiceRun(pick(startChoiceRun(questions), "yes"))) as Record<string, unknown>;
    expect(readChoiceRun(JSON.stringify({ ...saved, points: 9999, correct: 3 }))?.points).toBe(100);
  });

  test.each([
    ["nothing", null],
    ["damaged text", '{"kind":"multiple-choice","version":1,'],
    ["another version", JSON.stringify({ ...JSON.parse(savedChoiceRun(startChoiceRun(questions))), version: 0 })],
    ["another kind", savedOpenRun(startOpenRun(open))],
    ["a pick that is no choice", JSON.stringify({ ...JSON.parse(savedChoiceRun(startChoiceRun(questions))), picks: ["maybe"] })],
    ["a place that was never reached", JSON.stringify({ ...JSON.parse(savedChoiceRun(startChoiceRun(questions))), index: 2 })],
    [
      "an answer outside the choices",
      JSON.stringify({ ...JSON.parse(savedChoiceRun(startChoiceRun(questions))), questions: [{ ...questions[0], answer: "x" }] }),
    ],
  ])("%s is no run", (_, text) => {
    expect(readChoiceRun(text)).toBeNull();
  });

  test("law: no text makes the readers throw", () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((value) => JSON.stringify({ kind: "open-ended", version: 1, ...value })),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(() => [readOpenRun(text), readChoiceRun(text)]).not.toThrow();
      }),
    );
  });
});
