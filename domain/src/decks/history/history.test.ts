import { describe, expect, test } from "vitest";

import type { Card } from "../../cards/card.ts";
import { seededRandom } from "../../practice/seeded-random.ts";
import { cardChanges, countCardChanges, countChanges } from "./card-changes.ts";
import { restoredCards } from "./restored-cards.ts";
import { wordChanges, type Piece } from "./word-changes.ts";

const card = (id: string, term = `term ${id}`): Card => ({ id, term, definition: `definition ${id}` });
const cards = (...ids: string[]) => ids.map((id) => card(id));
const idsOf = (list: readonly Card[]) => list.map(({ id }) => id).join("");

/** Some of ten cards, some of them changed, in any order. */
function someCards(random: () => number): Card[] {
  return Array.from("abcdefghij")
    .filter(() => random() < 0.6)
    .map((id) => card(id, random() < 0.3 ? "another" : "same"))
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

describe("the changes between two versions", () => {
  test("are found by the cards' ids: removed, changed, added", () => {
    const changes = cardChanges([card("a"), card("b"), card("c")], [card("c"), card("a", "A"), card("d")]);
    expect(changes.map(({ id, earlier, now }) => [id, earlier?.term ?? null, now?.term ?? null])).toEqual([
      ["a", "term a", "A"],
      ["b", "term b", null],
      ["d", null, "term d"],
    ]);
    expect(countChanges(changes)).toEqual({ added: 1, changed: 1, removed: 1 });
  });

  test("include every field; another order is no change of a card", () => {
    const one = card("a");
    for (const other of [
      { ...one, extra: "x" },
      { ...one, tags: ["t"] },
      { ...one, bothWays: true },
      { ...one, term: "term a " },
    ])
      for (const count of [countChanges(cardChanges([one], [other])), countCardChanges([one], [other])])
        expect(count).toEqual({ added: 0, changed: 1, removed: 0 });
    expect(cardChanges([one], [{ ...one, extra: "", tags: [], bothWays: false }])).toEqual([]);
    expect(cardChanges(cards("a", "b"), cards("b", "a"))).toEqual([]);
  });

  test("in reverse have removed cards for added ones", () => {
    const random = seededRandom(7);
    for (let round = 0; round < 100; round += 1) {
      const [then, now] = [someCards(random), someCards(random)];
      const [there, back] = [countChanges(cardChanges(then, now)), countChanges(cardChanges(now, then))];
      expect(countCardChanges(then, now)).toEqual(there);
      expect(countCardChanges(then, then)).toEqual({ added: 0, changed: 0, removed: 0 });
      expect(back).toEqual({ added: there.removed, changed: there.changed, removed: there.added });
      expect(now.length).toBe(then.length + there.added - there.removed);
    }
  });
});

describe("restoring single cards", () => {
  test("a changed card changes back in its place, and a removed one returns after the card that it followed", () => {
    const now = [card("c"), card("a", "A"), card("x")];
    expect(restoredCards(now, cards("a", "b", "c"), ["a", "b"])).toEqual([card("c"), card("a"), card("b"), card("x")]);
  });

  test("cards that were first, or followed each other, return in the same order", () => {
    expect(idsOf(restoredCards(cards("c", "d"), cards("a", "b", "c", "d"), ["a", "b"]))).toBe("abcd");
    expect(idsOf(restoredCards(cards("a", "d"), cards("a", "b", "c", "d"), ["c", "b"]))).toBe("abcd");
    expect(idsOf(restoredCards([], cards("a", "b", "c"), ["c", "a"]))).toBe("ac");
  });

  test("the chosen ones are restored, all others stay as they are, none is duplicated, and repeating it changes nothing", () => {
    const random = seededRandom(11);
    for (let round = 0; round < 200; round += 1) {
      const [then, now] = [someCards(random), someCards(random)];
      const chosen = then.filter(() => random() < 0.5).map(({ id }) => id);
      const restored = restoredCards(now, then, chosen);
      const byId = new Map(restored.map((one) => [one.id, one]));
      expect(byId.size).toBe(restored.length);
      for (const one of then.filter(({ id }) => chosen.includes(id))) expect(byId.get(one.id)).toBe(one);
      expect(restored.filter(({ id }) => !chosen.includes(id))).toEqual(now.filter(({ id }) => !chosen.includes(id)));
      expect(restoredCards(restored, then, chosen)).toEqual(restored);
      expect(restoredCards(now, then, [])).toEqual(now);
    }
  });
});

describe("changed words", () => {
  const marked = (pieces: readonly Piece[]) => pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

  test.each([
    ["The cell has a wall", "The cell has no wall", "The cell has [a] wall", "The cell has [no] wall"],
    ["Paris", "Paris, France", "Paris", "Paris[, France]"],
    ["same", "same", "same", "same"],
    ["", "new", "", "[new]"],
    ["gone", "", "[gone]", ""],
    ["東京は首都", "京都は首都", "[東]京は首都", "京[都]は首都"],
    ["\\( x^2 \\)", "\\( x^3 \\)", "\\( x^[2] \\)", "\\( x^[3] \\)"],
  ])("%j and %j", (then, now, markedThen, markedNow) => {
    const changes = wordChanges(then, now);
    expect([marked(changes.earlier), marked(changes.now)]).toEqual([markedThen, markedNow]);
  });

  test("the pieces, joined, are the two texts; unmarked pieces are the same in both", () => {
    const random = seededRandom(3);
    const some = () =>
      Array.from({ length: Math.floor(random() * 12) }, () => ["one", "two", " ", "\n", "é", "😀"][Math.floor(random() * 6)]).join("");
    const unmarked = (pieces: readonly Piece[]) =>
      pieces
        .filter(({ isChanged }) => !isChanged)
        .map(({ text }) => text)
        .join("");
    for (let round = 0; round < 300; round += 1) {
      const [then, now] = [some(), some()];
      const changes = wordChanges(then, now);
      expect(changes.earlier.map(({ text }) => text).join("")).toBe(then);
      expect(changes.now.map(({ text }) => text).join("")).toBe(now);
      expect(unmarked(changes.earlier)).toBe(unmarked(changes.now));
    }
  });

  test("very long texts are not compared by words, but common beginnings and ends are still unmarked", () => {
    const long = (word: string) => `begin ${Array.from({ length: 2000 }, (_, at) => `${word}${at}`).join(" ")} end`;
    const { earlier } = wordChanges(long("a"), long("b"));
    expect(earlier.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
    expect(earlier.at(-1)?.text).toBe(" end");
  });
});
