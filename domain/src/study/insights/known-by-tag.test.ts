import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Mastery } from "../mastery.ts";
import { knownByTag } from "./known-by-tag.ts";

const aCard = (id: string, tags: readonly string[] = [], bothWays = false) => ({ id: id.padEnd(12, "-"), term: "t", tags, bothWays });

describe("the share of known cards by tag", () => {
  test("counts a card in each of its tags, and those without a tag last", () => {
    const cards = [aCard("a", ["bones"]), aCard("b", ["bones", "exam"]), aCard("c"), aCard("d", ["exam"])];
    const masteries = new Map<string, Mastery>([
      [cards[0]!.id, "known"],
      [cards[1]!.id, "learning"],
    ]);
    expect(knownByTag(cards, masteries)).toEqual([
      { tag: "bones", new: 0, learning: 1, known: 1 },
      { tag: "exam", new: 1, learning: 1, known: 0 },
      { tag: null, new: 1, learning: 0, known: 0 },
    ]);
  });

  test("counts a card as known when all of its prompts are", () => {
    const card = aCard("a", ["both"], true);
    const back = `${card.id}_r`;
    expect(knownByTag([card], new Map([[card.id, "known"]]))).toMatchObject([{ tag: "both", learning: 1 }]);
    expect(
      knownByTag(
        [card],
        new Map([
          [card.id, "known"],
          [back, "known"],
        ]),
      ),
    ).toMatchObject([{ tag: "both", known: 1 }]);
  });

  test("of a deck without tags is empty", () => {
    expect(knownByTag([aCard("a"), aCard("b")], new Map())).toEqual([]);
  });

  test("has as many cards for each tag as the deck", () => {
    const tagged = fc.uniqueArray(fc.constantFrom("x", "y", "z"), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(tagged), (tagsOfCards) => {
        const cards = tagsOfCards.map((tags, at) => aCard(`c${at}`, tags));
        for (const { tag, ...counts } of knownByTag(cards, new Map())) {
          const inDeck = cards.filter(({ tags }) => (tag === null ? tags.length === 0 : tags.includes(tag)));
          expect(counts.new + counts.learning + counts.known).toBe(inDeck.length);
        }
      }),
    );
  });
});
