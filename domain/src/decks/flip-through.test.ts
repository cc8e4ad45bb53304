import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  firstCard,
  flip,
  followCards,
  goToCard,
  hasNext,
  hasPrevious,
  lastCard,
  nextCard,
  previousCard,
  progress,
  resumeFlipThrough,
  shuffleCards,
  startFlipThrough,
  type FlipThrough,
} from "./flip-through.ts";

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 30 });
const zero = () => 0;

const steps: Record<string, (state: FlipThrough) => FlipThrough> = {
  flip,
  nextCard,
  previousCard,
  firstCard,
  lastCard,
  shuffle: (state) => shuffleCards(state, zero),
};
const walk = fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 40 });

function walked(start: FlipThrough, names: readonly string[]): FlipThrough {
  return names.reduce((state, name) => (steps[name] as (state: FlipThrough) => FlipThrough)(state), start);
}

describe("moving through a deck", () => {
  test("a deck opens on the front of its first card", () => {
    expect(startFlipThrough(["a", "b"])).toEqual({ order: ["a", "b"], index: 0, flipped: false, isShuffled: false });
  });

  test("next and previous un-flip the card", () => {
    const flipped = flip(nextCard(startFlipThrough(["a", "b", "c"])));
    expect(nextCard(flipped)).toMatchObject({ index: 2, flipped: false });
    expect(previousCard(flipped)).toMatchObject({ index: 0, flipped: false });
  });

  test("at the ends nothing moves, and a flipped card stays flipped", () => {
    const last = flip(lastCard(startFlipThrough(["a", "b"])));
    expect(nextCard(last)).toBe(last);
    expect(hasNext(last)).toBe(false);
    const first = flip(startFlipThrough(["a", "b"]));
    expect(previousCard(first)).toBe(first);
    expect(hasPrevious(first)).toBe(false);
  });

  test("first and last jump", () => {
    const middle = nextCard(startFlipThrough(["a", "b", "c", "d"]));
    expect(lastCard(middle).index).toBe(3);
    expect(firstCard(lastCard(middle)).index).toBe(0);
  });

  test("progress is (index + 1) / count, and nothing for an empty deck", () => {
    expect(progress(startFlipThrough(["a", "b", "c", "d"]))).toBe(0.25);
    expect(progress(lastCard(startFlipThrough(["a", "b", "c", "d"])))).toBe(1);
    expect(progress(startFlipThrough([]))).toBe(0);
  });

  test("shuffling goes to the front of card 1", () => {
    const shuffledDeck = shuffleCards(flip(lastCard(startFlipThrough(["a", "b", "c"]))), zero);
    expect(shuffledDeck).toMatchObject({ index: 0, flipped: false, isShuffled: true });
    expect(shuffledDeck.order).not.toEqual(["a", "b", "c"]);
  });

  test("no sequence of steps leaves the deck, loses a card or modifies the state it started from", () => {
    fc.assert(
      fc.property(ids, walk, (cardIds, names) => {
        const start = startFlipThrough(cardIds);
        const end = walked(start, names);
        expect(end.index).toBeGreaterThanOrEqual(0);
        expect(end.index).toBeLessThan(Math.max(1, cardIds.length));
        expect(end.order.toSorted()).toEqual(cardIds.toSorted());
        expect(start).toEqual(startFlipThrough(cardIds));
      }),
    );
  });

  test("next, then previous, is back at the same card", () => {
    fc.assert(
      fc.property(ids, walk, (cardIds, names) => {
        const state = walked(startFlipThrough(cardIds), names);
        fc.pre(hasNext(state));
        expect(previousCard(nextCard(state)).index).toBe(state.index);
      }),
    );
  });

  test("flipping twice changes nothing", () => {
    fc.assert(
      fc.property(ids, walk, (cardIds, names) => {
        const state = walked(startFlipThrough(cardIds), names);
        expect(flip(flip(state))).toEqual(state);
      }),
    );
  });
});

describe("following a deck that is edited at the same time", () => {
  test("the card in view stays in view, on its side, wherever it moved to", () => {
    const state = flip(nextCard(startFlipThrough(["a", "b", "c"])));
    expect(followCards(state, ["c", "x", "b"])).toMatchObject({ order: ["c", "x", "b"], index: 2, flipped: true });
  });

  test("when the current card is deleted, the next one takes its place, from its front", () => {
    const state = flip(nextCard(startFlipThrough(["a", "b", "c"])));
    expect(followCards(state, ["a", "c"])).toMatchObject({ index: 1, flipped: false });
    expect(followCards(state, ["a"])).toMatchObject({ index: 0, flipped: false });
    expect(followCards(state, [])).toMatchObject({ order: [], index: 0, flipped: false });
  });

  test("a shuffled order is kept, without the deleted cards and with new ones at its end", () => {
    const state = { order: ["c", "a", "b"], index: 1, flipped: false, isShuffled: true };
    expect(followCards(state, ["new", "b", "c"]).order).toEqual(["c", "b", "new"]);
  });

  test("afterwards the order has exactly the cards that exist", () => {
    fc.assert(
      fc.property(ids, ids, walk, (before, after, names) => {
        const followed = followCards(walked(startFlipThrough(before), names), after);
        expect(followed.order.toSorted()).toEqual(after.toSorted());
        expect(followed.index).toBeLessThan(Math.max(1, after.length));
      }),
    );
  });
});

describe("jumping and coming back", () => {
  test("jumping to a card shows its front; to one that does not exist it changes nothing", () => {
    const state = flip(startFlipThrough(["a", "b", "c"]));
    expect(goToCard(state, "c")).toMatchObject({ index: 2, flipped: false });
    expect(goToCard(state, "x")).toBe(state);
  });

  test("a student who returns finds the same card and the same order", () => {
    expect(resumeFlipThrough({ order: null, cardId: "b" }, ["a", "b", "c"])).toMatchObject({ index: 1, isShuffled: false });
    expect(resumeFlipThrough({ order: ["c", "a", "b"], cardId: "a" }, ["a", "b", "c", "d"])).toMatchObject({
      order: ["c", "a", "b", "d"],
      index: 1,
      isShuffled: true,
    });
    expect(resumeFlipThrough({ order: null, cardId: "gone" }, ["a"])).toMatchObject({ index: 0 });
  });
});
