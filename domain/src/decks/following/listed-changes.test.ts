import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { withId, type Card } from "../../cards/card.ts";
import { applyPatch, valueOf, type DeckContent } from "../deck-patch.ts";
import { listChanges, undecidedIn } from "./listed-changes.ts";
import { clashKey } from "./merge-card.ts";
import { mergeDecks, type AuthorChange } from "./merge-decks.ts";
import { cardsLeft, toRemember, withMyIds, withUndecided, type TakenDeck } from "./taken-deck.ts";

type Field = "term" | "definition" | "extra";
type Edit = { readonly at: number; readonly field: Field | "tags" | "removed" };

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat({ max: 5 }),
  field: fc.constantFrom<Edit["field"]>("term", "definition", "extra", "tags", "removed"),
});
const edits = fc.array(edit, { maxLength: 8 });
const runs = { numRuns: 500 };

const start: readonly Card[] = [0, 1, 2, 3, 4, 5].map((at) => ({ id: `author${at}`, term: `term ${at}`, definition: `definition ${at}` }));
const mineAtFirst = start.map((card) => withId(card, card.id.replace("author", "mine")));
const deckOf = (cards: readonly Card[]): DeckContent => ({ title: "Sky", description: "", cards });

function edited(cards: readonly Card[], who: string, list: readonly Edit[]): readonly Card[] {
  const gone = new Set(list.filter(({ field }) => field === "removed").map(({ at }) => at));
  const next = cards.map((card, at) => {
    const fields = list.filter((one) => one.at === at).map(({ field }) => field);
    const texts = fields.map((field) => [field, field === "tags" ? [who] : `${who} ${field} ${at}`] as const);
    return { ...card, ...Object.fromEntries(texts.filter(([field]) => field !== "removed")) };
  });
  return next.filter((_card, at) => !gone.has(at));
}

type Copy = { readonly mine: readonly Card[]; readonly taken: TakenDeck; readonly listed: readonly AuthorChange[] };
type Choice = "mine" | "theirs";

/** Looks at the changes as far as they fit into `most` characters, decides all that is listed alike, and takes them. */
function take({ mine, taken }: Copy, theirs: readonly Card[], { most, choice }: { most: number; choice: Choice }): Copy {
  const next = withMyIds(taken, deckOf(theirs), () => "new");
  const here = { ...deckOf(mine), revision: 1 };
  const input = { base: taken, left: cardsLeft(taken), mine: here, theirs: next, isStudied: () => false };
  const listed = listChanges(mergeDecks(input).changes, most).texts.map((text) => JSON.parse(text) as AuthorChange);
  const isTheirs = choice === "theirs";
  const choices = { theirsFor: new Set(isTheirs ? listed.flatMap(keysOf) : []), wanted: new Set(isTheirs ? listed.flatMap(awayIn) : []) };
  const { patch, changes } = mergeDecks({ ...input, ...choices });
  const undecided = undecidedIn(listChanges(changes, most).waiting, choices);
  const remembered = withUndecided(toRemember(next, patch), taken, undecided);
  return { mine: applyPatch(here, patch, () => null).deck.cards, taken: JSON.parse(JSON.stringify(remembered)) as TakenDeck, listed };
}

/** The same until there is nothing more to take; `listed` is all that was listed meanwhile. */
function takeAll(copy: Copy, theirs: readonly Card[], how: { most: number; choice: Choice }): Copy {
  const next = take(copy, theirs, how);
  if (next.listed.length === 0) return { ...next, listed: copy.listed };
  return takeAll({ ...next, listed: [...copy.listed, ...next.listed] }, theirs, how);
}

const keysOf = (change: AuthorChange) =>
  change.kind === "changed" ? change.clashes.map((clash) => clashKey(change.before.id, clash)) : [];
const awayIn = (change: AuthorChange) => (change.kind === "away" ? [change.card.id] : []);
/** What was to be decided, without the cards around it, which may have been taken in between. */
const decisionsIn = (changes: readonly AuthorChange[]) =>
  changes.flatMap((change) => {
    const clashes = change.kind === "changed" ? change.clashes.map(({ fields }) => JSON.stringify([change.before.id, fields])) : [];
    return [...clashes, ...awayIn(change)];
  });

const textsOf = (cards: readonly Card[]) =>
  cards.map((card) => [card.id, ...(["term", "definition", "extra", "tags"] as const).map((field) => valueOf(card, field))]);

const known: TakenDeck = { ...deckOf(mineAtFirst), sources: start.map(({ id }) => id), left: [] };
/** Of an old copy it is not known what its cards were. */
const unknown: TakenDeck = { ...deckOf([]), sources: [], left: start.map(({ id }, at) => ({ id: mineAtFirst[at]!.id, source: id })) };

describe("changes of which not all fit into a list", () => {
  const cases = fc.record({
    mine: edits,
    theirs: edits,
    choice: fc.constantFrom<Choice>("mine", "theirs"),
    base: fc.constantFrom(known, unknown),
    most: fc.nat({ max: 1500 }),
  });

  test("are all listed in the end, each decision once, and make the deck that one list makes", () => {
    fc.assert(
      fc.property(cases, ({ mine, theirs, choice, base, most }) => {
        // A card that is removed before its first text was known comes as a new one.
        const own = base === known ? mine : mine.filter(({ field }) => field !== "removed");
        const copy: Copy = { mine: edited(mineAtFirst, "mine", own), taken: base, listed: [] };
        const author = edited(start, "author", theirs);
        const whole = takeAll(copy, author, { most: Infinity, choice });
        const portions = takeAll(copy, author, { most, choice });
        expect(textsOf(portions.mine)).toEqual(textsOf(whole.mine));
        expect(decisionsIn(portions.listed).toSorted()).toEqual(decisionsIn(whole.listed).toSorted());
        expect(portions.taken).toEqual(whole.taken);
      }),
      runs,
    );
  });

  test("that wait are asked about with what the field was, and what the author alone changed on the card is taken at once", () => {
    const mine = edited(mineAtFirst, "mine", [{ at: 0, field: "definition" }, { at: 1, field: "definition" }]); // prettier-ignore
    const author = edited(start, "author", [{ at: 0, field: "definition" }, { at: 1, field: "definition" }, { at: 1, field: "term" }]); // prettier-ignore
    const first = take({ mine, taken: known, listed: [] }, author, { most: 0, choice: "mine" });
    expect(decisionsIn(first.listed)).toHaveLength(1);
    expect(first.mine[1]).toMatchObject({ term: "author term 1", definition: "mine definition 1" });
    const second = take(first, author, { most: 0, choice: "mine" });
    expect(second.listed).toMatchObject([
      { kind: "changed", clashes: [{ fields: [{ field: "definition", base: "definition 1", theirs: "author definition 1" }] }] },
    ]);
    expect(take(second, author, { most: 0, choice: "mine" }).listed).toEqual([]);
  });
});
