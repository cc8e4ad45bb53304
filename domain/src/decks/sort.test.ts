import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deckSorts, isDeckSort, sortedDecks, type DeckSort } from "./sort.ts";

const deck = fc.record({ id: fc.maxSafeNat(), title: fc.string({ unit: "grapheme" }) });
const decks = fc.uniqueArray(deck, { selector: ({ id }) => id, maxLength: 40 });
const sort = fc.constantFrom(...deckSorts.map(({ key }) => key));

const titlesIn = (order: DeckSort, ...titles: string[]) =>
  sortedDecks(
    titles.map((title, id) => ({ id: id + 10, title })),
    order,
  ).map(({ title }) => title);

describe("the sort control", () => {
  test("offers Newest, Oldest, A-Z, Z-A and Tutorials, in this order", () => {
    expect(deckSorts.map(({ label }) => label)).toEqual(["Newest", "Oldest", "A-Z", "Z-A", "Tutorials"]);
  });

  test("accepts its own options only", () => {
    expect(deckSorts.every(({ key }) => isDeckSort(key))).toBe(true);
    for (const other of ["", "Newest", "a-Z", null, 1, undefined]) expect(isDeckSort(other)).toBe(false);
  });
});

describe("sorting decks", () => {
  test("Newest and Oldest go by the number of the id", () => {
    const some = [
      { id: 9, title: "a" },
      { id: 100, title: "b" },
      { id: 20, title: "c" },
    ];
    expect(sortedDecks(some, "newest").map(({ id }) => id)).toEqual([100, 20, 9]);
    expect(sortedDecks(some, "oldest").map(({ id }) => id)).toEqual([9, 20, 100]);
  });

  test("A-Z compares titles without regard to case or accents, and numbers by their value", () => {
    expect(titlesIn("a-z", "Unit 10", "unit 9", "Éclair", "eagle", "Zebra")).toEqual(["eagle", "Éclair", "unit 9", "Unit 10", "Zebra"]);
    expect(titlesIn("z-a", "Unit 10", "unit 9")).toEqual(["Unit 10", "unit 9"]);
  });

  test("Tutorials puts the official author's decks first, then the newest", () => {
    const some = [
      { id: 50, title: "mine" },
      { id: 40, title: "official", official: true },
      { id: 60, title: "new", official: false },
      { id: 1, title: "restored" },
    ];
    expect(sortedDecks(some, "tutorials").map(({ id }) => id)).toEqual([40, 1, 60, 50]);
  });

  test("a sorted list has the same decks, and the input is not modified", () => {
    fc.assert(
      fc.property(decks, sort, (some, order) => {
        const before = [...some];
        expect(new Set(sortedDecks(some, order))).toEqual(new Set(some));
        expect(some).toEqual(before);
      }),
    );
  });

  test("sorting doesn't depend on the order of the input, and sorting again changes nothing", () => {
    fc.assert(
      fc.property(decks, sort, (some, order) => {
        const sorted = sortedDecks(some, order);
        expect(sortedDecks(some.toReversed(), order)).toEqual(sorted);
        expect(sortedDecks(sorted, order)).toEqual(sorted);
      }),
    );
  });

  test("Oldest is Newest reversed, and Z-A is A-Z reversed", () => {
    fc.assert(
      fc.property(decks, (some) => {
        expect(sortedDecks(some, "oldest")).toEqual(sortedDecks(some, "newest").toReversed());
        expect(sortedDecks(some, "z-a")).toEqual(sortedDecks(some, "a-z").toReversed());
      }),
    );
  });
});
