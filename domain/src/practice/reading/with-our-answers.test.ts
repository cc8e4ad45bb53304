import { describe, expect, test } from "vitest";
import { multipleChoice } from "../distractors/multiple-choice.ts";
import type { RepliedQuestion } from "./read-reply.ts";
import { withOurAnswers } from "./with-our-answers.ts";

const cards = [
  ["Mitosis", "Cell division that produces two identical daughter cells"],
  ["Artery", "Blood vessel that carries blood away from the heart"],
  ["Enzyme", "A protein that speeds up a reaction"],
  ["Osmosis", "Movement of water through a membrane"],
  ["Allele", "A version of a gene"],
].map(([term = "", definition = ""], at) => ({ id: `c${at}`, term, definition }));

const builtIn = multipleChoice({ cards, seed: 1 }).questions;

function testWith(...items: (Partial<RepliedQuestion> & { card: number | null })[]) {
  const whole = items.map((item) => ({ question: "What is Mitosis?", choices: [], answer: "", ...item }));
  return withOurAnswers({ cards, items: whole, builtIn, seed: 1 });
}

const wrong = [
  "Cell division that produces four different sex cells",
  "Cell growth without any division of the nucleus",
  "Fusion of two sex cells into a single new cell",
];

describe("a test made from a model's items", () => {
  test("asks every card exactly once, in order, even if the model left some out", () => {
    expect(testWith().map(({ cardId }) => cardId)).toEqual(["c0", "c1", "c2", "c3", "c4"]);
    expect(testWith()).toEqual(builtIn);
  });

  test("takes the model's distractors and its wording", () => {
    const [first] = testWith({
      card: 1,
      question: "What does mitosis do?",
      choices: [cards[0]!.definition, ...wrong],
      answer: cards[0]!.definition,
    });
    expect(first).toMatchObject({ question: "What does mitosis do?", answer: cards[0]!.definition });
    expect(first!.choices.toSorted()).toEqual([cards[0]!.definition, ...wrong].toSorted());
  });

  test("ignores the model's answer: the answer is the card's own text", () => {
    const [first] = testWith({ card: 1, choices: [cards[0]!.definition, ...wrong], answer: wrong[0]! });
    expect(first!.answer).toBe(cards[0]!.definition);
  });

  test("replaces a choice that could be right too", () => {
    const [first] = testWith({
      card: 1,
      choices: ["Division of a cell producing two identical daughter cells", wrong[0]!, "All of the above", wrong[0]!.toUpperCase()],
      answer: wrong[0]!,
    });
    expect(first!.choices).toHaveLength(4);
    expect(first!.choices).toEqual(expect.arrayContaining([cards[0]!.definition, wrong[0]]));
    expect(first!.choices).not.toContain("Division of a cell producing two identical daughter cells");
    expect(first!.choices).not.toContain("All of the above");
  });

  test("drops a choice whose length reveals the answer", () => {
    const [first] = testWith({ card: 1, choices: [...wrong.slice(0, 2), "x".repeat(400)], answer: wrong[0]! });
    expect(first!.choices.every((choice) => choice.length < 200)).toBe(true);
  });

  test("replaces a wording that reveals the answer, or asks for something else", () => {
    const asked = [`What is mitosis? It is cell division that produces two identical daughter cells`, "What is the capital of France?"];
    for (const question of asked) {
      expect(testWith({ card: 1, question, choices: wrong, answer: wrong[0]! })[0]!.question).toBe("What is the definition of: Mitosis?");
    }
  });

  test("matches an item without a number to the card with its answer; the first item counts", () => {
    const questions = testWith(
      { card: null, choices: [cards[0]!.definition, ...wrong], answer: cards[0]!.definition },
      { card: 1, choices: [cards[0]!.definition, "another thing altogether, of some length"], answer: cards[0]!.definition },
      { card: 99, choices: wrong, answer: wrong[0]! },
    );
    expect(questions[0]!.choices).toContain(wrong[0]);
    expect(questions).toHaveLength(5);
  });
});
