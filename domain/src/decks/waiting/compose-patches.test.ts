import fc from "fast-check";
import { expect, test } from "vitest";
import { cardFields, type Card } from "../../cards/card.ts";
import { applyPatch, sameValue, valueOf, type CardFieldName, type DeckContent } from "../deck-patch.ts";
import { makePatch } from "../make-patch.ts";
import { composePatches } from "./compose-patches.ts";

const noId = () => {
  throw new Error("Every card has its id.");
};
const noCard = () => null;

/** A state of a deck: some of ten cards, in any order, with a few texts. */
const aState = fc.record({
  title: fc.constantFrom("A", "B", "C"),
  description: fc.constantFrom("", "x"),
  cards: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 }).chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(`c${id}`),
          term: fc.constantFrom("s", "t"),
          definition: fc.constantFrom("d", "e"),
          tags: fc.constantFrom<readonly string[]>([], ["tag"]),
        }),
      ),
    ),
  ),
});

const shapeOf = ({ title, description, cards }: DeckContent) => ({
  title,
  description,
  cards: cards.map((one) => [one.id, ...(Object.keys(cardFields) as CardFieldName[]).map((field) => valueOf(one, field))]),
});

test("for any three states of a deck, both saves as one make the third of the first", () => {
  fc.assert(
    fc.property(aState, aState, aState, (before, between, after) => {
      const first = makePatch({ ...before, revision: 1 }, between, noId);
      const second = makePatch({ ...between, revision: 1 }, after, noId);
      const { deck, conflicts } = applyPatch(before, composePatches(first, second, after), noCard);
      expect(conflicts).toEqual([]);
      expect(shapeOf(deck)).toEqual(shapeOf(after));
    }),
    { numRuns: 400 },
  );
});

test("for any three states of a deck, no change is left that changes nothing, and no field is changed twice", () => {
  fc.assert(
    fc.property(aState, aState, aState, (before, between, after) => {
      const first = makePatch({ ...before, revision: 1 }, between, noId);
      const { cards } = composePatches(first, makePatch({ ...between, revision: 1 }, after, noId), after);
      expect(cards.filter(({ from, to }) => sameValue(from, to))).toEqual([]);
      expect(new Set(cards.map(({ id, field }) => `${field} ${id}`)).size).toBe(cards.length);
    }),
  );
});

test("a card that was changed and then deleted is deleted as it was before the change, so that the server knows it", () => {
  const before = { title: "A", description: "", cards: [card("a"), card("b")] };
  const between = { ...before, cards: [card("a", "changed"), card("b")] };
  const after = { ...before, cards: [card("b")] };
  const first = makePatch({ ...before, revision: 1 }, between, noId);
  const one = composePatches(first, makePatch({ ...between, revision: 1 }, after, noId), after);
  expect(one).toEqual({ base: 1, cards: [], added: [], removed: [card("a")], order: null });
});

function card(id: string, term = "term"): Card {
  return { id, term, definition: "definition" };
}
