import fc from "fast-check";
import { expect, test } from "vitest";

import { areSiblings, cardIdOf, promptOf, promptsOf } from "./prompts.ts";
import { sidesOf } from "./prompt-sides.ts";

const id = "AbC123-_xYz0";
const plain = { id, term: "Hund", definition: "dog" };
const keys = (card: Parameters<typeof promptsOf>[0]) => promptsOf(card).map(({ key }) => key);

test("a card asks for its definition, under its own id", () => {
  expect(promptsOf(plain)).toEqual([{ key: id, cardId: id, asks: "definition" }]);
});

test("a card in both directions asks for its term as well", () => {
  expect(keys({ ...plain, bothWays: true })).toEqual([id, `${id}_r`]);
});

test("a card with gaps asks for each number once, and for nothing else", () => {
  const term = "{{c2::Rome}} and {{c1::Athens::Greece}}, {{c2::Italy}}";
  expect(keys({ ...plain, term })).toEqual([`${id}_c1`, `${id}_c2`]);
  expect(keys({ ...plain, term, bothWays: true })).toEqual([`${id}_c1`, `${id}_c2`]);
  expect(keys({ ...plain, term: "no gap: `{{c1::code}}`" })).toEqual([id]);
});

test("removing a gap leaves the other's key as it was, and adding it again restores both", () => {
  const whole = keys({ ...plain, term: "{{c1::a}} {{c2::b}}" });
  expect(keys({ ...plain, term: "a {{c2::b}}" })).toEqual([whole[1]]);
  expect(keys({ ...plain, term: "a b" })).toEqual([id]);
});

test("a key contains its card's id, with any characters in it", () => {
  const character = fc.constantFrom("a", "b", "X", "0", "1", "9", "-", "_", "r", "c");
  const ids = fc.string({ unit: character, minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(ids, fc.boolean(), fc.subarray([1, 2, 17, 999]), (cardId, bothWays, gaps) => {
      const card = { id: cardId, term: gaps.length === 0 ? "term" : gaps.map((gap) => `{{c${gap}::x}}`).join(" "), bothWays };
      const prompts = promptsOf(card);
      expect(new Set(prompts.map(({ key }) => key)).size).toBe(prompts.length);
      for (const prompt of prompts) {
        expect(cardIdOf(prompt.key)).toBe(cardId);
        expect(promptOf(card, prompt.key)).toEqual(prompt);
        expect(prompt.key).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      }
    }),
  );
});

test("a key of something that the card does not ask for is not one of its prompts", () => {
  expect(promptOf(plain, `${id}_r`)).toBeNull();
  expect(promptOf({ ...plain, term: "{{c1::a}}" }, id)).toBeNull();
});

test("the sides are exchanged in the reverse direction, and a gap is asked for in its sentence", () => {
  const sides = (asks: Parameters<typeof sidesOf>[1]["asks"]) => sidesOf(plain, { asks });
  expect(sides("definition")).toEqual({ question: "Hund", answer: "dog", gap: null });
  expect(sides("term")).toEqual({ question: "dog", answer: "Hund", gap: null });
  expect(sides({ gap: 2 })).toEqual({ question: "Hund", answer: "Hund", gap: 2 });
});

test("prompts of one card of one deck are siblings", () => {
  const there = { deckKey: "ada/7", cardId: id };
  const back = { deckKey: "ada/7", cardId: `${id}_r` };
  expect([areSiblings(there, back), areSiblings(back, there), areSiblings(there, there)]).toEqual([true, true, false]);
  expect(areSiblings(there, { ...back, deckKey: "ada/8" })).toBe(false);
  expect(areSiblings(there, { ...back, cardId: `${id.slice(1)}x_r` })).toBe(false);
});
