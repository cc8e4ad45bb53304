import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { multipleChoice } from "../distractors/multiple-choice.ts";
import type { AskedCard } from "../asked-cards.ts";
import { seededRandom } from "../seeded-random.ts";
import { allotted, mixedKinds, mixedSize, mixedTest, rightChoices, type MixedKind } from "./mixed-test.ts";

const words = fc.constantFrom(
  "Paris",
  "Rome",
  "Oslo",
  "Bern",
  "Wien",
  "Riga",
  "Kyiv",
  "Rom\u00e9",
  "![x](media/abcdefghijklmnop.png)",
  "\\(x^2\\)",
);
const cards = fc
  .array(fc.tuple(words, words), { maxLength: 24 })
  .map((sides) => sides.map(([term, definition], at): AskedCard => ({ id: `c${at}`.padEnd(12, "-"), term: `${term} ${at}`, definition })));
const kinds = fc.subarray([...mixedKinds], { minLength: 1 });

function made(asked: readonly AskedCard[], wished: readonly MixedKind[], seed = "x") {
  const allotment = allotted(asked, wished);
  const { questions } = multipleChoice({ cards: [...allotment.trueFalse, ...allotment.choice], unasked: asked, seed });
  return mixedTest(allotment, questions, seededRandom(seed));
}

const capitals = ["Paris", "Rome", "Oslo", "Bern", "Wien", "Riga", "Kyiv", "Baku", "Lima", "Doha", "Cairo", "Delhi"].map(
  (definition, at): AskedCard => ({ id: `c${at}`.padEnd(12, "-"), term: `Land ${at}`, definition }),
);

describe("a mixed test", () => {
  test("asks no card twice, and every card that can be asked in one of the wished kinds", () => {
    fc.assert(
      fc.property(cards, kinds, (asked, wished) => {
        const test_ = made(asked, wished);
        const keys = [...rightChoices(test_), ...test_.written].map(({ cardId }) => cardId);
        expect(new Set(keys).size).toBe(keys.length);
        expect(mixedSize(test_)).toBe(keys.length);
        const takesAll = wished.includes("choice") || wished.includes("true-false");
        expect(!takesAll || keys.length === asked.length).toBe(true);
      }),
    );
  });

  test("has only the wished kinds; a statement without a wrong version is asked as yes or no", () => {
    fc.assert(
      fc.property(cards, kinds, (asked, wished) => {
        const { trueFalse, choice, matching, written } = made(asked, wished);
        expect(trueFalse.length > 0 && !wished.includes("true-false")).toBe(false);
        expect(choice.length > 0 && !wished.includes("choice") && !wished.includes("true-false")).toBe(false);
        expect(matching.length > 0 && !wished.includes("matching")).toBe(false);
        expect(written.length > 0 && !wished.includes("written")).toBe(false);
      }),
    );
  });

  test("matches three to six pairs whose sides all differ, each with its own answer among the choices", () => {
    fc.assert(
      fc.property(cards, (asked) => {
        for (const { pairs, choices } of made(asked, ["matching", "choice"]).matching) {
          expect(pairs.length).toBeGreaterThanOrEqual(3);
          expect(pairs.length).toBeLessThanOrEqual(6);
          expect(new Set(choices.map((choice) => choice.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase())).size).toBe(pairs.length);
          expect(pairs.map(({ answer }) => answer).toSorted()).toEqual(choices.toSorted());
        }
      }),
    );
  });

  test("takes the kinds in turn", () => {
    const { trueFalse, choice, matching, written } = made(capitals, mixedKinds);
    expect([trueFalse.length, choice.length, matching.map(({ pairs }) => pairs.length), written.length]).toEqual([3, 3, [3], 3]);
  });

  test("gives cards that are too few to match to the other kinds, and leaves them out without others", () => {
    expect(mixedSize(made(capitals.slice(0, 2), ["matching", "written"]))).toBe(2);
    expect(mixedSize(made(capitals.slice(0, 2), ["matching"]))).toBe(0);
  });

  test("has true and false statements, and a false one shows another card's answer", () => {
    const { trueFalse } = made(capitals, ["true-false"], "statements");
    expect(new Set(trueFalse.map(({ answer }) => answer))).toEqual(new Set(["true", "false"]));
    for (const { shown, right, answer } of trueFalse) expect(shown === right).toBe(answer === "true");
  });

  test("of pictures alone judges and chooses pictures, and has nothing to match or to write", () => {
    const picture = (letter: string) => `![](media/${letter.repeat(16)}.png)`;
    const pictures = ["a", "b", "c", "d", "e", "f"].map((letter, at): AskedCard => ({
      id: `c${at}`.padEnd(12, "-"),
      term: picture(letter),
      definition: picture("mnopqr"[at] ?? ""),
    }));
    const { trueFalse, choice, matching, written } = made(pictures, mixedKinds);
    expect([trueFalse.length, choice.length, matching, written]).toEqual([3, 3, [], []]);
    const definitions = pictures.map(({ definition }) => definition);
    for (const shown of [...trueFalse.map((one) => one.shown), ...choice.flatMap(({ choices }) => choices)])
      expect(definitions).toContain(shown);
    expect(mixedSize(made(pictures, ["matching", "written"]))).toBe(0);
  });

  test("of equal answers has no statement that is false, no wrong choice and nothing to match, and can be written", () => {
    const same = capitals.slice(0, 8).map((card) => ({ ...card, definition: "Paris" }));
    const { trueFalse, choice, matching, written } = made(same, mixedKinds);
    expect([trueFalse, matching]).toEqual([[], []]);
    expect(new Set(choice.map(({ choices }) => choices.join()))).toEqual(new Set(["Yes,No"]));
    expect(choice.length + written.length).toBe(same.length);
  });

  test("of one card asks it as yes or no", () => {
    expect(made(capitals.slice(0, 1), ["true-false"]).choice).toMatchObject([{ choices: ["Yes", "No"] }]);
  });
});
