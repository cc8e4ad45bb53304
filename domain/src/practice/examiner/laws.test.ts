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

  const plain = fc.oneof(
    fc.constantFrom("get up", "I", "C", "1/2", "a", "the", "not", "no", "idk", "I don't know", "E = mc^2", "`i++`", "for (;;) {}", "🍎🍏"),
    fc.constantFrom(
      "?!",
      "...",
      "—",
      "∅",
      "°C",
      "+",
      "(x)",
      "  two  spaces ",
      "A / B",
      "a; b",
      "not a / not b",
      "\\(\\frac{a}{b}\\)",
      "今日",
      "Ё",
    ),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.array(fc.constantFrom(...words, "or", ",", ";", "/", "(", ")", "12", "=", "-"), { maxLength: 12 }).map((list) => list.join(" ")),
  );

  test("the definition itself, typed exactly, always has full marks, whatever it is and whatever the other cards say", () => {
    fc.assert(
      fc.property(plain, plain, fc.array(plain, { maxLength: 3 }), (definition, term, others) => {
        fc.pre(definition.trim() !== "");
        const around = [{ term, definition }, ...others.map((other, at) => ({ term: `${term} ${at}`, definition: other }))];
        expect(grade({ term, definition, answer: definition, deck: around }).score).toBe(100);
        expect(grade({ term, definition, answer: ` ${definition}\n`, deck: around }).score).toBe(100);
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  test.each([
    ["Capital of Norway", "Oslo"],
    ["Outbreak of the war", "1618"],
    ["sich aufstehen (English)", "to get up"],
    ["Speed of sound", "343 m/s"],
    ["colours of the flag", "red, white, blue"],
    ["Hauptstadt", "die Stadt, in der die Regierung sitzt"],
    ["dissoudre", "mettre fin à une assemblée avant son terme"],
    ["puente", "construcción para cruzar un río"],
    ["ponte", "construção para atravessar um rio"],
    ["most", "budowla nad rzeką, po której się przechodzi"],
  ])("an answer that says more, and nothing false, keeps at least 40: %s, %s", (term, definition) => {
    for (const more of [", I think", ", of course", " (as we learned)", ", glaube ich", ", je crois", ", creo yo", ", acho eu", ", chyba"])
      expect(grade({ term, definition, answer: definition + more, deck }).score, more).toBeGreaterThanOrEqual(40);
  });
});
