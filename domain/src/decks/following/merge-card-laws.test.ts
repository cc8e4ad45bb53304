import fc from "fast-check";
import { expect, test } from "vitest";

import { isComplete, type Card } from "../../cards/card.ts";
import { cardFieldNames, sameValue, valueOf, type CardFieldName } from "../deck-patch.ts";
import { mergeCard, withTheirs } from "./merge-card.ts";

const pictures = ["![x](media/a.png)", "![x](media/b.png)"];

/** A card as one of three could have left it: few texts, so that two of them are often the same, and sides that don't go with each other. */
const card: fc.Arbitrary<Card> = fc
  .record({
    id: fc.constant("a"),
    term: fc.constantFrom(
      "cell",
      "a cell",
      "a {{c1::cell}}",
      "the {{c1::cell}}",
      ...pictures,
      `${pictures[0]} cell`,
      `${pictures[0]} {{c1::cell}}`,
    ),
    definition: fc.constantFrom("", "unit", "unit of life"),
    extra: fc.constantFrom("", "more"),
    tags: fc.subarray(["a", "b"]),
    masks: fc.constantFrom([], ["1 rect 0 0 10 10"], ["1 rect 5 5 10 10"]),
  })
  .filter(isComplete);

/** Three cards, and which of their clashes are decided for the author. */
type Decided = { readonly base: Card | null; readonly mine: Card; readonly theirs: Card; readonly choice: readonly boolean[] };

const decided: fc.Arbitrary<Decided> = fc.record({
  base: fc.option(card),
  mine: card,
  theirs: card,
  choice: fc.array(fc.boolean(), { minLength: cardFieldNames.length, maxLength: cardFieldNames.length }),
});

const runs = { numRuns: 3000 };

/** The merged card before and after the decisions, and the fields that were decided for the author. */
function after({ base, mine, theirs, choice }: Decided) {
  const { card: merged, clashes } = mergeCard(base, mine, theirs);
  const chosen = clashes.filter((_clash, at) => choice[at]);
  const fields = new Set(chosen.flatMap((clash) => clash.fields.map(({ field }) => field)));
  return { merged, clashes, fields, next: withTheirs(merged, theirs, chosen) };
}

const fieldsOf = (one: Card) => cardFieldNames.map((field) => [field, valueOf(one, field)]);
const isEmpty = (one: Card, field: CardFieldName) => sameValue(valueOf(one, field), null);

test("a card is complete, whichever clashes are decided for the author", () => {
  fc.assert(
    fc.property(decided, (one) => {
      const { merged, next } = after(one);
      expect([isComplete(merged), isComplete(next)]).toEqual([true, true]);
    }),
    runs,
  );
});

test("a field that is decided for the author is the author's, and any other one stays, unless it was empty", () => {
  fc.assert(
    fc.property(decided, (one) => {
      const { merged, fields, next } = after(one);
      const whose = (field: CardFieldName) => (fields.has(field) ? one.theirs : isEmpty(merged, field) ? next : merged);
      expect(fieldsOf(next)).toEqual(cardFieldNames.map((field) => [field, valueOf(whose(field), field)]));
    }),
    runs,
  );
});

test("a field of mine that is not listed says what it said, if the author did not change it", () => {
  fc.assert(
    fc.property(decided, (one) => {
      const { clashes, next } = after(one);
      const listed = new Set(clashes.flatMap((clash) => clash.fields.map(({ field }) => field)));
      const { base, mine, theirs } = one;
      const isOnlyMine = (field: CardFieldName) =>
        base !== null && !listed.has(field) && !isEmpty(mine, field) && sameValue(valueOf(base, field), valueOf(theirs, field));
      expect(fieldsOf(next)).toEqual(cardFieldNames.map((field) => [field, valueOf(isOnlyMine(field) ? mine : next, field)]));
    }),
    runs,
  );
});
