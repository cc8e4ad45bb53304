import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isComplete, type Card } from "../../cards/card.ts";
import { applyPatch, valueOf, type CardFieldName, type DeckContent } from "../deck-patch.ts";
import { clashKey } from "./merge-card.ts";
import { mergeDecks, type AuthorChange, type FollowedMergeInput } from "./merge-decks.ts";

type Edit =
  | { kind: "field"; at: number; field: "term" | "definition" | "extra"; to: string }
  | { kind: "tag" | "untag"; at: number; tag: string }
  | { kind: "flag" | "mask" | "remove"; at: number }
  | { kind: "gap"; at: number }
  | { kind: "add" | "move"; at: number; to: number }
  | { kind: "title"; to: string };

const at = fc.nat({ max: 7 });
const word = fc.constantFrom("sun", "moon", "star", "comet", "");
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant("field" as const), at, field: fc.constantFrom("term", "definition", "extra"), to: word }),
  fc.record({ kind: fc.constantFrom("tag", "untag"), at, tag: fc.constantFrom("a", "b", "c") }),
  fc.record({ kind: fc.constantFrom("flag", "mask", "remove"), at }),
  fc.record({ kind: fc.constant("gap" as const), at }),
  fc.record({ kind: fc.constantFrom("add", "move"), at, to: at }),
  fc.record({ kind: fc.constant("title" as const), to: fc.constantFrom("Sky", "Stars") }),
);
const edits = fc.array(edit, { maxLength: 8 });

const start: DeckContent = {
  title: "Space",
  description: "",
  cards: ["0", "1", "2", "3", "4"].map((id) => ({
    id,
    term: id === "4" ? "![x](media/a.png)" : `term ${id}`,
    definition: `definition ${id}`,
    ...(id === "2" ? { tags: ["a", "b"] } : {}),
  })),
};

/** The deck after somebody's edits. Each text of theirs is unlike any other. */
function edited(deck: DeckContent, who: string, list: readonly Edit[]): DeckContent {
  let { title, cards } = deck;
  for (const [step, one] of list.entries()) {
    if (one.kind === "title") title = `${one.to} of ${who}`;
    if (one.kind === "title" || cards.length === 0) continue;
    const index = one.at % cards.length;
    const card = cards[index] as Card;
    const text = (words: string) => (words === "" ? "" : `${words} ${who} ${step}`);
    if (one.kind === "add")
      cards = cards.toSpliced(one.to % (cards.length + 1), 0, { id: `${who}${step}`, term: text("new"), definition: "x" });
    else if (one.kind === "remove") cards = cards.toSpliced(index, 1);
    else if (one.kind === "move") cards = cards.toSpliced(index, 1).toSpliced(one.to % cards.length, 0, card);
    else cards = cards.with(index, changed(card, one, text));
  }
  return { ...deck, title, cards: cards.filter(isComplete) };
}

function changed(card: Card, one: Edit, text: (words: string) => string): Card {
  if (one.kind === "field") return { ...card, [one.field]: text(one.to) };
  if (one.kind === "tag") return { ...card, tags: [...new Set([...(card.tags ?? []), one.tag])] };
  if (one.kind === "untag") return { ...card, tags: (card.tags ?? []).filter((tag) => tag !== one.tag) };
  if (one.kind === "flag") return { ...card, bothWays: card.bothWays !== true };
  if (one.kind === "gap") return { ...card, term: `{{c1::${text("gap")}}}`, definition: "" };
  if (one.kind === "mask") return { ...card, masks: [`1 rect 0 0 10 10: ${text("mask")}`] };
  return card;
}

const triple = fc.record({ mine: edits, theirs: edits, studied: fc.subarray(["0", "1", "2", "3", "4"]) });

function input({ mine, theirs, studied }: { mine: Edit[]; theirs: Edit[]; studied: string[] }) {
  return {
    base: start,
    mine: { ...edited(start, "me", mine), revision: 3 },
    theirs: edited(start, "author", theirs),
    isStudied: (id: string) => studied.includes(id),
  };
}

const after = ({ mine, ...rest }: FollowedMergeInput) => {
  const { patch, changes } = mergeDecks({ mine, ...rest });
  const { deck, conflicts } = applyPatch(mine, patch, () => null);
  expect(conflicts).toEqual([]);
  return { deck, changes };
};

const fields: readonly CardFieldName[] = ["term", "definition", "extra", "tags", "masks", "bothWays"];
const plain = ({ title, description, cards }: DeckContent) => ({
  title,
  description,
  cards: cards.map((card) => [card.id, ...fields.map((field) => valueOf(card, field))]),
});
const runs = { numRuns: 1000 };

describe("merging an author's deck into mine", () => {
  test("changes nothing if the author changed nothing", () => {
    fc.assert(
      fc.property(triple, (one) => {
        const decks = input({ ...one, theirs: [] });
        expect(after(decks)).toEqual({ deck: expect.anything(), changes: [] });
        expect(plain(after(decks).deck)).toEqual(plain(decks.mine));
      }),
      runs,
    );
  });

  test("makes my deck the author's if I changed and studied nothing", () => {
    fc.assert(
      fc.property(triple, (one) => {
        const decks = input({ ...one, mine: [], studied: [] });
        expect(plain(after(decks).deck)).toEqual(plain(decks.theirs));
      }),
      runs,
    );
  });

  test("changes nothing the second time", () => {
    fc.assert(
      fc.property(triple, (one) => {
        const decks = input(one);
        const { deck } = after(decks);
        const again = after({ ...decks, base: decks.theirs, mine: { ...deck, revision: 4 } });
        expect(again.changes).toEqual([]);
        expect(plain(again.deck)).toEqual(plain(deck));
      }),
      runs,
    );
  });

  test("loses no word of mine: each is in the deck afterwards", () => {
    fc.assert(
      fc.property(triple, (one) => {
        const decks = input(one);
        const { deck } = after(decks);
        const left = new Map(deck.cards.map((card) => [card.id, card]));
        const base = new Map(start.cards.map((card) => [card.id, card]));
        for (const card of decks.mine.cards)
          for (const field of fields.filter((name) => name !== "tags")) {
            const mine = valueOf(card, field);
            const was = base.get(card.id);
            if (was && JSON.stringify(valueOf(was, field)) === JSON.stringify(mine)) continue;
            expect([card.id, field, left.has(card.id) && valueOf(left.get(card.id) as Card, field)]).toEqual([card.id, field, mine]);
          }
      }),
      runs,
    );
  });

  test("loses no word of the author's: it is in the deck, or listed", () => {
    fc.assert(
      fc.property(triple, (one) => {
        const decks = input(one);
        const { deck, changes } = after(decks);
        const said = JSON.stringify([deck, changes]);
        const missing = (text: string) => text.includes("author") && !said.includes(JSON.stringify(text).slice(1, -1));
        const texts = decks.theirs.cards.flatMap((card) => [card.term, card.definition, card.extra ?? "", ...(card.masks ?? [])]);
        expect([decks.theirs.title, ...texts].filter(missing)).toEqual([]);
      }),
      runs,
    );
  });

  test("leaves complete cards, each once, and none that I removed", () => {
    fc.assert(
      fc.property(triple, (one) => {
        const decks = input(one);
        const { deck } = after(decks);
        const ids = deck.cards.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(deck.cards.every(isComplete)).toBe(true);
        const mine = new Set(decks.mine.cards.map(({ id }) => id));
        const removed = start.cards.filter(({ id }) => !mine.has(id));
        expect(removed.filter(({ id }) => ids.includes(id))).toEqual([]);
      }),
      runs,
    );
  });

  test("keeps the cards that the author removed and I studied", () => {
    fc.assert(
      fc.property(triple, (one) => {
        const decks = input(one);
        const { deck, changes } = after(decks);
        const ids = new Set(deck.cards.map(({ id }) => id));
        const there = new Set(decks.theirs.cards.map(({ id }) => id));
        const marked = new Set(changes.flatMap((change) => (change.kind === "stays" ? [change.card.id] : [])));
        const left = decks.mine.cards.filter(({ id }) => one.studied.includes(id) && !there.has(id));
        expect(left.filter(({ id }) => !ids.has(id) || !marked.has(id))).toEqual([]);
      }),
      runs,
    );
  });

  test("decided for the author in every clash, gives the author's fields, and complete cards", () => {
    fc.assert(
      fc.property(triple, (one) => {
        const decks = input(one);
        const clashes = after(decks).changes.flatMap(keysOf);
        const { deck } = after({ ...decks, theirsFor: new Set(clashes) });
        expect(deck.cards.every(isComplete)).toBe(true);
        const ofTheirs = new Map(decks.theirs.cards.map((card) => [card.id, card]));
        const clashing = after(decks).changes.flatMap((change) =>
          change.kind === "changed"
            ? change.clashes.flatMap((clash) => clash.fields.map(({ field }) => ({ id: change.before.id, field })))
            : [],
        );
        const ofDeck = new Map(deck.cards.map((card) => [card.id, card]));
        for (const { id, field } of clashing)
          expect(valueOf(ofDeck.get(id) as Card, field)).toEqual(valueOf(ofTheirs.get(id) as Card, field));
      }),
      runs,
    );
  });

  test("gives the same whether two saves of the author are taken one by one or together, for cards that I left alone", () => {
    fc.assert(
      fc.property(triple, edits, (one, later) => {
        const decks = input({ ...one, mine: [], studied: [] });
        const last = edited(decks.theirs, "authors", later);
        const first = after(decks).deck;
        const second = after({ ...decks, base: decks.theirs, mine: { ...first, revision: 4 }, theirs: last }).deck;
        expect(plain(second)).toEqual(plain(after({ ...decks, theirs: last }).deck));
      }),
      runs,
    );
  });
});

function keysOf(change: AuthorChange): string[] {
  if (change.kind === "text") return change.clashes ? [change.field] : [];
  return change.kind === "changed" ? change.clashes.map((clash) => clashKey(change.before.id, clash)) : [];
}
