import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quickestMs } from "../../test/quickest-ms.ts";
import { isComplete, sameCard, type Card, type CardInput } from "../cards/card.ts";
import type { DeckInput } from "./deck.ts";
import { applyPatch, sameValue, valueOf, type DeckPatch } from "./deck-patch.ts";
import { isEmptyPatch, makePatch } from "./make-patch.ts";

const card = (id: string, definition = "1", more: Partial<Card> = {}): Card => ({ id, term: `term ${id}`, definition, ...more });
const deck = (cards: readonly Card[], title = "Cells", description = "") => ({ revision: 1, title, description, cards });
const base = deck([card("a"), card("b"), card("c")]);

let made = 0;
const newCardId = () => `new${(made += 1)}`;
const patch = (after: DeckInput, before = base): DeckPatch => makePatch(before, after, newCardId);
const apply = (now: typeof base, change: DeckPatch, before = base) =>
  applyPatch(now, change, (id) => before.cards.find((one) => one.id === id) ?? null);
const idsOf = ({ deck: { cards } }: { deck: { cards: readonly Card[] } }) => cards.map(({ id }) => id);

describe("changes of different fields merge by themselves", () => {
  test("of different cards, of the two sides of one card, and of title and description", () => {
    const mine = patch({ ...base, title: "Cell biology", cards: [card("a", "mine"), { ...card("b"), term: "mine" }, card("c")] });
    const theirs = { ...base, description: "theirs", cards: [card("a"), card("b", "theirs"), card("c", "theirs")] };
    expect(apply(theirs, mine)).toEqual({
      deck: {
        title: "Cell biology",
        description: "theirs",
        cards: [card("a", "mine"), { ...card("b", "theirs"), term: "mine" }, card("c", "theirs")],
      },
      conflicts: [],
      isChanged: true,
    });
  });

  test("of tags, notes and directions, which may come and go", () => {
    const mine = patch({ ...base, cards: [card("a", "1", { tags: ["x"], bothWays: true }), card("b"), card("c")] });
    const theirs = { ...base, cards: [card("a", "1", { extra: "theirs" }), card("b"), card("c")] };
    const merged = apply(theirs, mine);
    expect(merged.deck.cards[0]).toEqual(card("a", "1", { tags: ["x"], bothWays: true, extra: "theirs" }));
    const back = patch({ ...merged.deck, cards: [card("a"), card("b"), card("c")] }, { ...merged.deck, revision: 2 });
    expect(apply({ ...merged.deck, revision: 2 }, back).deck.cards[0]).toEqual(card("a"));
  });

  test("added cards stay behind the card that they follow, of both sides", () => {
    const mine = patch({
      ...base,
      cards: [{ term: "first", definition: "1" }, card("a"), card("b"), { term: "x", definition: "1" }, card("c")],
    });
    const [first, x] = mine.added.map(({ card: { id } }) => id);
    const theirs = { ...base, cards: [card("a"), card("t"), card("b"), card("c"), card("u")] };
    expect(idsOf(apply(theirs, mine))).toEqual([first, "a", "t", "b", x, "c", "u"]);
  });

  test("cards added in a row keep their row, also behind a card that was deleted elsewhere", () => {
    const rows = ["x", "y", "z"].map((term) => ({ term, definition: "1" }));
    const mine = patch({ ...base, cards: [card("a"), card("b"), ...rows, card("c")] });
    const ids = mine.added.map(({ card: { id } }) => id);
    expect(idsOf(apply(base, mine))).toEqual(["a", "b", ...ids, "c"]);
    expect(idsOf(apply({ ...base, cards: [card("a"), card("c")] }, mine))).toEqual(["a", "c", ...ids]);
  });

  test("the later writer's order stands, with the cards of the other in their places", () => {
    const mine = patch({ ...base, cards: [card("c"), card("a"), card("b")] });
    expect(idsOf(apply({ ...base, cards: [card("b"), card("t"), card("a"), card("c")] }, mine))).toEqual(["c", "a", "b", "t"]);
  });
});

describe("a field that both changed asks, with both texts", () => {
  test("and nothing else of the patch is wanted before the answer", () => {
    const mine = patch({ ...base, title: "Mine", cards: [card("a", "mine"), card("b", "mine"), card("c")] });
    const theirs = { ...base, title: "Theirs", cards: [card("a", "theirs"), card("b"), card("c")] };
    expect(apply(theirs, mine).conflicts).toEqual([
      { kind: "text", field: "title", mine: "Mine", theirs: "Theirs" },
      { kind: "card", id: "a", field: "definition", mine: "mine", theirs: "theirs" },
    ]);
  });

  test("but not if both changed it alike", () => {
    const mine = patch({ ...base, title: "Same", cards: [card("a", "same"), card("b"), card("c")] });
    expect(apply({ ...base, title: "Same ", cards: [card("a", "same"), card("b"), card("c")] }, mine)).toMatchObject({
      conflicts: [],
      isChanged: false,
    });
  });

  test("a card that both left complete, but not together, asks for the whole of my change", () => {
    const gap = deck([card("a", "1", { term: "{{c1::x}}" }), card("b")]);
    const mine = patch({ ...gap, cards: [card("a", "", { term: "{{c1::x}}" }), card("b")] }, gap);
    const theirs = { ...gap, cards: [card("a", "1", { term: "no gap" }), card("b")] };
    const { deck: merged, conflicts } = apply(theirs, mine, gap);
    expect(merged.cards[0]).toEqual(theirs.cards[0]);
    expect(conflicts).toEqual([{ kind: "card", id: "a", field: "definition", mine: "", theirs: "1" }]);
  });
});

describe("a deletion", () => {
  const deletesA = patch({ ...base, cards: [card("b"), card("c")] });

  test("goes through if nobody edited the card", () => {
    expect(idsOf(apply({ ...base, cards: [card("a"), card("b", "theirs"), card("c")] }, deletesA))).toEqual(["b", "c"]);
  });

  test("yields to an edit, whichever of them comes later", () => {
    expect(idsOf(apply({ ...base, cards: [card("a", "theirs"), card("b"), card("c")] }, deletesA))).toEqual(["a", "b", "c"]);
    const edits = patch({ ...base, cards: [card("a", "mine"), card("b"), card("c")] });
    expect(apply({ ...base, cards: [card("b"), card("c")] }, edits)).toMatchObject({
      conflicts: [],
      deck: { cards: [card("b"), card("c"), card("a", "mine")] },
    });
  });

  test("of a card that nobody has whole any more asks what to do with the edit", () => {
    const edits = patch({ ...base, cards: [card("a", "mine"), card("b"), card("c")] });
    expect(applyPatch({ ...base, cards: [card("b"), card("c")] }, edits, () => null).conflicts).toEqual([
      { kind: "gone", id: "a", field: "definition", mine: "mine", theirs: null },
    ]);
  });
});

test("a card whose id is there with other texts asks instead of being lost", () => {
  const adds = { ...patch(base), added: [{ after: null, card: card("b", "mine") }] };
  expect(apply(base, adds).conflicts).toEqual([{ kind: "card", id: "b", field: "definition", mine: "mine", theirs: "1" }]);
});

const anyText = fc.constantFrom("", "1", "2", "{{c1::x}}", "y");
const anyCard = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"),
  term: anyText,
  definition: anyText,
  extra: fc.option(anyText, { nil: undefined }),
  tags: fc.option(fc.uniqueArray(fc.constantFrom("x", "y"), { maxLength: 2 }), { nil: undefined }),
  bothWays: fc.option(fc.boolean(), { nil: undefined }),
});
const cardsOf = fc.uniqueArray(anyCard, { selector: ({ id }) => id, maxLength: 8 }).map((cards) =>
  cards.map(({ id, term, definition, extra, tags, bothWays }): Card => ({
    id,
    term,
    definition,
    ...(extra === undefined ? {} : { extra }),
    ...(tags === undefined ? {} : { tags }),
    ...(bothWays === undefined ? {} : { bothWays }),
  })),
);
/** As the server stores decks: complete cards alone. */
const anyDeck = fc
  .record({ title: fc.constantFrom("T", "U", "V"), description: fc.constantFrom("", "D"), cards: cardsOf })
  .map(({ title, description, cards }) => deck(cards.filter(isComplete), title, description));

const same = (a: readonly CardInput[], b: readonly CardInput[]) =>
  a.length === b.length && a.every((one, at) => sameCard(one, b[at] as CardInput));

test("law: a patch makes of the deck that it began with the deck that the student saw", () => {
  fc.assert(
    fc.property(anyDeck, anyDeck, (before, after) => {
      const change = patch(after, before);
      const { deck: result, conflicts, isChanged } = apply(before, change, before);
      expect(conflicts).toEqual([]);
      expect([result.title, result.description]).toEqual([after.title, after.description]);
      expect(same(result.cards, after.cards)).toBe(true);
      expect(isChanged).toBe(!isEmptyPatch(change));
    }),
  );
});

test("law: a patch that was applied changes nothing when it is sent again", () => {
  fc.assert(
    fc.property(anyDeck, anyDeck, anyDeck, (before, mine, theirs) => {
      const change = patch(mine, before);
      const first = apply(theirs, change, before);
      if (first.conflicts.length > 0) return;
      expect(apply({ ...first.deck, revision: 3 }, change, before)).toMatchObject({ conflicts: [], isChanged: false });
    }),
  );
});

test("law: no text of either side is lost: each value that one side wrote is in the result or in a conflict, unless the other side replaced it by hers alone", () => {
  fc.assert(
    fc.property(anyDeck, anyDeck, anyDeck, (before, mine, theirs) => {
      const { deck: result, conflicts } = apply(theirs, patch(mine, before), before);
      const asked = new Set(conflicts.map((one) => ("id" in one ? `${one.id} ${one.field}` : one.field)));
      const known = new Map(before.cards.map((one) => [one.id, one]));
      const after = new Map(result.cards.map((one) => [one.id, one]));
      for (const one of mine.cards)
        for (const field of ["term", "definition", "extra", "tags", "bothWays"] as const) {
          const isMyChange = !known.has(one.id) || !sameValue(valueOf(known.get(one.id)!, field), valueOf(one, field));
          if (!isMyChange || asked.has(`${one.id} ${field}`)) continue;
          expect(sameValue(valueOf(after.get(one.id)!, field), valueOf(one, field)), `${one.id} ${field}`).toBe(true);
        }
      // Of theirs nothing changes but what I changed, and nothing goes but what I deleted as it still is.
      const goneCards = theirs.cards.filter(({ id }) => !after.has(id));
      expect(goneCards.every((one) => same([one], [known.get(one.id)!]))).toBe(true);
    }),
  );
});

test("law: the result has each card once, and only complete ones", () => {
  fc.assert(
    fc.property(anyDeck, anyDeck, anyDeck, (before, mine, theirs) => {
      const ids = idsOf(apply(theirs, patch(mine, before), before));
      expect(new Set(ids).size).toBe(ids.length);
      expect(apply(theirs, patch(mine, before), before).deck.cards.every(isComplete)).toBe(true);
    }),
  );
});

test("a deck of 10,000 cards, all changed, moved and added, is patched in linear time", () => {
  const many = (count: number) => deck(Array.from({ length: count }, (_, at) => card(`c${at}`)));
  const before = many(10_000);
  const after = { ...before, cards: [...before.cards].reverse().map((one) => ({ ...one, definition: "2" })) };
  const turned = patch(after, before);
  expect(quickestMs(() => apply(before, turned, before))).toBeLessThan(1_000);
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ term: `${at}`, definition: "1" }));
  const longer = patch({ ...many(1), cards: [...many(1).cards, ...rows] }, many(1));
  expect(apply(many(1), longer, many(1)).deck.cards).toHaveLength(10_001);
  expect(quickestMs(() => apply(many(1), longer, many(1)))).toBeLessThan(1_000);
});
