import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { withId, type Card } from "../../cards/card.ts";
import { applyPatch, type DeckContent } from "../deck-patch.ts";
import { mergeDecks, type AuthorChange, type FollowedMergeInput } from "./merge-decks.ts";
import { cardsLeft, leftHere, toRemember, withKept, withMyIds, type TakenDeck } from "./taken-deck.ts";

const deckOf = (cards: readonly Card[]): DeckContent => ({ title: "Space", description: "", cards });
const mineOf = (source: string) => source.replace("author", "mine");
const start: readonly Card[] = ["0", "1", "2", "3"].map((at) => ({
  id: `author ${at}`,
  term: `term ${at}`,
  definition: `definition ${at}`,
}));

type Taking = Partial<Pick<FollowedMergeInput, "isStudied" | "wanted">>;

const none: ReadonlySet<string> = new Set();

/** A copy of `start` that follows it, and what becomes of both. */
function aCopy() {
  let author = start;
  let mine: readonly Card[] = start.map((card) => withId(card, mineOf(card.id)));
  let taken: TakenDeck = { ...deckOf(mine), sources: start.map(({ id }) => id), left: [] };
  return {
    get author() {
      return author;
    },
    get mine() {
      return mine;
    },
    get taken() {
      return taken;
    },
    write(cards: readonly Card[]) {
      author = cards;
    },
    edit(cards: readonly Card[]) {
      mine = cards;
    },
    /** Takes what the author changed, as the server does. Returns the changes. */
    take({ isStudied = () => false, wanted = none }: Taking = {}): readonly AuthorChange[] {
      const next = withMyIds(taken, deckOf(author), () => "unknown");
      const here = { ...deckOf(mine), revision: 1 };
      const { patch, changes } = mergeDecks({ base: taken, left: cardsLeft(taken), mine: here, theirs: next, isStudied, wanted });
      mine = applyPatch(here, patch, () => null).deck.cards;
      // It is stored as JSON.
      taken = JSON.parse(JSON.stringify(toRemember(next, patch))) as TakenDeck;
      return changes;
    },
  };
}

const ids = (cards: readonly Card[]) => cards.map(({ id }) => id.slice(-1)).join("");

describe("a card that the author removes and brings back", () => {
  test("stays away if I removed it, and is offered once it has other words", () => {
    const copy = aCopy();
    copy.edit(copy.mine.slice(1));
    copy.write(start.slice(1));
    expect(copy.take()).toEqual([]);
    copy.write(start);
    expect([copy.take(), ids(copy.mine)]).toEqual([[], "123"]);
    copy.write(start.slice(1));
    copy.take();
    copy.write([{ ...start[0]!, extra: "more" }, ...start.slice(1)]);
    expect(copy.take({ wanted: new Set(["mine 0"]) })).toMatchObject([{ kind: "away", card: { id: "mine 0", extra: "more" } }]);
    expect(ids(copy.mine)).toBe("0123");
  });

  test("takes its new words without asking if I only studied it", () => {
    const copy = aCopy();
    copy.write(start.slice(1));
    expect(copy.take({ isStudied: (id) => id === "mine 0" })).toMatchObject([{ kind: "stays" }]);
    copy.write([{ ...start[0]!, definition: "better" }, ...start.slice(1)]);
    expect(copy.take()).toMatchObject([{ kind: "changed", after: { id: "mine 0", definition: "better" }, clashes: [] }]);
  });

  test("asks about the fields that I edited, with what they were", () => {
    const copy = aCopy();
    copy.edit(copy.mine.map((card) => (card.id === "mine 0" ? { ...card, definition: "my words" } : card)));
    copy.write(start.slice(1));
    copy.take();
    copy.write([{ ...start[0]!, term: "new", definition: "better" }, ...start.slice(1)]);
    expect(copy.take()).toMatchObject([
      { after: { term: "new", definition: "my words" }, clashes: [{ fields: [{ field: "definition", base: "definition 0" }] }] },
    ]);
  });

  test("comes back as a new card under its old id if it went from my deck too", () => {
    const copy = aCopy();
    copy.write(start.slice(1));
    copy.take();
    copy.write(start);
    expect(copy.take()).toMatchObject([{ kind: "added", card: { id: "mine 0" } }]);
    expect(ids(copy.mine)).toBe("0123");
  });
});

describe("what is remembered of cards that left", () => {
  const long = (id: string): Card => ({ id: `author ${id}`, term: id, definition: "x".repeat(1024 * 1024) });
  const taken: TakenDeck = {
    ...deckOf([]),
    sources: [],
    left: ["1", "2", "3", "4", "5"].map((id) => ({ id, source: `author ${id}`, card: long(id) })),
  };

  test("are their words, as many as there is room for, those of the newest", () => {
    const { left } = toRemember(taken, { removed: [long("x")] });
    expect(left.map(({ id, card }) => [id, card !== undefined])).toEqual([
      ["1", false],
      ["2", false],
      ["3", true],
      ["4", true],
      ["5", true],
    ]);
  });

  test("is their ids alone where it was stored before words were", () => {
    const before: TakenDeck = { ...deckOf([]), sources: [], left: [{ id: "mine 0", source: "author 0" }] };
    expect(cardsLeft(before)).toEqual([]);
    const next = withMyIds(before, deckOf([]), () => "unknown");
    expect(toRemember(next, { removed: [] }).left).toEqual(before.left);
    expect(withMyIds(before, deckOf(start), () => "unknown").cards.map(({ id }) => id)).toEqual([
      "mine 0",
      "unknown",
      "unknown",
      "unknown",
    ]);
  });
});

describe("cards of mine that the author's deck has no more", () => {
  const isStudied = () => true;
  const here = (copy: ReturnType<typeof aCopy>, taken = copy.taken) => leftHere(taken, deckOf(copy.author), deckOf(copy.mine));

  test("are those that I kept, until I keep one for good; its words stay the base if it comes back", () => {
    const copy = aCopy();
    copy.write(start.slice(2));
    copy.take({ isStudied });
    expect(here(copy)).toEqual(["mine 0", "mine 1"]);
    const kept = withKept(copy.taken, "mine 0");
    expect([here(copy, kept), cardsLeft(kept)]).toEqual([["mine 1"], cardsLeft(copy.taken)]);
    const later = toRemember(
      withMyIds(kept, deckOf(copy.author), () => "unknown"),
      { removed: [] },
    );
    expect(here(copy, later)).toEqual(["mine 1"]);
    const back = withMyIds(later, deckOf(start), () => "unknown");
    expect(
      here(
        copy,
        toRemember(
          withMyIds(back, deckOf(copy.author), () => "unknown"),
          { removed: [] },
        ),
      ),
    ).toEqual(["mine 0", "mine 1"]);
  });

  test("are none that I removed, or that are there again", () => {
    const copy = aCopy();
    copy.write(start.slice(1));
    copy.take({ isStudied });
    copy.edit(copy.mine.slice(1));
    expect(here(copy)).toEqual([]);
  });
});

type Step = { readonly kind: "author" | "me" | "study" | "take"; readonly at: number; readonly to: Fate };

/** What becomes of a card: it goes, it comes back as it was, or one of its fields has other words. */
type Fate = "removed" | "back" | "term" | "definition";

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("author", "author", "me", "study", "take", "take"),
  at: fc.nat({ max: start.length - 1 }),
  to: fc.constantFrom("removed", "back", "term", "definition"),
});

const last: Step = { kind: "take", at: 0, to: "back" };

/** The cards with this one in its place of `start`. */
function withOne(cards: readonly Card[], next: Card): readonly Card[] {
  return start.flatMap(({ id }) => (id === next.id ? next : (cards.find((card) => card.id === id) ?? [])));
}

const idsIn = (changes: readonly AuthorChange[]) =>
  changes.flatMap((change) => ("card" in change ? [change.card.id] : change.kind === "changed" ? [change.before.id] : []));

describe("taking the author's changes again and again", () => {
  test("asks about no card that I did not edit, brings none back that I removed, and lists none that did not change", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
        const copy = aCopy();
        const written = new Map(start.map((card) => [card.id, card]));
        const seen = new Map(written);
        const wrong: string[] = [];
        const [studied, edited, removed] = [new Set<string>(), new Set<string>(), new Set<string>()];
        for (const [turn, { kind, at, to }] of [...steps, last].entries()) {
          const source = start[at]?.id ?? "";
          const id = mineOf(source);
          const words = to === "removed" || to === "back" ? {} : { [to]: `${to} of ${kind} ${turn}` };
          if (kind === "author") {
            const card = { ...(written.get(source) as Card), ...words };
            written.set(source, card);
            copy.write(to === "removed" ? copy.author.filter((one) => one.id !== source) : withOne(copy.author, card));
          }
          if (kind === "me" && copy.mine.some((card) => card.id === id)) {
            if (to === "removed") removed.add(id);
            else if (to !== "back") edited.add(id);
            copy.edit(copy.mine.flatMap((card) => (card.id !== id ? card : to === "removed" ? [] : { ...card, ...words })));
          }
          if (kind === "study") studied.add(id);
          if (kind === "take") wrong.push(...wrongAfterTaking(copy, { studied, edited, removed, seen }));
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

type Past = Record<"studied" | "edited" | "removed", ReadonlySet<string>> & {
  /** the author's cards as they were last taken */
  seen: Map<string, Card>;
};

/** Takes the changes; returns the cards of mine with which something is wrong then. */
function wrongAfterTaking(copy: ReturnType<typeof aCopy>, { studied, edited, removed, seen }: Past): string[] {
  const before = new Set(copy.mine.map(({ id }) => id));
  const changes = copy.take({ isStudied: (id) => studied.has(id) });
  const here = new Map(copy.mine.map((card) => [card.id, JSON.stringify(card)]));
  const asking = changes.filter((change) => change.kind === "changed" && change.clashes.length > 0);
  const away = changes.filter(({ kind }) => kind === "away");
  const listed = new Set(idsIn(changes));
  const others = copy.author.flatMap((card) => {
    const id = mineOf(card.id);
    const isUnlike = !edited.has(id) && !removed.has(id) && here.get(id) !== JSON.stringify(withId(card, id));
    const isListedAgain = listed.has(id) && before.has(id) && JSON.stringify(seen.get(card.id)) === JSON.stringify(card);
    seen.set(card.id, card);
    return [...(isUnlike ? [`${id} is not the author's`] : []), ...(isListedAgain ? [`${id} is listed again`] : [])];
  });
  return [
    ...idsIn(asking).flatMap((id) => (edited.has(id) ? [] : [`${id} is asked about`])),
    ...idsIn(away).flatMap((id) => (removed.has(id) ? [] : [`${id} is away`])),
    ...[...removed].flatMap((id) => (here.has(id) ? [`${id} is back`] : [])),
    ...others,
  ];
}
