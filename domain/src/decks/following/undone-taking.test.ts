import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { withId, type Card } from "../../cards/card.ts";
import { applyPatch } from "../deck-patch.ts";
import { mergeDecks } from "./merge-decks.ts";
import { ownEdits } from "./own-edits.ts";
import { cardsLeft, takenAsThen, toRemember, withKept, withMyIds, type TakenDeck } from "./taken-deck.ts";

type Edit = { readonly kind: "term" | "definition" | "extra" | "removed" | "added"; readonly at: number };

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom("term", "definition", "extra", "removed", "added"),
  at: fc.nat({ max: 4 }),
});
const edits = fc.array(edit, { maxLength: 5 });
const studied = fc.subarray(["mine 0", "mine 1", "mine 2", "mine 3"]);

const start: readonly Card[] = ["0", "1", "2", "3"].map((at) => ({
  id: `author ${at}`,
  term: `term ${at}`,
  definition: `definition ${at}`,
}));

/** The cards after somebody's edits: each text is unlike any other. */
function edited(cards: readonly Card[], who: string, list: readonly Edit[]): readonly Card[] {
  let next = cards;
  for (const [step, { kind, at }] of list.entries()) {
    const card = next[at % next.length];
    const text = `${who} ${step}`;
    if (kind === "added") next = next.toSpliced(at, 0, { id: `card of ${text}`, term: text, definition: "new" });
    else if (card && next.length > 1) {
      const here = next.indexOf(card);
      next = kind === "removed" ? next.toSpliced(here, 1) : next.with(here, { ...card, [kind]: text });
    }
  }
  return next;
}

type Side = { readonly taken: TakenDeck; readonly mine: readonly Card[] };

function afterTaking({ taken, mine }: Side, author: readonly Card[], isStudied: (id: string) => boolean, newId: () => string) {
  const next = withMyIds(taken, { title: "Sky", description: "", cards: author }, newId);
  const here = { title: "Sky", description: "", cards: mine, revision: 1 };
  const { patch, changes } = mergeDecks({ base: taken, left: cardsLeft(taken), mine: here, theirs: next, isStudied });
  const { cards } = applyPatch(here, patch, () => null).deck;
  return { changes, side: { mine: cards, taken: JSON.parse(JSON.stringify(toRemember(next, patch))) as TakenDeck } };
}

function counter(prefix: string): () => string {
  let count = 0;
  return () => `${prefix} ${(count += 1)}`;
}

const without = (cards: readonly Card[]) => cards.map(({ id: _id, ...content }) => content);

describe("restoring the version before a taking", () => {
  const rounds = fc.record({ mine: edits, theirs: edits, later: edits, studied });

  function aCopyOf({ mine, theirs, later, studied: some }: { mine: Edit[]; theirs: Edit[]; later: Edit[]; studied: string[] }) {
    const copied = start.map((card) => withId(card, card.id.replace("author", "mine")));
    const taken: TakenDeck = { title: "Sky", description: "", cards: copied, sources: start.map(({ id }) => id), left: [] };
    const second = edited(start, "author", theirs);
    return {
      before: { taken, mine: edited(copied, "me", mine) } satisfies Side,
      second,
      third: edited(second, "author later", later),
      isStudied: (id: string) => some.includes(id),
    };
  }

  test("makes the next taking what it would have been without the one that is undone", () => {
    fc.assert(
      fc.property(rounds, (one) => {
        const { before, second, third, isStudied } = aCopyOf(one);
        const once = afterTaking(before, second, isStudied, counter("new")).side;
        const back = { mine: before.mine, taken: takenAsThen(before.taken, once.taken) };
        const [again, direct] = [back, before].map((side) => afterTaking(side, third, isStudied, counter("direct")));
        expect(without(again!.side.mine)).toEqual(without(direct!.side.mine));
        expect(again!.changes.map(({ kind }) => kind)).toEqual(direct!.changes.map(({ kind }) => kind));
      }),
      { numRuns: 500 },
    );
  });

  test("keeps a card for good that was kept since", () => {
    const left = { id: "mine 3", source: "author 3" };
    const then: TakenDeck = { title: "Sky", description: "", cards: [], sources: [], left: [left, { id: "mine 2", source: "author 2" }] };
    const back = takenAsThen(then, withKept(then, "mine 3"));
    expect(back.left.map(({ isKept = false }) => isKept)).toEqual([true, false]);
  });

  test("gives the same cards with the same ids when the same is taken again", () => {
    fc.assert(
      fc.property(rounds, (one) => {
        const { before, second, isStudied } = aCopyOf(one);
        const once = afterTaking(before, second, isStudied, counter("new")).side;
        const back = { mine: before.mine, taken: takenAsThen(before.taken, once.taken) };
        const again = afterTaking(back, second, isStudied, counter("unknown"));
        expect(again.side.mine).toEqual(once.mine);
        expect(afterTaking(again.side, second, isStudied, counter("unknown")).changes).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("makes none of the author's words an edit of mine", () => {
    fc.assert(
      fc.property(rounds, (one) => {
        const { before, second, isStudied } = aCopyOf({ ...one, mine: [] });
        const once = afterTaking(before, second, isStudied, counter("new")).side;
        const deck = (cards: readonly Card[]) => ({ title: "Sky", description: "", cards });
        expect(ownEdits(takenAsThen(before.taken, once.taken), deck(before.mine), deck(second))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
