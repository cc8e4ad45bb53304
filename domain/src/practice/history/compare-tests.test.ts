import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparableSizes, compareTests, leastCompared, type Outcome, type Outcomes } from "./compare-tests.ts";

const right: Outcome = { score: 100, isCorrect: true };
const wrong: Outcome = { score: 0, isCorrect: false };

/** So many questions, of which the first ones are right. */
function aTest(size: number, rightCount: number): Outcomes {
  return Object.fromEntries(Array.from({ length: size }, (_, at) => [`q${at}`, at < rightCount ? right : wrong]));
}

const anOutcome = fc.integer({ min: 0, max: 100 }).map((score) => ({ score, isCorrect: score >= 90 }));
const outcomes = fc.dictionary(
  fc.integer({ min: 0, max: 30 }).map((at) => `q${at}`),
  fc.option(anOutcome),
  { minKeys: 8, maxKeys: 24, noNullPrototype: true },
);

describe("two tests of the same kind", () => {
  test("that asked the same say how the score changed, and what was missed both times", () => {
    expect(compareTests(aTest(20, 12), aTest(20, 17))).toEqual({ questions: 20, from: 60, to: 85, stillMissed: ["q17", "q18", "q19"] });
  });

  test("with fewer than ten questions say nothing", () => {
    expect(compareTests(aTest(9, 3), aTest(9, 9))).toBeNull();
    expect(compareTests(aTest(10, 3), aTest(10, 9))).toMatchObject({ from: 30, to: 90 });
  });

  test("say nothing if one is a round of what the other missed, and not if the deck has grown by half", () => {
    const missed = Object.fromEntries(
      Object.keys(aTest(20, 8))
        .slice(8)
        .map((key) => [key, right]),
    );
    expect(compareTests(aTest(20, 8), missed)).toBeNull();
    expect(compareTests(aTest(20, 8), aTest(30, 30))).toBeNull();
  });

  test("compare only the questions that both asked, when a few cards came and went", () => {
    const { q0: _gone, ...later } = aTest(21, 21);
    expect(compareTests(aTest(20, 10), later)).toEqual({ questions: 19, from: 47, to: 100, stillMissed: [] });
  });

  test("don't count what was not answered, and say nothing if that is much", () => {
    const cutShort = { ...aTest(20, 20), q18: null, q19: null };
    expect(compareTests(aTest(20, 10), cutShort)).toMatchObject({ questions: 18, from: 56, to: 100 });
    const almostLeft = Object.fromEntries(Object.entries(aTest(20, 20)).map(([key, one], at) => [key, at < 12 ? one : null]));
    expect(compareTests(aTest(20, 10), almostLeft)).toBeNull();
  });

  test("turned around, have the scores turned around and miss the same", () => {
    fc.assert(
      fc.property(outcomes, outcomes, (one, other) => {
        const [there, back] = [compareTests(one, other), compareTests(other, one)];
        const turned = there && { ...there, from: there.to, to: there.from, stillMissed: there.stillMissed.toSorted() };
        expect(back && { ...back, stillMissed: back.stillMissed.toSorted() }).toEqual(turned);
      }),
    );
  });

  test("that are compared have sizes that may be compared", () => {
    fc.assert(
      fc.property(outcomes, outcomes, (one, other) => {
        const size = Object.keys(one).length;
        const { least, most } = comparableSizes(Object.keys(other).length);
        expect(compareTests(one, other) === null || (size >= least && size <= most)).toBe(true);
      }),
    );
  });

  test("that are the same have not changed", () => {
    fc.assert(
      fc.property(outcomes, (one) => {
        const answered = Object.values(one).filter((outcome) => outcome !== null).length;
        const isEnough = answered >= Math.max(leastCompared, 0.8 * Object.keys(one).length);
        const same = compareTests(one, one);
        expect([same !== null, same?.from]).toEqual([isEnough, same?.to]);
      }),
    );
  });
});
