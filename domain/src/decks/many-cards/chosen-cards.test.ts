import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeckForm, FormCard } from "../deck-form.ts";
import { askChosenBothWays, chosenCards, deleteChosen, moveChosen, putBackRemoved, removedBy, tagChosen } from "./chosen-cards.ts";
import { keysBetween } from "./keys-between.ts";

const form: DeckForm = {
  title: "Cells",
  description: "",
  cards: ["a", "b", "c", "d", "e"].map((key) => ({ key, term: key, definition: key, ...(key === "b" && { tags: ["x"] }) })),
};
const keys = (...chosen: string[]) => new Set(chosen);
const order = ({ cards }: DeckForm) => cards.map(({ key }) => key).join("");

describe("tags of chosen cards", () => {
  test("are added and taken off, and the others stay as they are", () => {
    const { form: after } = tagChosen(form, keys("a", "b"), { add: "#y z", remove: new Set(["x"]) });
    expect(after.cards.map(({ tags }) => tags)).toEqual([["y", "z"], ["y", "z"], undefined, undefined, undefined]);
    expect(after.cards[2]).toBe(form.cards[2]);
  });

  test("change nothing if they are there already", () => {
    expect(tagChosen(form, keys("b"), { add: "x", remove: new Set() }).form).toBe(form);
  });

  test("change no card if one would have too many", () => {
    const many = Array.from({ length: 20 }, (_, at) => `t${at}`);
    const full = { ...form, cards: form.cards.with(1, { ...(form.cards[1] as FormCard), tags: many }) };
    expect(tagChosen(full, keys("a", "b"), { add: "y", remove: new Set() })).toEqual({ form: full, problem: "card/too-many-tags" });
  });
});

test("chosen cards are asked both ways, but those with gaps", () => {
  const cards = form.cards.with(0, { key: "a", term: "{{c1::a}}", definition: "" });
  const { form: after } = askChosenBothWays({ ...form, cards }, keys("a", "b"), true);
  expect(after.cards.map(({ bothWays }) => bothWays)).toEqual([undefined, true, undefined, undefined, undefined]);
  expect(askChosenBothWays(after, keys("a", "b"), false).form.cards).toEqual(cards);
});

test.each([
  [["b", "d"], 0, "bdace"],
  [["b", "d"], 1, "abdce"],
  [["a", "b"], 3, "cdeab"],
  [["a"], 99, "bcdea"],
  [["e", "a"], -5, "aebcd"],
])("moving %s to place %i gives %s", (chosen, to, expected) => {
  expect(order(moveChosen(form, keys(...chosen), to).form)).toBe(expected);
});

test("not all cards of a deck can be deleted", () => {
  expect(order(deleteChosen(form, keys("a", "c")).form)).toBe("bde");
  expect(deleteChosen(form, keys("a", "b", "c", "d", "e"))).toEqual({ form, problem: "deck/last-card" });
});

test("the rows between two are found in both directions, and one alone if the other is gone", () => {
  expect(keysBetween(form.cards, "b", "d")).toEqual(["b", "c", "d"]);
  expect(keysBetween(form.cards, "d", "b")).toEqual(["b", "c", "d"]);
  expect(keysBetween(form.cards, "gone", "b")).toEqual(["b"]);
  expect(keysBetween(form.cards, "gone", "no")).toEqual([]);
});

describe("for any choice", () => {
  const chosen = fc.subarray(["a", "b", "c", "d", "e"]).map((some) => new Set(some));

  test("deleting and putting back is the same form", () => {
    fc.assert(
      fc.property(chosen, (some) => {
        const removed = removedBy(form, some);
        const after = putBackRemoved(deleteChosen(form, some).form, removed).form;
        expect(after).toEqual(form);
        expect(putBackRemoved(after, removed).form).toBe(after);
      }),
    );
  });

  test("moving keeps all cards, and the order of both the chosen and the others", () => {
    fc.assert(
      fc.property(chosen, fc.integer({ min: -2, max: 8 }), (some, to) => {
        const after = moveChosen(form, some, to).form;
        const others = new Set(form.cards.map(({ key }) => key).filter((key) => !some.has(key)));
        for (const group of [some, others]) expect(chosenCards(after, group)).toEqual(chosenCards(form, group));
        expect(after.cards).toHaveLength(form.cards.length);
      }),
    );
  });

  test("cards that were put back beside others that were added meanwhile are all there", () => {
    fc.assert(
      fc.property(chosen, fc.nat({ max: 4 }), (some, count) => {
        const added = Array.from({ length: count }, (_, at) => ({ key: `new${at}`, term: "", definition: "" }));
        const left = deleteChosen(form, some).form;
        const after = putBackRemoved({ ...left, cards: [...left.cards, ...added] }, removedBy(form, some)).form;
        expect(after.cards.map(({ key }) => key).toSorted()).toEqual([...form.cards, ...added].map(({ key }) => key).toSorted());
      }),
    );
  });
});
