import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCard, addCards, blankForm, deleteCard, formOf, moveCard, sameForm, savedInput, typeCard, type DeckForm } from "./deck-form.ts";
import { DECK } from "../limits/limits.ts";

function numbered(): () => string {
  let next = 1;
  return () => `new-${next++}`;
}

function aForm(...keys: string[]): DeckForm {
  return { title: "Cells", description: "", cards: keys.map((key) => ({ key, term: `term ${key}`, definition: `definition ${key}` })) };
}

const keysOf = (form: DeckForm) => form.cards.map((card) => card.key);
const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 });

describe("a new deck's form", () => {
  test("starts with three blank cards, each with a key of its own", () => {
    const form = blankForm(numbered());
    expect(form.cards).toHaveLength(3);
    expect(new Set(keysOf(form)).size).toBe(3);
    expect(form.cards.every((card) => card.term === "" && card.definition === "" && card.id === undefined)).toBe(true);
  });
});

describe("a saved deck's form", () => {
  test("keeps each card's id", () => {
    const form = formOf({ title: "T", description: "D", cards: [{ id: "c1", term: "a", definition: "b" }] }, numbered());
    expect(savedInput(form)).toEqual({ title: "T", description: "D", cards: [{ id: "c1", term: "a", definition: "b" }] });
  });

  test("has one blank card when the deck has none", () => {
    expect(formOf({ title: "T", description: "", cards: [] }, numbered()).cards).toHaveLength(1);
  });
});

describe("adding and deleting", () => {
  test("a new card is blank and last", () => {
    const { form, problem } = addCard(aForm("a"), "b");
    expect(problem).toBeNull();
    expect(form.cards.at(-1)).toEqual({ key: "b", term: "", definition: "" });
  });

  test("a 10,001st card is refused", () => {
    const full = aForm(...Array.from({ length: DECK.maxCards }, (_, row) => String(row)));
    expect(addCard(full, "one too many")).toEqual({ form: full, problem: "deck/too-many-cards" });
  });

  test("deleting the last remaining card is refused", () => {
    const form = aForm("a");
    expect(deleteCard(form, "a")).toEqual({ form, problem: "deck/last-card" });
  });

  test("deleting takes exactly that card", () => {
    fc.assert(
      fc.property(keys, fc.nat(), (all, pick) => {
        fc.pre(all.length > 1);
        const key = all[pick % all.length] as string;
        expect(keysOf(deleteCard(aForm(...all), key).form)).toEqual(all.filter((other) => other !== key));
      }),
    );
  });
});

describe("adding many", () => {
  const added = aForm("x", "y").cards;

  test("appends them, or inserts them after a row", () => {
    expect(keysOf(addCards(aForm("a", "b"), added, null).form)).toEqual(["a", "b", "x", "y"]);
    expect(keysOf(addCards(aForm("a", "b"), added, "a").form)).toEqual(["a", "x", "y", "b"]);
  });

  test("replaces blank rows, also the one they were pasted into", () => {
    const form = typeCard(blankForm(numbered()), "new-1", "term", "kept");
    expect(keysOf(addCards(form, added, "new-2").form)).toEqual(["new-1", "x", "y"]);
    expect(keysOf(addCards(blankForm(numbered()), added, null).form)).toEqual(["x", "y"]);
  });

  test("is refused as a whole if the deck would have too many", () => {
    const form = aForm(...Array.from({ length: DECK.maxCards - 1 }, (_, row) => `c${row}`));
    expect(addCards(form, added, null)).toEqual({ form, problem: "deck/too-many-cards" });
  });
});

describe("moving", () => {
  test("the card is in the row to which it was moved", () => {
    expect(keysOf(moveCard(aForm("a", "b", "c", "d"), 0, 2))).toEqual(["b", "c", "a", "d"]);
    expect(keysOf(moveCard(aForm("a", "b", "c", "d"), 3, 1))).toEqual(["a", "d", "b", "c"]);
  });

  test("moving keeps every card, leaves the others in their order, and moving back undoes it", () => {
    fc.assert(
      fc.property(keys, fc.nat(), fc.nat(), (all, a, b) => {
        const [from, to] = [a % all.length, b % all.length];
        const form = aForm(...all);
        const moved = moveCard(form, from, to);
        expect(moved.cards[to]?.key).toBe(all[from]);
        expect(keysOf(moved).filter((key) => key !== all[from])).toEqual(all.filter((key) => key !== all[from]));
        expect(keysOf(moveCard(moved, to, from))).toEqual(all);
      }),
    );
  });

  test("a row outside the form changes nothing", () => {
    const form = aForm("a", "b");
    for (const [from, to] of [
      [-1, 0],
      [2, 0],
      [0, 2],
      [0, -1],
      [1, 1],
    ] as const)
      expect(moveCard(form, from, to)).toBe(form);
  });
});

describe("typing", () => {
  test("changes one side of one card and leaves the other cards as they are", () => {
    const form = aForm("a", "b", "c");
    const typed = typeCard(form, "b", "definition", "new");
    expect(typed.cards[1]).toEqual({ key: "b", term: "term b", definition: "new" });
    expect(typed.cards[0]).toBe(form.cards[0]);
    expect(typed.cards[2]).toBe(form.cards[2]);
    expect(form.cards[1]?.definition).toBe("definition b");
  });

  test("in a row that is gone changes nothing", () => {
    const form = aForm("a");
    expect(typeCard(form, "gone", "term", "text")).toBe(form);
  });
});

describe("the saved cards", () => {
  test("include no incomplete cards, also none of white space only", () => {
    const form = typeCard(typeCard(aForm("a", "b", "c"), "a", "term", " "), "c", "definition", "");
    expect(savedInput(form).cards).toEqual([{ term: "term b", definition: "definition b" }]);
  });
});

describe("unsaved changes", () => {
  test("forms with the same texts are equal, with any keys", () => {
    const renamed: DeckForm = { ...aForm("a"), cards: [{ key: "other", term: "term a", definition: "definition a" }] };
    expect(sameForm(aForm("a"), renamed)).toBe(true);
  });

  test("any step that changes the form is detected", () => {
    const form = aForm("a", "b");
    expect(sameForm(form, typeCard(form, "a", "term", "x"))).toBe(false);
    expect(sameForm(form, moveCard(form, 0, 1))).toBe(false);
    expect(sameForm(form, addCard(form, "c").form)).toBe(false);
    expect(sameForm(form, { ...form, title: "Other" })).toBe(false);
    expect(sameForm(form, { ...form, description: "Other" })).toBe(false);
  });
});
