import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Card } from "../../cards/card.ts";
import { candidateOf } from "../distractors/candidate.ts";
import { seededRandom } from "../seeded-random.ts";
import { compareTimes, endMatch, layTiles, matchTime, missCostMs, pressTile, type MatchGame } from "./match-game.ts";
import { matchPairs, matchSize } from "./match-pairs.ts";

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

  test("of any deck: no side is another pair's, by the same reading", () => {
    const word = fc.constantFrom("cell", "Cell", "the cell", "energy", "ATP", "a cell's energy", "light", "1/2", "0.5", "dark");
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 20 }), fc.integer(), (sides, seed) => {
        const pairs = pairsOf(deckOf(...sides), seed);
        const forms = pairs.flatMap(({ term, definition }) => [...new Set([term, definition].map((side) => candidateOf(side, "").normal))]);
        expect(new Set(forms).size).toBe(forms.length);
      }),
    );
  });
});

describe("a game", () => {
  const game = () => layTiles(pairsOf(elements), seededRandom(1));
  const tilesOf = ({ tiles }: MatchGame, key: string) => tiles.filter((tile) => tile.key === key).map(({ id }) => id);

  test("is won by finding all pairs, in any order of the two tiles", () => {
    let now = game();
    const keys = [...new Set(now.tiles.map(({ key }) => key))];
    for (const [at, key] of keys.entries()) {
      const [one = "", other = ""] = at % 2 ? tilesOf(now, key).toReversed() : tilesOf(now, key);
      now = pressTile(pressTile(now, one, at * 1000), other, at * 1000 + 500);
      expect(now.found).toHaveLength(at + 1);
    }
    expect(matchTime(now)).toBe(7500);
  });

  test("a wrong pair is shown until the next press, and costs a second", () => {
    const [first, second] = [...new Set(game().tiles.map(({ key }) => key))];
    const [a = "", aToo = ""] = tilesOf(game(), first ?? "");
    const [b = ""] = tilesOf(game(), second ?? "");
    let now = pressTile(pressTile(game(), a, 0), b, 10);
    expect(now).toMatchObject({ wrong: [a, b], picked: null, misses: 1, found: [] });
    now = pressTile(now, a, 20);
    expect(now).toMatchObject({ wrong: null, picked: a });
    now = pressTile(now, aToo, 30);
    expect(now.found).toEqual([first]);
    expect(matchTime({ ...now, tiles: now.tiles.filter(({ key }) => key === first), endedMs: 30 })).toBe(30 + missCostMs);
  });

  test("the same tile twice lays it back; a found one does nothing", () => {
    const [a = "", aToo = ""] = tilesOf(game(), game().tiles[0]?.key ?? "");
    expect(pressTile(pressTile(game(), a, 0), a, 0)).toMatchObject({ picked: null, misses: 0 });
    const found = pressTile(pressTile(game(), a, 0), aToo, 0);
    expect(pressTile(found, a, 0)).toBe(found);
    expect(pressTile(found, "nothing", 0)).toBe(found);
  });

  test("that is over changes no more, and has a time only if all was found", () => {
    const over = endMatch(game(), 60_000);
    expect(over.endedMs).toBe(60_000);
    expect(matchTime(over)).toBeNull();
    expect(pressTile(over, over.tiles[0]?.id ?? "", 0)).toBe(over);
    expect(endMatch(over, 70_000)).toBe(over);
    expect(matchTime(layTiles([], Math.random))).toBeNull();
  });

  test("any presses keep its laws: found pairs never fall, and misses only grow", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 15 }), { maxLength: 80 }), (presses) => {
        let now = game();
        for (const [at, press] of presses.entries()) {
          const next = pressTile(now, now.tiles[press]?.id ?? "", at);
          expect(next.found.length).toBeGreaterThanOrEqual(now.found.length);
          expect(next.misses).toBeGreaterThanOrEqual(now.misses);
          expect(new Set(next.found).size).toBe(next.found.length);
          expect(next.endedMs !== null).toBe(next.found.length * 2 === next.tiles.length);
          now = next;
        }
      }),
    );
  });
});

test("times are ordered by what a pair took", () => {
  const times = [
    { ms: 24_000, pairs: 6 },
    { ms: 24_000, pairs: 8 },
    { ms: 18_000, pairs: 6 },
  ];
  expect(times.toSorted(compareTimes).map(({ ms, pairs }) => `${ms}/${pairs}`)).toEqual(["24000/8", "18000/6", "24000/6"]);
});
