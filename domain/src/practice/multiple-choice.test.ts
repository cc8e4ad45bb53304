import { describe, expect, test } from "vitest";
import fc from "fast-check";
import {
  advance,
  choiceResultBand,
  missed,
  outcome,
  pick,
  pickedChoice,
  pointsFor,
  restart,
  startChoiceRun,
  type ChoiceQuestion,
  type ChoiceRun,
} from "./multiple-choice.ts";

const questions: ChoiceQuestion[] = ["a", "b", "c", "d"].map((id) => ({
  cardId: id,
  question: `${id}?`,
  choices: [`${id} right`, `${id} wrong`],
  answer: `${id} right`,
}));

function answered(run: ChoiceRun, isRight: boolean): ChoiceRun {
  const id = run.questions[run.index]!.cardId;
  return advance(pick(run, `${id} ${isRight ? "right" : "wrong"}`));
}

describe("a multiple-choice run", () => {
  test("a correct answer awards 100 points and ten more for each correct answer in a row before it", () => {
    const run = [true, true, true].reduce(answered, startChoiceRun(questions, "run"));
    expect(run).toMatchObject({ points: 100 + 110 + 120, streak: 3, correct: 3, index: 3, isFinished: false });
    expect(pointsFor(7)).toBe(170);
  });

  test("a wrong answer resets the streak and takes no points", () => {
    const run = [true, true, false, true].reduce(answered, startChoiceRun(questions, "run"));
    expect(run).toMatchObject({ points: 100 + 110 + 100, streak: 1, correct: 3, isFinished: true });
    expect(missed(run).map(({ cardId }) => cardId)).toEqual(["c"]);
  });

  test("the answer is locked after the first pick", () => {
    const run = pick(startChoiceRun(questions, "run"), "a wrong");
    expect(pick(run, "a right")).toBe(run);
    expect(pickedChoice(run)).toBe("a wrong");
  });

  test("a text that is not a choice cannot be picked", () => {
    const run = startChoiceRun(questions, "run");
    expect(pick(run, "something else")).toBe(run);
  });

  test("an unanswered question cannot be skipped", () => {
    const run = startChoiceRun(questions, "run");
    expect(advance(run)).toBe(run);
  });

  test("there is confetti from the third correct answer in a row, and the bonus is named", () => {
    let run = startChoiceRun(questions, "run");
    const outcomes = ["a", "b", "c"].map((id) => {
      run = pick(run, `${id} right`);
      const said = outcome(run);
      run = advance(run);
      return said;
    });
    expect(outcomes).toEqual([
      { isCorrect: true, bonus: 0, celebrates: false },
      { isCorrect: true, bonus: 10, celebrates: false },
      { isCorrect: true, bonus: 20, celebrates: true },
    ]);
    expect(outcome(run)).toBeNull();
    expect(outcome(pick(run, "d wrong"))).toEqual({ isCorrect: false, bonus: 0, celebrates: false });
  });

  test("'Try Again' resets everything, and can repeat only the missed questions", () => {
    const run = [true, false, true, false].reduce(answered, startChoiceRun(questions, "run"));
    expect(restart(run, "next")).toEqual(startChoiceRun(questions, "next"));
    expect(restart(run, "next", missed(run)).questions.map(({ cardId }) => cardId)).toEqual(["b", "d"]);
  });

  test.each([
    [[true, true, true, true], "perfect"],
    [[true, true, true, false], "more-than-half"],
    [[true, true, false, false], "less"],
  ])("%j ends with: %s", (answers, message) => {
    expect(choiceResultBand(answers.reduce(answered, startChoiceRun(questions, "run")))).toBe(message);
  });

  test("law: points never fall, counters stay within the questions, and every run ends after one answer each", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (answers) => {
        let run = startChoiceRun(questions, "run");
        for (const isRight of answers) {
          const next = answered(run, isRight);
          expect(next.points).toBeGreaterThanOrEqual(run.points);
          expect(next.streak).toBeLessThanOrEqual(next.correct);
          run = next;
        }
        expect(run.isFinished).toBe(true);
        expect(run.correct + missed(run).length).toBe(4);
      }),
    );
  });
});
