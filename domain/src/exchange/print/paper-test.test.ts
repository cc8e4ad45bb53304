import { expect, test } from "vitest";
import { keyLetter, paperTest, type PaperKind } from "./paper-test.ts";

const capitals = ["Paris", "Rome", "Madrid", "Berlin", "Vienna", "Lisbon", "Athens", "Dublin"];
const cards = capitals.map((definition, n) => ({ id: `card-${n}`, term: `Capital ${n}`, definition }));
const aTest = (details: { kind?: PaperKind; count?: number; seed?: string } = {}) =>
  paperTest({ cards, kind: "choices", count: 8, seed: "autumn", ...details });

test("the same seed prints the same test, another one a different test", () => {
  // Pinned: the key may be printed separately, on another day.
  expect(
    aTest()
      .map(({ cardId }) => cardId.slice(-1))
      .join(""),
  ).toBe("35201647");
  expect(aTest().map(keyLetter).join("")).toBe("BDCCADAB");
  expect(aTest({ seed: "spring" })).not.toEqual(aTest());
});

test("each card is asked once, in an order that depends on the seed", () => {
  const asked = aTest().map(({ cardId }) => cardId);
  expect([...asked].sort()).toEqual(cards.map(({ id }) => id));
  expect(asked).not.toEqual(cards.map(({ id }) => id));
});

test("no more questions are asked than requested", () => {
  expect(aTest({ count: 3 })).toHaveLength(3);
});

test("the key has the letter of the right choice", () => {
  for (const question of aTest()) {
    const letter = keyLetter(question);
    expect(question.choices["ABCDEFGH".indexOf(letter ?? "")]).toBe(question.answer);
  }
});

test("a written question has no choices, and its definition is the answer", () => {
  const [first] = aTest({ kind: "written" });
  expect(first?.choices).toEqual([]);
  expect(cards.find(({ id }) => id === first?.cardId)).toEqual({ id: first?.cardId, term: first?.question, definition: first?.answer });
  expect(first && keyLetter(first)).toBeNull();
});

test("a statement claims the answer or another card's, about as often, and the key has the answer", () => {
  const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at}`);
  const statements = seeds.flatMap((seed) => aTest({ kind: "true-false", seed }));
  expect(statements).toHaveLength(20 * 8);
  for (const { cardId, shown, choices, answer } of statements) {
    expect(cards.find(({ id }) => id === cardId)?.definition).toBe(answer);
    expect([choices, capitals.includes(shown ?? "")]).toEqual([[], true]);
  }
  const trueShare = statements.filter(({ shown, answer }) => shown === answer).length / statements.length;
  expect(trueShare).toBeGreaterThan(0.35);
  expect(trueShare).toBeLessThan(0.65);
  expect(aTest({ kind: "true-false" })).toEqual(aTest({ kind: "true-false" }));
});

test("a deck of one card has no false statement to make: it is asked with yes or no", () => {
  const [question] = paperTest({ cards: cards.slice(0, 1), kind: "true-false", count: 1, seed: "x" });
  expect(question?.shown === undefined ? question?.choices.length : question.answer).toBeTruthy();
});

test("incomplete cards are left out", () => {
  const some = [...cards, { id: "half", term: "Half", definition: " " }];
  expect(paperTest({ cards: some, kind: "written", count: 100, seed: "x" }).map(({ cardId }) => cardId)).not.toContain("half");
});
