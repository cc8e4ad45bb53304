import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Card } from "../../cards/card.ts";
import { seededRandom } from "../seeded-random.ts";
import { matchPairs } from "./match-pairs.ts";
import { matchSize } from "./match-size.ts";
import { couldBeMixedUp, readPair, type ReadPair } from "./mixed-up.ts";

const aCard = (term: string, definition: string, at = 0): Card => ({ id: `card${String(at).padStart(8, "0")}`, term, definition });
const deckOf = (...sides: readonly (readonly [string, string])[]) => sides.map(([term, definition], at) => aCard(term, definition, at));
const elements = deckOf(
  ["Hydrogen", "one proton"],
  ["Helium", "fills balloons"],
  ["Carbon", "diamonds and coal"],
  ["Oxygen", "we breathe it"],
  ["Iron", "rusts"],
  ["Gold", "jewellery"],
  ["Mercury", "liquid metal"],
  ["Sodium", "table salt"],
  ["Neon", "bright signs"],
  ["Lead", "old pipes"],
);
const pairsOf = (cards: readonly Card[], seed = 1) => matchPairs(cards, seededRandom(seed));

describe("the pairs of a game", () => {
  test("are six to eight of the deck's cards, other ones each time", () => {
    const games = [1, 2, 3].map((seed) => pairsOf(elements, seed));
    for (const pairs of games) {
      expect(pairs).toHaveLength(matchSize.most);
      for (const { term, definition } of pairs) expect(elements).toContainEqual(expect.objectContaining({ term, definition }));
    }
    expect(new Set(games.map((pairs) => pairs.map(({ key }) => key).join())).size).toBe(3);
    expect(matchPairs(elements, seededRandom(1), matchSize.least)).toHaveLength(matchSize.least);
  });

  test.each([
    [
      "equal definitions",
      [
        ["car", "a vehicle"],
        ["lorry", "A vehicle."],
      ],
    ],
    [
      "equal terms",
      [
        ["bank", "for money"],
        ["Bank", "of a river"],
      ],
    ],
    [
      "a definition within another",
      [
        ["mammal", "animal with milk"],
        ["whale", "big animal with milk in the sea"],
      ],
    ],
    [
      "a side that is another card's other side",
      [
        ["Paris", "France"],
        ["capital of Texas hamlet", "Paris"],
      ],
    ],
    [
      "equal numbers",
      [
        ["half", "0.5"],
        ["one in two", "1/2"],
      ],
    ],
    [
      "a term within another card's definition",
      [
        ["mitochondrion", "power plant"],
        ["ATP", "what a mitochondrion makes"],
      ],
    ],
    [
      "case, accents and punctuation alone",
      [
        ["el café", "hot drink"],
        ["El cafe!", "place to sit"],
      ],
    ],
    [
      "Arabic with and without vowel signs",
      [
        ["\u0643\u062a\u0627\u0628", "book"],
        ["\u0643\u0650\u062a\u064e\u0627\u0628", "volume"],
      ],
    ],
    [
      "the same picture with other words",
      [
        ["heart", `![](media/${"a".repeat(32)}.png) beats`],
        ["lung", `![](media/${"a".repeat(32)}.png) breathes`],
      ],
    ],
    [
      "a picture on the one's front and the other's back",
      [
        [`![](media/${"a".repeat(32)}.png)`, "beats"],
        ["lung", `![](media/${"a".repeat(32)}.png)`],
      ],
    ],
    [
      "alternatives in common",
      [
        ["big", "groß; riesig"],
        ["huge", "riesig"],
      ],
    ],
  ] as const)("never have two that both fit: %s", (_, [one, other]) => {
    for (let seed = 1; seed <= 20; seed++) {
      const pairs = pairsOf([...elements.slice(0, 6), aCard(one[0], one[1], 90), aCard(other[0], other[1], 91)], seed);
      expect(pairs.filter(({ key }) => /9[01]$/.test(key)).length).toBeLessThanOrEqual(1);
    }
  });

  test("are of pictures and formulas too, not of sounds alone or of long texts", () => {
    const picture = (name: string) => `![](media/${name.repeat(32)}.png)`;
    const cards = deckOf(
      ["apple", picture("a")],
      ["pear", picture("b")],
      ["plum", picture("a")],
      ["energy", "\\(E = mc^2\\)"],
      ["force", "\\(F = ma\\)"],
      ["bark", `![dog](media/${"0".repeat(32)}.mp3)`],
      ["law", "x".repeat(200)],
    );
    const terms = new Set(Array.from({ length: 30 }, (_, seed) => pairsOf(cards, seed + 1).map(({ term }) => term)).flat());
    expect([...terms].toSorted()).toEqual(["apple", "energy", "force", "pear", "plum"]);
    for (let seed = 1; seed <= 20; seed++) {
      const some = pairsOf(cards, seed).map(({ term }) => term);
      expect(some.includes("apple") && some.includes("plum")).toBe(false);
    }
  });

  test("are of a deck of pictures alone, where no picture belongs to two", () => {
    const picture = (name: string) => `![](media/${name.repeat(32)}.png)`;
    const cards = deckOf(...["a", "b", "c", "d", "e", "f"].map((name) => [picture(name), picture(name.toUpperCase())] as const));
    expect(pairsOf(cards)).toHaveLength(6);
    expect(pairsOf(deckOf(...["a", "b", "c"].map((name) => [picture(name), picture("z")] as const)))).toHaveLength(1);
  });

  test("are few in a deck of one card, of equal answers, or without complete cards", () => {
    expect(pairsOf(deckOf(["one", "1"]))).toHaveLength(1);
    expect(pairsOf(deckOf(["a", "same"], ["b", "same"], ["c", "same"]))).toHaveLength(1);
    expect(pairsOf([])).toEqual([]);
    expect(pairsOf(deckOf(["a", " "]))).toEqual([]);
  });

  test("have a card with gaps once, as a sentence and its gap", () => {
    const [pair, ...none] = pairsOf([aCard("{{c1::Paris}} is in {{c2::France}}", "")]);
    expect(none).toEqual([]);
    expect(["Paris", "France"]).toContain(pair?.definition);
    expect(pair?.term).not.toContain("{{");
  });

  test("of any deck can't be mixed up with each other", () => {
    const word = fc.constantFrom("cell", "Cell", "the cell", "energy", "ATP", "a cell's energy", "light", "1/2", "0.5", "dark");
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 20 }), fc.integer(), (sides, seed) => {
        const read = pairsOf(deckOf(...sides), seed).map(readPair);
        const others = (one: ReadPair) => read.filter((other) => other !== one);
        expect(read.filter((one) => others(one).some((other) => couldBeMixedUp(one, other)))).toEqual([]);
      }),
    );
  });
});

describe("two pairs", () => {
  const word = fc.constantFrom("cell", "Cell", "wall", "cell wall", "ATP", "a cell's wall", "1/2", "0.5", "![](media/x.png)", "");
  const pair = fc.record({ key: fc.constant("card00000001"), term: word, definition: word });

  test("are mixed up both ways or not at all, and a pair with itself always", () => {
    fc.assert(
      fc.property(pair, pair, (a, b) => {
        expect(couldBeMixedUp(readPair(a), readPair(b))).toBe(couldBeMixedUp(readPair(b), readPair(a)));
        expect(couldBeMixedUp(readPair(a), readPair(a))).toBe(true);
      }),
    );
  });

  test.each([
    [
      ["affect", "to influence"],
      ["effect", "a result"],
    ],
    [
      ["hot", "high temperature"],
      ["cold", "low temperature"],
    ],
    [
      ["1914", "war begins"],
      ["1918", "war ends"],
    ],
  ] as const)("with other words are kept apart by them: %j and %j", (one, other) => {
    const [a, b] = [one, other].map(([term, definition]) => readPair({ key: "card00000001", term, definition }));
    expect(couldBeMixedUp(a!, b!)).toBe(false);
  });
});

describe("a deck of 10,000 cards", () => {
  test("gives its pairs, also if nearly all cards have one answer", () => {
    const many = (answer: (at: number) => string) => Array.from({ length: 10_000 }, (_, at) => aCard(`word${at}x`, answer(at), at));
    expect(pairsOf(many((at) => `meaning${at}y`))).toHaveLength(matchSize.most);
    expect(pairsOf(many(() => "masculine"))).toHaveLength(1);
    expect(pairsOf(many((at) => (at % 150 === 0 ? `meaning${at}y` : "masculine"))).length).toBeGreaterThanOrEqual(matchSize.least);
  });
});
