import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { takenTest, withMark, type EndedTest } from "./taken-test.ts";

const right = { score: 100, isCorrect: true };
const partly = { score: 60, isCorrect: false };
const ended: EndedTest = { id: "t1", kind: "open-ended", startedAt: 1, finishedAt: 9, answers: { a: right, b: partly, c: null } };

describe("a test that was taken without the server", () => {
  test("has the figures of its answers; only written tests have a mean score", () => {
    expect(takenTest(ended)).toMatchObject({ size: 3, correct: 1, answered: 2, score: 80 });
    expect(takenTest({ ...ended, kind: "multiple-choice" })).toMatchObject({ correct: 1, score: null });
    expect(takenTest({ ...ended, answers: { a: null } })).toMatchObject({ size: 1, correct: 0, answered: 0, score: null });
  });

  test("counts the better mark of an answer, and no mark of a question without an answer", () => {
    const taken = takenTest(ended);
    expect(withMark(taken, "b", { score: 95, isCorrect: true })).toMatchObject({ correct: 2, score: 98 });
    expect(withMark(taken, "a", partly)).toBe(taken);
    for (const key of ["c", "d", "toString"]) expect(withMark(taken, key, right)).toBe(taken);
  });

  const mark = fc.record({ score: fc.nat({ max: 100 }), isCorrect: fc.boolean() });
  test("never loses by a mark, and the order of marks is no matter", () => {
    fc.assert(
      fc.property(mark, mark, mark, (first, second, third) => {
        const taken = takenTest({ ...ended, answers: { a: first, b: partly } });
        const better = withMark(taken, "a", second);
        expect(better.correct).toBeGreaterThanOrEqual(taken.correct);
        expect(better.score).toBeGreaterThanOrEqual(taken.score ?? 0);
        expect(withMark(better, "a", third)).toEqual(withMark(withMark(taken, "a", third), "a", second));
      }),
    );
  });
});
