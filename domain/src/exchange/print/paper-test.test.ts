import { describe, expect, test } from "vitest";
import type { Card } from "../../cards/card.ts";
import { keyLetter, paperTest, unaskedCount, type PaperKind } from "./paper-test.ts";

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

test("without wrong answers in its deck a card is asked in writing, never with yes or no", () => {
  const formula = { id: "ohm", term: "Ohm's law", definition: "\\(U = RI\\)" };
  for (const kind of ["choices", "true-false"] as const)
    expect(paperTest({ cards: [...cards, formula], kind, count: 20, seed: "x" }).find(({ cardId }) => cardId === "ohm")).toEqual({
      cardId: "ohm",
      question: "Ohm's law",
      choices: [],
      answer: formula.definition,
    });
});

test("a question is the card's side alone, for any language of the page", () => {
  for (const { cardId, question } of aTest()) expect(question).toBe(cards.find(({ id }) => id === cardId)?.term);
});

describe("gaps and masks", () => {
  const river = { id: "river-------", term: "{{c1::Paris}} lies on the {{c2::Seine::a river}}", definition: "" };
  const labels = ["atrium", "ventricle", "aorta"];
  const masks = labels.map((label, at) => `${at + 1} box 0.${at + 1} 0.1 0.1 0.1: ${label}`);
  const heart = { id: "heart-------", term: "![A heart](media/AAAAAAAAAAAAAAAA.png)", definition: "", masks };
  const kinds = ["choices", "true-false", "written"] as const;
  const asked = (card: Card, kind: PaperKind, seed = "x") =>
    paperTest({ cards: [...cards, card], kind, count: 20, seed }).filter(({ cardId }) => cardId.startsWith(card.id));

  test.each(kinds)("are asked for one of each card, which the others do not show: %s", (kind) => {
    for (const seed of ["a", "b", "c", "d"]) {
      const [gap, ...noOther] = asked(river, kind, seed);
      expect(noOther).toEqual([]);
      expect(["[…] lies on the Seine", "Paris lies on the [a river]"]).toContain(gap?.question);
      expect(["Paris", "Seine"]).toContain(gap?.answer);
      const [mask, ...noMore] = asked(heart, kind, seed);
      expect(noMore).toEqual([]);
      expect(labels).toContain(mask?.answer);
      for (const label of labels) expect(mask?.question).not.toContain(label);
    }
  });

  test("what is not asked of a picture is a wrong answer to what is", () => {
    const [question] = paperTest({ cards: [heart], kind: "choices", count: 20, seed: "x" });
    expect(question?.choices.toSorted()).toEqual(labels.toSorted());
  });

  test.each(kinds)("are all asked of a picture that covers all its masks in each question: %s", (kind) => {
    const answers = asked({ ...heart, masks: ["hide all", ...masks] }, kind).map(({ answer }) => answer);
    expect(answers.toSorted()).toEqual(labels.toSorted());
  });
});

test("cards that a kind can't ask are counted, complete ones alone", () => {
  const flag = { id: "flag", term: "Japan", definition: "![](media/AAAAAAAAAAAAAAAA.png)" };
  const some = [...cards, flag, { id: "half", term: "Half", definition: " " }];
  expect(unaskedCount(some, "written")).toBe(1);
  expect(unaskedCount(some, "choices")).toBe(0);
});

test("incomplete cards are left out", () => {
  const some = [...cards, { id: "half", term: "Half", definition: " " }];
  expect(paperTest({ cards: some, kind: "written", count: 100, seed: "x" }).map(({ cardId }) => cardId)).not.toContain("half");
});
