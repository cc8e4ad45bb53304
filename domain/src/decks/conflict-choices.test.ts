import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Card } from "../cards/card.ts";
import { bothOf, canTakeBoth, conflictKey, patchWithoutBase, withChoices, type ConflictChoice } from "./conflict-choices.ts";
import { applyPatch, type PatchConflict } from "./deck-patch.ts";
import { makePatch } from "./make-patch.ts";

type Version = { revision: number; title: string; description: string; cards: readonly Card[] };

const card = (id: string, fields: Partial<Card> = {}): Card => ({ id, term: `term ${id}`, definition: `definition ${id}`, ...fields });
const deck = (cards: readonly Card[], fields: Partial<Version> = {}): Version => ({
  revision: 1,
  title: "Deck",
  description: "",
  cards,
  ...fields,
});
const noId = () => {
  throw new Error("Every card has its id.");
};
let keys = 0;
const newKey = () => `${(keys += 1)}`.padStart(18, "0").padEnd(32, "0");

/** Saves `mine` over `theirs`, and again after the choices. */
function saved(base: Version, mine: Version, theirs: Version, choiceOf: (conflict: PatchConflict) => ConflictChoice) {
  const patch = makePatch(base, mine, noId);
  const noCard = () => null;
  const { conflicts } = applyPatch(theirs, patch, noCard);
  const cardOf = (id: string) => mine.cards.find((one) => one.id === id) ?? null;
  return { conflicts, after: applyPatch(theirs, withChoices(patch, conflicts, { choiceOf, cardOf, newKey }), noCard) };
}

describe("a field that was changed on both sides", () => {
  const base = deck([card("a"), card("b")]);
  const mine = deck([card("a", { term: "mine" }), card("b", { definition: "only mine" })], { title: "My title" });
  const theirs = deck([card("a", { term: "theirs" }), card("b")], { title: "Their title", revision: 2 });

  test("has the text that was chosen, and what only one side changed is there in any case", () => {
    const choose = (choice: ConflictChoice) => {
      const { after } = saved(base, mine, theirs, () => choice);
      expect(after.conflicts).toEqual([]);
      return [after.deck.title, after.deck.cards[0]?.term, after.deck.cards[1]?.definition];
    };
    expect(choose("mine")).toEqual(["My title", "mine", "only mine"]);
    expect(choose("theirs")).toEqual(["Their title", "theirs", "only mine"]);
    expect(choose("both")).toEqual(["Their title / My title", "theirs\nmine", "only mine"]);
  });

  test("can be chosen for each field by itself", () => {
    const { after } = saved(base, mine, theirs, ({ field }) => (field === "title" ? "mine" : "theirs"));
    expect([after.deck.title, after.deck.cards[0]?.term]).toEqual(["My title", "theirs"]);
  });
});

describe("both texts", () => {
  test("can be taken of texts and tags, not of a yes or no, an empty text or a deleted card", () => {
    const conflict = (field: "term" | "tags" | "bothWays", ours: PatchConflict["mine"], other: PatchConflict["mine"]) =>
      ({ kind: "card", id: "a", field, mine: ours, theirs: other }) as const;
    expect(canTakeBoth(conflict("term", "a", "b"))).toBe(true);
    expect(canTakeBoth(conflict("term", "a", ""))).toBe(false);
    expect(canTakeBoth(conflict("bothWays", true, null))).toBe(false);
    expect(canTakeBoth({ kind: "gone", id: "a", field: "term", mine: "a", theirs: null })).toBe(false);
    expect(canTakeBoth(conflict("tags", ["x"], ["y"]))).toBe(true);
    expect(bothOf(conflict("tags", ["x", "z"], ["y", "x"]))).toEqual(["y", "x", "z"]);
  });
});

describe("an edited card that was deleted elsewhere and that the history has not", () => {
  const base = deck([card("a"), card("abcdefghijkl")]);
  const mine = deck([card("a"), card("abcdefghijkl", { term: "mine", definition: "mine too" })]);
  const theirs = deck([card("a")], { revision: 2 });

  test("comes back whole under its id if one of its texts is mine, and stays away otherwise", () => {
    const back = saved(base, mine, theirs, ({ field }) => (field === "term" ? "mine" : "theirs"));
    expect(back.conflicts.map(({ kind }) => kind)).toEqual(["gone", "gone"]);
    expect(back.after).toMatchObject({ conflicts: [], deck: { cards: [card("a"), mine.cards[1]] } });
    expect(saved(base, mine, theirs, () => "theirs").after).toMatchObject({ conflicts: [], isChanged: false });
  });

  test("gets an id of this app if it came from another program", () => {
    const imported = (term: string) => deck([card("a"), card("note-5", { term })]);
    const { after } = saved(imported("before"), imported("mine"), theirs, () => "mine");
    expect(after.deck.cards[1]).toMatchObject({ term: "mine", definition: "definition note-5" });
    expect(after.deck.cards[1]?.id).toMatch(/^[A-Za-z0-9_-]{12}$/);
  });
});

test("a new card that was edited elsewhere since it was sent asks for its fields, and is there once", () => {
  const [base, mine] = [deck([card("a")]), deck([card("a"), card("abcdefghijkl", { term: "mine" })])];
  const theirs = deck([card("a"), card("abcdefghijkl", { term: "theirs" })], { revision: 3 });
  const { conflicts, after } = saved(base, mine, theirs, () => "both");
  expect(conflicts).toHaveLength(1);
  expect(after.deck.cards.map(({ term }) => term)).toEqual(["term a", "theirs\nmine"]);
});

test("without its beginning a deck asks for every difference, and loses no card of either side", () => {
  const mine = deck([card("a", { term: "mine" }), card("mine12345678"), card("b")]);
  const theirs = deck([card("b"), card("a"), card("theirs123456")], { revision: 9 });
  const { patch, conflicts } = patchWithoutBase(mine, theirs, newKey);
  expect(conflicts.map(conflictKey)).toEqual(["term a"]);
  const options = { cardOf: () => null, newKey };
  const { deck: after } = applyPatch(theirs, withChoices(patch, conflicts, { ...options, choiceOf: () => "mine" }), () => null);
  expect(after.cards.map(({ id }) => id)).toEqual(["b", "a", "mine12345678", "theirs123456"]);
  expect(after.cards[1]?.term).toBe("mine");
});

test("for any two edits of a deck, the chosen text stands in every field that asked, and nothing asks twice", () => {
  const texts = fc.constantFrom("x", "y", "z");
  const anEdit = fc.record({
    title: texts,
    term: texts,
    definition: texts,
    tags: fc.constantFrom([], ["t"], ["u"]),
    isThere: fc.boolean(),
  });
  const version = (edit: { title: string; term: string; definition: string; tags: readonly string[]; isThere: boolean }) =>
    deck([card("a"), ...(edit.isThere ? [card("abcdefghijkl", { term: edit.term, definition: edit.definition, tags: edit.tags })] : [])], {
      title: edit.title,
    });
  fc.assert(
    fc.property(anEdit, anEdit, anEdit, fc.constantFrom("mine" as const, "theirs" as const), (base, mine, theirs, choice) => {
      const { conflicts, after } = saved(version(base), version(mine), { ...version(theirs), revision: 2 }, () => choice);
      expect(after.conflicts).toEqual([]);
      for (const conflict of conflicts) {
        const card12 = after.deck.cards.find(({ id }) => id === "abcdefghijkl");
        const now = conflict.kind === "text" ? after.deck[conflict.field] : (card12?.[conflict.field] ?? null);
        const wanted = conflict[choice];
        expect(now ?? []).toEqual(wanted ?? []);
      }
    }),
  );
});
