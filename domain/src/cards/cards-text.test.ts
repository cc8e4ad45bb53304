import { describe, expect, test } from "vitest";

import { seededRandom } from "../practice/seeded-random.ts";
import type { Card } from "./card.ts";
import {
  between,
  cardBegin,
  cardFinder,
  cardsIn,
  cardsText,
  cardsInPortions,
  cutCardsText,
  firstCardsIn,
  firstCardsText,
} from "./cards-text.ts";

/** Texts that look like the beginning or the end of a card, and characters that JSON escapes. */
const awkward = [
  '"',
  "\\",
  "{",
  "}",
  ",",
  ":",
  "[",
  "]",
  '"},{"',
  '{"id":"b","',
  '\\"},{\\"',
  "\n",
  "\u2028",
  "é",
  "🎓",
  "a",
  "",
  "[{",
  ":{",
];

/** Values that a future field may have, including an object that begins like a card. */
const more: readonly (() => unknown)[] = [
  () => undefined,
  () => ["x", "},{"],
  () => true,
  () => ({}),
  () => ({ id: "b", term: "not a card" }),
  () => [{}, { id: "b" }, { id: "c" }],
  () => [[{ id: "a" }]],
];

function awkwardCards(random: () => number, isWide: boolean): Card[] {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const text = () => Array.from({ length: 6 }, () => pick(awkward)).join("");
  return Array.from({ length: 1 + Math.floor(random() * 5) }, (_, at): Card => {
    const card = { id: `${"abc"[at % 3]}${at > 2 ? at : ""}`, term: text(), definition: text() };
    return isWide ? ({ ...card, more: pick(more)() } as Card) : card;
  });
}

describe("one card in the text of a deck", () => {
  test.each(["with texts alone", "with anything in them"])("every card is found, in cards %s", (kind) => {
    const random = seededRandom(`awkward cards ${kind}`);
    for (let round = 0; round < 500; round += 1) {
      const cards = awkwardCards(random, kind === "with anything in them");
      const find = cardFinder(cardsText(cards));
      for (const card of cards) expect(find(card.id)).toEqual(card);
      expect(cardsIn(cardsText(cards))).toEqual(cards);
    }
  });

  test.each(["with texts alone", "with anything in them"])("cards that a database cuts out are the same, in cards %s, or none", (kind) => {
    const random = seededRandom(`cut cards ${kind}`);
    let cutOut = 0;
    for (let round = 0; round < 500; round += 1) {
      const cards = awkwardCards(random, kind === "with anything in them");
      const text = cardsText(cards);
      const wanted = cards.filter(() => random() < 0.5);
      const cut = wanted.map(({ id }) => {
        const rest = text.split(`${cardBegin}${JSON.stringify(id)}`)[1]!;
        return `${JSON.stringify(id)}${rest.split(between)[0]!}`;
      });
      const found = cutCardsText(cut);
      expect(found === null ? wanted : cardsIn(found)).toEqual(wanted);
      if (found !== null) cutOut += 1;
    }
    expect(cutOut).toBeGreaterThan(50);
  });

  test("a card that the deck does not have is not found, even if the text of another one or an object in it looks like it", () => {
    const cards = [{ id: "a", term: '{"id":"b","term":"x"}', definition: '"},{"id":"b","term":"y' }];
    expect(cardFinder(JSON.stringify(cards))("b")).toBeNull();
    expect(cardFinder(JSON.stringify(cards))("")).toBeNull();
    expect(cardFinder("[]")("a")).toBeNull();
    for (const inside of [{ id: "b" }, [{ id: "b" }], [{}, { id: "b" }]]) {
      expect(cardFinder(JSON.stringify([{ id: "a", term: "x", definition: "y", inside }]))("b")).toBeNull();
    }
  });

  test("the first cards are about as many as fit into the characters, at least one, and all if they fit", () => {
    const cards = awkward.map((text, at) => ({ id: `card${at}`, term: text, definition: `${text}},{"id":"x"` }));
    const text = cardsText(cards);
    expect(firstCardsIn(text, text.length)).toEqual(cards);
    for (let characters = 0; characters <= text.length; characters += 7) {
      const first = firstCardsIn(text, characters);
      expect(first.length).toBeGreaterThanOrEqual(1);
      expect(first).toEqual(cards.slice(0, first.length));
      expect(first.length === 1 || cardsText(first).length <= characters + 2).toBe(true);
    }
    expect(firstCardsIn("[]", 0)).toEqual([]);
    const [whole] = [[{ id: "a", inside: [{}, { id: "b" }] }]];
    expect(firstCardsIn(JSON.stringify(whole), 30)).toEqual(whole);
  });

  test("portions are complete cards, all of them in order, and about as long as requested", () => {
    const cards = awkward.map((text, at) => ({ id: `card${at}`, term: text, definition: `${text}},{"id":"x"` }));
    for (let characters = 0; characters <= 400; characters += 7) {
      const portions = [...cardsInPortions(cardsText(cards), characters)];
      expect(portions.flat()).toEqual(cards);
      expect(Math.max(...portions.map((portion) => cardsText(portion).length))).toBeLessThan(characters + 120);
    }
    const odd = [{ id: "a", inside: [{}, { id: "b" }, { id: "d" }] }, { id: "c" }];
    for (let characters = 0; characters <= 60; characters += 1)
      expect([...cardsInPortions(JSON.stringify(odd), characters)].flat()).toEqual(odd);
    expect([...cardsInPortions("[]", 0)]).toEqual([[]]);
    expect(() => [...cardsInPortions('[{"id":', 0)]).toThrow("no cards");
  });
});

describe("the text of the first cards", () => {
  test.each(["with texts alone", "with anything in them"])("is that of the cards themselves, %s, however many are wanted", (kind) => {
    const random = seededRandom(`first cards ${kind}`);
    for (let round = 0; round < 300; round += 1) {
      const cards = awkwardCards(random, kind === "with anything in them");
      for (const count of [0, 1, 2, 3, 10]) expect(firstCardsText(cardsText(cards), count)).toBe(cardsText(cards.slice(0, count)));
    }
  });

  test("of a long deck, and of one without cards", () => {
    const cards = Array.from({ length: 3000 }, (_, at): Card => ({ id: `c${at}`, term: "x".repeat(at % 50), definition: "y".repeat(200) }));
    for (const count of [1, 70, 71, 2999, 3000, 5000])
      expect(cardsIn(firstCardsText(cardsText(cards), count))).toEqual(cards.slice(0, count));
    expect(firstCardsText("[]", 10)).toBe("[]");
  });
});
