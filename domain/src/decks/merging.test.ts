import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardInput } from "../cards/card.ts";
import type { DeckInput } from "./deck.ts";
import { disagreements, merged, type Choice } from "./merging.ts";

const deck = (cards: readonly CardInput[], title = "Cells"): DeckInput => ({ title, description: "", cards });
const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, term: id, definition: "1" })) as [CardInput, CardInput, CardInput];
const base = deck([a, b, c]);
const suggestions = (mine: DeckInput, theirs: DeckInput, from: DeckInput | null = base) =>
  disagreements(from, mine, theirs).map(({ id, suggested }) => [id, suggested]);
const none = new Map<string, Choice>();

describe("changes of only one version", () => {
  const mine = deck([{ ...a, definition: "mine" }, b, c, { term: "new", definition: "card" }]);
  const theirs = deck([a, { ...b, definition: "theirs" }], "Cell biology");

  test("are suggested as in that version, and need no choice", () => {
    expect(suggestions(mine, theirs)).toEqual([
      ["title", "theirs"],
      ["a", "mine"],
      ["b", "theirs"],
      ["c", "theirs"],
      ["new card 3 of mine", "mine"],
    ]);
    expect(merged(base, mine, theirs, none)).toEqual(
      deck(
        [
          { ...a, definition: "mine" },
          { ...b, definition: "theirs" },
          { term: "new", definition: "card" },
        ],
        "Cell biology",
      ),
    );
  });

  test("are in that version's position if both added cards: at the beginning, or after the same neighbour", () => {
    const [head, middle, last] = ["head", "middle", "last"].map((id) => ({ id, term: id, definition: "new" })) as [
      CardInput,
      CardInput,
      CardInput,
    ];
    const both = merged(base, deck([a, b, c, last]), deck([head, a, middle, b, c]), none);
    expect(both.cards.map(({ id }) => id)).toEqual(["head", "a", "middle", "b", "c", "last"]);
  });

  test("can be chosen otherwise, one by one", () => {
    const choices = new Map<string, Choice>([
      ["a", "theirs"],
      ["c", "mine"],
    ]);
    expect(merged(base, mine, theirs, choices).cards.map(({ definition }) => definition)).toEqual(["1", "theirs", "1", "card"]);
  });
});

describe("changes of both versions", () => {
  test("need a choice", () => {
    const mine = deck([{ ...a, definition: "mine" }, b], "Mine");
    const theirs = deck([{ ...a, definition: "theirs" }, b, { ...c, definition: "theirs" }], "Theirs");
    expect(suggestions(mine, theirs)).toEqual([
      ["title", null],
      ["a", null],
      ["c", null],
    ]);
    expect(merged(base, mine, theirs, new Map([["c", "theirs"]])).cards.map(({ definition }) => definition)).toEqual([
      "mine",
      "1",
      "theirs",
    ]);
  });

  test("are all differences if the common version is unknown; a card of only one version is kept", () => {
    expect(suggestions(deck([{ ...a, term: "x" }, b]), deck([a, c]), null)).toEqual([
      ["a", null],
      ["c", "theirs"],
      ["b", "mine"],
    ]);
  });
});

test("have one choice for the order alone", () => {
  expect(suggestions(base, deck([c, a, b]))).toEqual([["order", "theirs"]]);
  expect(merged(base, base, deck([c, a, b]), none).cards).toEqual([c, a, b]);
  expect(merged(base, base, deck([c, a, b]), new Map([["order", "mine"]])).cards).toEqual([a, b, c]);
});

/** A deck without the white space around its texts, which is no difference between versions. */
const anyDeck = fc
  .record({
    title: fc.string(),
    cards: fc.uniqueArray(fc.nat(8), { maxLength: 8 }),
    texts: fc.array(fc.string(), { minLength: 9, maxLength: 9 }),
  })
  .map(({ title, cards, texts }) =>
    deck(
      cards.map((id) => ({ id: `${id}`, term: "t", definition: texts[id]?.trim() ?? "" })),
      title.trim(),
    ),
  );

test("law: choosing all of mine gives my cards, all of theirs their cards, and a deck has no conflict with itself", () => {
  fc.assert(
    fc.property(anyDeck, anyDeck, anyDeck, (from, mine, theirs) => {
      const found = disagreements(from, mine, theirs);
      for (const [whose, version] of [
        ["mine", mine],
        ["theirs", theirs],
      ] as const) {
        const all = merged(from, mine, theirs, new Map(found.map(({ id }) => [id, whose])));
        expect(all.title).toBe(version.title);
        expect(all.cards.toSorted(byId)).toEqual(version.cards.toSorted(byId));
      }
      expect(disagreements(from, mine, mine)).toEqual([]);
      expect(merged(mine, mine, theirs, none)).toEqual({ ...theirs });
    }),
  );
});

function byId(x: CardInput, y: CardInput): number {
  return (x.id ?? "").localeCompare(y.id ?? "");
}
