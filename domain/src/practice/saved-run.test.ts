import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advance, pick, startChoiceRun } from "./multiple-choice.ts";
import { cardGone, countAsRight, evaluated, evaluationFailed, nextQuestion, openQuestions, startOpenRun } from "./open-ended.ts";
import { readChoiceRun, savedChoiceRun } from "./saved-choice-run.ts";
import { readOpenRun, savedOpenRun } from "./saved-open-run.ts";

const questions = ["a", "b", "c"].map((id) => ({ cardId: id, question: id, choices: ["yes", "no"], answer: "yes" }));
const open = openQuestions(["a", "b", "c"].map((id) => ({ id, term: id, definition: id })));

describe("a saved run", () => {
  test("law: a multiple-choice run continues exactly where it was", () => {
    const step = fc.constantFrom("yes", "no", "next");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const run = steps.reduce((before, one) => (one === "next" ? advance(before) : pick(before, one)), startChoiceRun(questions, "run"));
        expect(readChoiceRun(savedChoiceRun(run), "fresh")).toEqual(run);
      }),
    );
  });

  test("law: an open-ended run continues exactly where it was", () => {
    const step = fc.constantFrom("right", "wrong", "fail", "gone", "next", "count");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        const run = steps.reduce(
          (before, one) => {
            if (one === "next") return nextQuestion(before);
            if (one === "count") return countAsRight(before, 0);
            if (one === "gone") return cardGone(before, "answer");
            if (one === "fail") return evaluationFailed(before, "answer");
            return evaluated(before, "answer", { isCorrect: one === "right", score: one === "right" ? 95 : 40, feedback: "said" });
          },
          startOpenRun(open, "run"),
        );
        expect(readOpenRun(savedOpenRun(run), "fresh")).toEqual(run);
      }),
    );
  });

  test("keeps its id and what counted; one from before runs had ids gets a fresh one", () => {
    const choice = { ...pick(startChoiceRun(questions, "run"), "yes"), counted: [0] };
    const written = { ...startOpenRun(open, "run"), counted: [0, 2] };
    expect(readChoiceRun(savedChoiceRun(choice), "fresh")).toEqual(choice);
    expect(readOpenRun(savedOpenRun(written), "fresh")).toEqual(written);
    const { id: _id, counted: _counted, ...old } = JSON.parse(savedChoiceRun(choice)) as Record<string, unknown>;
    expect(readChoiceRun(JSON.stringify(old), "fresh")).toEqual({ ...choice, id: "fresh", counted: [] });
    expect(readOpenRun(savedOpenRun({ ...written, counted: ["x" as never] }), "fresh")).toEqual({ ...written, id: "fresh", counted: [] });
  });

  test("can't contain forged points: they are computed from the picks", () => {
    const saved = JSON.parse(savedChoiceRun(pick(startChoiceRun(questions, "run"), "yes"))) as Record<string, unknown>;
    expect(readChoiceRun(JSON.stringify({ ...saved, points: 9999, correct: 3 }), "fresh")?.points).toBe(100);
  });

  test.each([
    ["nothing", null],
    ["damaged text", '{"kind":"multiple-choice","version":1,'],
    ["another version", JSON.stringify({ ...JSON.parse(savedChoiceRun(startChoiceRun(questions, "run"))), version: 0 })],
    ["another kind", savedOpenRun(startOpenRun(open, "run"))],
    ["a pick that is no choice", JSON.stringify({ ...JSON.parse(savedChoiceRun(startChoiceRun(questions, "run"))), picks: ["maybe"] })],
    ["a place that was never reached", JSON.stringify({ ...JSON.parse(savedChoiceRun(startChoiceRun(questions, "run"))), index: 2 })],
    [
      "an answer outside the choices",
      JSON.stringify({ ...JSON.parse(savedChoiceRun(startChoiceRun(questions, "run"))), questions: [{ ...questions[0], answer: "x" }] }),
    ],
  ])("%s is no run", (_, text) => {
    expect(readChoiceRun(text, "fresh")).toBeNull();
  });

  test("law: no text makes the readers throw", () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((value) => JSON.stringify({ kind: "open-ended", version: 1, ...value })),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(() => [readOpenRun(text, "fresh"), readChoiceRun(text, "fresh")]).not.toThrow();
      }),
    );
  });
});
