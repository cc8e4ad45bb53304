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

  test("dropping again changes nothing, and the order is never changed", () => {
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

  test("a card without tags has no invalid ones", () => {
    expect(tagsProblem({})).toBeNull();
  });
});

describe("the content of a card", () => {
  const card = { id: "c1", term: "a", definition: "b" };

  test("is everything but its id and its row's key", () => {
    expect(contentOf({ ...card, key: "row" })).toEqual({ term: "a", definition: "b" });
    const whole = { ...card, extra: "c", tags: ["d"], bothWays: true, typeAnswer: true, masks: ["1 box 0 0 1 1"] };
    expect(Object.keys(contentOf(whole))).toEqual(Object.keys(cardFields));
  });

  test("is unchanged under another id, and the id is the first field", () => {
    expect(JSON.stringify(withId({ term: "a", definition: "b", id: "old" }, "new"))).toBe('{"id":"new","term":"a","definition":"b"}');
  });

  test("two cards are equal if their ids and all their fields are", () => {
    expect(sameCard(card, { ...card })).toBe(true);
    expect(sameCard(card, { ...card, id: "c2" })).toBe(false);
    expect(sameCard(card, { term: "a", definition: "b" })).toBe(false);
    expect(sameCard(card, { ...card, term: "a " })).toBe(false);
  });

  test("two cards have the same content regardless of their ids, and of white space at the ends of their texts", () => {
    expect(sameContent(card, { term: " a", definition: "b\n" })).toBe(true);
    expect(sameContent(card, { term: "a", definition: "c" })).toBe(false);
  });

  test("has a text form, which differs when anything differs", () => {
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

  test("is kept by the form", () => {
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

  test.each(changes)("counts as unsaved, as a difference, and in the content of a deck: %j", (changed) => {
    const other = { ...deck, cards: [{ id: "c1", ...changed }] };
    const newId = () => "new";
    expect(sameForm(formOf(deck, newId), formOf(other, newId))).toBe(false);
    expect(sameDeck(deck, other)).toBe(false);
    expect(disagreements(deck, deck, other)).toMatchObject([{ kind: "card", mine: wide, theirs: changed, suggested: "theirs" }]);
    expect(textsOf({ id: "c1", ...changed })).not.toEqual(textsOf({ id: "c1", ...wide }));
  });

  test("is the same when it is empty and when it is missing", () => {
    const plain = { term: "a", definition: "b" };
    expect(sameContent(plain, { ...plain, note: "", labels: [], starred: false } as WiderCard)).toBe(true);
    expect(sameContent({ ...plain, note: " x" } as WiderCard, { ...plain, note: "x" } as WiderCard)).toBe(true);
  });
});
