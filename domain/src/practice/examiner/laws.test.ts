import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { grade } from "./grade.ts";

const deck = [
  { term: "Bark", definition: "the outer layer of a tree trunk" },
  { term: "Root", definition: "the part of a plant that takes up water from the ground" },
  { term: "Leaf", definition: "a flat green part of a plant that makes sugar from light" },
  { term: "Seed", definition: "a small grain from which a new plant grows" },
  { term: "Sap", definition: "a liquid that carries water and sugar through a plant" },
  { term: "Ring", definition: "a line in the wood that shows one year of growth" },
  { term: "Crown", definition: "all the branches and leaves at the top of a tree" },
  { term: "Stem", definition: "the stalk that holds the leaves up" },
];
const words = "outer layer tree trunk part plant takes water ground green sugar light small grain new grows not one year top up more".split(
  " ",
);
const card = fc.constantFrom(...deck);
const answers = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }).map((list) => list.join(" "));

describe("laws of a mark", () => {
  test("it does not depend on the order of the deck's other cards", () => {
    fc.assert(
      fc.property(card, answers, fc.shuffledSubarray(deck, { minLength: deck.length }), (asked, answer, shuffled) => {
        expect(grade({ ...asked, answer, deck: shuffled })).toEqual(grade({ ...asked, answer, deck }));
      }),
      { numRuns: 60 },
    );
  });

  test("it does not depend on letter case, outside formulas, code and the nouns of German decks", () => {
    fc.assert(
      fc.property(card, answers, (asked, answer) => {
        const plain = grade({ ...asked, answer, deck }).score;
        expect(grade({ ...asked, answer: answer.toUpperCase(), deck }).score).toBe(plain);
        expect(grade({ ...asked, answer: answer.charAt(0).toUpperCase() + answer.slice(1), deck }).score).toBe(plain);
      }),
      { numRuns: 60 },
    );
  });

  test("equal input gives an equal mark, whatever was marked before", () => {
    const asked = { ...deck[0]!, answer: "the outside of a tree", deck };
    const first = grade(asked);
    for (const other of deck) grade({ ...other, answer: "a plant that takes up water", deck });
    expect(grade(asked)).toEqual(first);
  });

  test.each(["of course", "in my opinion", "as we learned last week", "as everybody knows", "I think"])(
    "a longer right answer with nothing false added is never worth less than 40: %s",
    (addition) => {
      for (const asked of deck) {
        expect(grade({ ...asked, answer: `${asked.definition}, ${addition}`, deck }).score).toBeGreaterThanOrEqual(40);
        expect(grade({ ...asked, answer: `${addition}, it is ${asked.definition}`, deck }).score).toBeGreaterThanOrEqual(40);
      }
    },
  );
});
