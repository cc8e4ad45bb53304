import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aWiderCard, type WiderCard } from "../../test/a-wider-card.ts";
import { editedDeckProblem, newDeckProblem } from "../decks/problems.ts";
import { copiedCards } from "../decks/copy.ts";
import { formOf, moveCard, sameForm, savedInput, typeCard } from "../decks/deck-form.ts";
import { disagreements } from "../decks/merging.ts";
import { sameContent as sameDeck } from "../decks/same-content.ts";
import { cardFields, completeCards, contentOf, hasBothSides, sameCard, sameContent, tagsProblem, textsOf, withId } from "./card.ts";

describe("complete cards", () => {
  test("a card with a blank side is dropped", () => {
    const full = { term: "a", definition: "b" };
    expect(completeCards([{ term: "", definition: "b" }, full, { term: "a", definition: " \n" }])).toEqual([full]);
  });

  test("dropping twice drops no more, and never reorders", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ term: fc.string(), definition: fc.string() })), (cards) => {
        const kept = completeCards(cards);
        expect(completeCards(kept)).toEqual(kept);
        expect(kept).toEqual(cards.filter((card) => kept.includes(card)));
      }),
    );
  });
});

test("a card whose term has a gap is complete without a definition", () => {
  const cloze = { term: "The capital is {{c1::Rome}}", definition: "" };
  expect(completeCards([cloze, { term: "`{{c1::code}}`", definition: "" }])).toEqual([cloze]);
  expect([hasBothSides(cloze), hasBothSides({ ...cloze, definition: "of Italy" })]).toEqual([false, true]);
});

describe("tags", () => {
  test.each<[readonly string[], string | null]>([
    [[], null],
    [["chapter3", "été", "x".repeat(50)], null],
    [Array.from({ length: 20 }, (_, index) => `t${index}`), null],
    [Array.from({ length: 21 }, (_, index) => `t${index}`), "card/too-many-tags"],
    [[""], "card/bad-tag"],
    [["x".repeat(51)], "card/bad-tag"],
    [["two words"], "card/bad-tag"],
    [["a,b"], "card/bad-tag"],
    [["same", "same"], "card/bad-tag"],
  ])("%j", (tags, problem) => {
    expect(tagsProblem({ tags })).toBe(problem);
    const deck = { title: "T", description: "", cards: [{ term: "a", definition: "b", tags }] };
    expect([newDeckProblem(deck), editedDeckProblem(deck)]).toEqual([problem, problem]);
  });

  test("a card without tags has none that are wrong", () => {
    expect(tagsProblem({})).toBeNull();
  });
});

describe("what a card says", () => {
  const card = { id: "c1", term: "a", definition: "b" };

  test("is all but its id and its row's key", () => {
    expect(contentOf({ ...card, key: "row" })).toEqual({ term: "a", definition: "b" });
    const whole = { ...card, extra: "c", tags: ["d"], bothWays: true };
    expect(Object.keys(contentOf(whole))).toEqual(Object.keys(cardFields));
  });

  test("goes under another id as it is, and the id stands first", () => {
    expect(JSON.stringify(withId({ term: "a", definition: "b", id: "old" }, "new"))).toBe('{"id":"new","term":"a","definition":"b"}');
  });

  test("two cards are the same card by their ids and to the letter", () => {
    expect(sameCard(card, { ...card })).toBe(true);
    expect(sameCard(card, { ...card, id: "c2" })).toBe(false);
    expect(sameCard(card, { term: "a", definition: "b" })).toBe(false);
    expect(sameCard(card, { ...card, term: "a " })).toBe(false);
  });

  test("two cards say the same whatever their ids, and whatever white space stands at their texts' ends", () => {
    expect(sameContent(card, { term: " a", definition: "b\n" })).toBe(true);
    expect(sameContent(card, { term: "a", definition: "c" })).toBe(false);
  });

  test("is told as texts, which differ when anything differs", () => {
    expect(textsOf(card)).toEqual(["c1", "a", "b"]);
    expect(textsOf({ ...card, labels: [] } as typeof card)).toEqual(["c1", "a", "b"]);
    expect(textsOf({ ...card, labels: ["x"] } as typeof card)).not.toEqual(textsOf({ ...card, labels: ["y"] } as typeof card));
  });
});

describe("a field that this version does not know", () => {
  const picture = { id: "p1", size: { width: 10 } };
  const wide: WiderCard = { ...aWiderCard, picture };
  const deck = { title: "Capitals", description: "", cards: [{ id: "c1", ...wide }] };
  const changes: WiderCard[] = [
    { ...wide, note: "since 1870" },
    { ...wide, labels: ["eu"] },
    { ...wide, starred: false },
    { ...wide, picture: { ...picture, size: { width: 11 } } },
    { term: wide.term, definition: wide.definition },
  ];

  test("goes into the form and out of it", () => {
    expect(savedInput(formOf(deck, () => "new"))).toEqual(deck);
  });

  test("stays on its card while another one is typed and moved", () => {
    const form = formOf({ ...deck, cards: [...deck.cards, { id: "c2", term: "a", definition: "b" }] }, () => "new");
    const typed = typeCard(moveCard(form, 0, 1), "c1", "term", "Roma");
    expect(savedInput(typed).cards[1]).toEqual({ id: "c1", ...wide, term: "Roma" });
  });

  test("is copied", () => {
    expect(copiedCards(deck.cards, () => "copy").cards).toEqual([{ id: "copy", ...wide }]);
  });

  test.each(changes)("is seen as unsaved, as a difference, and by what tells decks apart: %j", (changed) => {
    const other = { ...deck, cards: [{ id: "c1", ...changed }] };
    const newId = () => "new";
    expect(sameForm(formOf(deck, newId), formOf(other, newId))).toBe(false);
    expect(sameDeck(deck, other)).toBe(false);
    expect(disagreements(deck, deck, other)).toMatchObject([{ kind: "card", mine: wide, theirs: changed, suggested: "theirs" }]);
    expect(textsOf({ id: "c1", ...changed })).not.toEqual(textsOf({ id: "c1", ...wide }));
  });

  test("says the same empty as missing", () => {
    const plain = { term: "a", definition: "b" };
    expect(sameContent(plain, { ...plain, note: "", labels: [], starred: false } as WiderCard)).toBe(true);
    expect(sameContent({ ...plain, note: " x" } as WiderCard, { ...plain, note: "x" } as WiderCard)).toBe(true);
  });
});
