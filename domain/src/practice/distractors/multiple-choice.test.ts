import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";
import { normalForm } from "./candidate.ts";
import { multipleChoice } from "./multiple-choice.ts";

function cardsOf(...rows: (readonly [term: string, definition: string])[]) {
  return rows.map(([term, definition], at) => ({ id: `c${at}`, term, definition }));
}

const cities = cardsOf(["France", "Paris"], ["Spain", "Madrid"], ["Italy", "Rome"], ["Austria", "Vienna"], ["Greece", "Athens"]);

describe("laws of the built-in test", () => {
  const side = fc.oneof(
    fc.string(),
    fc.constantFrom("a", "b", "house / home", "home", "1,000", "1000", "-5", "café", "cafe", "", "*", "the", "not"),
  );
  const anyDeck = fc.uniqueArray(fc.record({ id: fc.uuid(), term: side, definition: side }), { maxLength: 25, selector: ({ id }) => id });

  test("for any deck: one question for each complete card, the answer among distinct choices, and it ends", () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, fc.integer(), (cards, otherCards, seed) => {
        const complete = cards.filter(({ term, definition }) => term.trim() !== "" && definition.trim() !== "");
        const { questions, tooFew } = multipleChoice({ cards, otherCards, seed });
        expect(questions.map(({ cardId }) => cardId)).toEqual(complete.map(({ id }) => id));
        for (const { cardId, question, choices, answer } of questions) {
          const card = cards.find(({ id }) => id === cardId)!;
          expect(choices.filter((choice) => choice === answer)).toHaveLength(1);
          expect(choices.length).toBeGreaterThanOrEqual(2);
          expect(choices.length).toBeLessThanOrEqual(4);
          expect(new Set(choices.map(normalForm)).size).toBe(choices.length);
          expect(question).toContain(card.term);
          expect(answer).toBe(tooFew.includes(cardId) ? "Yes" : card.definition);
        }
      }),
      { numRuns: lawRuns(300) },
    );
  });

  test("the same seed makes the same test, a different seed a different one", () => {
    const { questions } = multipleChoice({ cards: cities, seed: 7 });
    expect(questions.slice(0, 2).map(({ cardId, choices }) => [cardId, ...choices])).toEqual([
      ["c0", "Rome", "Vienna", "Paris", "Madrid"],
      ["c1", "Vienna", "Madrid", "Paris", "Athens"],
    ]);
    const orders = new Set(Array.from({ length: 10 }, (_, seed) => JSON.stringify(multipleChoice({ cards: cities, seed }))));
    expect(orders.size).toBeGreaterThan(5);
  });

  test("the answer is in each position about equally often", () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed++) {
      for (const { choices, answer } of multipleChoice({ cards: cities, seed }).questions) places[choices.indexOf(answer)]!++;
    }
    for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(90);
  });
});

describe("no two choices are both right", () => {
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);

  test.each([
    ["an alternative of the answer", "house / home", "home"],
    ["the same number in another form", "1,000", "1 000"],
    ["the same word with an article", "the heart", "heart"],
    ["the same word in capitals", "dna", "DNA"],
    ["a part of the answer", "abnormally high blood pressure", "high blood pressure"],
    ["a synonym", "big", "large"],
  ])("%s", (_, answer, other) => {
    const cards = [...cardsOf(["first", answer], ["second", other]), ...cities.map((card) => ({ ...card, id: `x${card.id}` }))];
    for (const seed of seeds) {
      const question = multipleChoice({ cards, seed }).questions[0]!;
      expect(question.choices).toContain(answer);
      expect(question.choices).not.toContain(other);
    }
  });

  test("another definition of the same term is never a distractor", () => {
    const cards = [
      ...cardsOf(["bank", "side of a river"], ["Bank", "place for money"]),
      ...cities.map((card) => ({ ...card, id: `x${card.id}` })),
    ];
    for (const seed of seeds) expect(multipleChoice({ cards, seed }).questions[0]!.choices).not.toContain("place for money");
  });

  test("a text that contradicts the answer is the best distractor", () => {
    const cards = cardsOf(
      ["Inflation", "A general rise in prices over time"],
      ["Deflation", "A general fall in prices over time"],
      ["Tariff", "A tax on goods from abroad"],
      ["Quota", "A limit on goods from abroad"],
      ["Tax", "Money paid to a government by law"],
    );
    expect(multipleChoice({ cards, seed: 1 }).questions[0]!.choices).toContain("A general fall in prices over time");
  });
});

describe("small decks", () => {
  test("distractors come from the student's other decks", () => {
    const { questions, tooFew } = multipleChoice({ cards: cities.slice(0, 1), otherCards: cities.slice(1), seed: 1 });
    expect(questions[0]!.choices).toHaveLength(4);
    expect(tooFew).toEqual([]);
  });

  test("a single number is asked with similar numbers in the same format", () => {
    const [question] = multipleChoice({ cards: cardsOf(["Population", "380,000"]), seed: 3 }).questions;
    expect(question!.choices).toHaveLength(4);
    for (const choice of question!.choices) expect(choice).toMatch(/^\d{3},\d{3}$/);
  });

  test("a single sentence is asked with its opposite", () => {
    const [question] = multipleChoice({ cards: cardsOf(["Inflation", "Prices rise over time"]), seed: 3 }).questions;
    expect(question!.choices.toSorted()).toEqual(["Prices fall over time", "Prices rise over time"]);
  });

  test("when there is no wrong choice, it asks yes or no and reports it", () => {
    const { questions, tooFew } = multipleChoice({ cards: cardsOf(["sky", "blue"]), seed: 3 });
    expect(questions).toEqual([{ cardId: "c0", question: "Is this the definition of: sky? blue", choices: ["Yes", "No"], answer: "Yes" }]);
    expect(tooFew).toEqual(["c0"]);
  });

  test("a number has numbers as distractors, not words", () => {
    const cards = [...cities, ...cardsOf(["Year", "1789"]).map((card) => ({ ...card, id: "year" }))];
    const question = multipleChoice({ cards, seed: 5 }).questions.find(({ cardId }) => cardId === "year")!;
    for (const choice of question.choices) expect(choice).toMatch(/^\d{4}$/);
  });
});

test("pictures without a description are choices for each other, also where both sides are pictures; the same picture twice is not", () => {
  const picture = (name: string) => `![](media/${name.repeat(22)}.png)`;
  const cards = ["a", "b", "c", "d"].map((name, at) => ({ id: `card${at}`, term: picture(name.toUpperCase()), definition: picture(name) }));
  const twin = { id: "twin", term: picture("T"), definition: picture("a") };
  const { questions, tooFew } = multipleChoice({ cards: [...cards, twin], seed: 1 });
  expect(tooFew).toEqual([]);
  for (const { choices } of questions) expect(new Set(choices).size).toBe(4);
});
