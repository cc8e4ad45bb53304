import type { Card } from "@recollect/domain/decks/deck.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { expect, test } from "vitest";

import { cardInText } from "./card-in-text.ts";

/** What could be taken for the begin or the end of a card, and what JSON has to escape. */
const awkward = ['"', "\\", "{", "}", ",", ":", "[", "]", '"},{"', '{"id":"b","', '\\"},{\\"', "\n", "\u2028", "é", "🎓", "a", ""];

test("every card of a deck is found, whatever is written on it", () => {
  const random = seededRandom("awkward cards");
  const text = () => Array.from({ length: 6 }, () => awkward[Math.floor(random() * awkward.length)]).join("");
  for (let round = 0; round < 300; round += 1) {
    const cards: Card[] = Array.from({ length: 1 + Math.floor(random() * 5) }, (_, at) => ({
      id: `${"abc"[at % 3]}${at > 2 ? at : ""}`,
      term: text(),
      definition: text(),
    }));
    for (const card of cards) expect(cardInText(JSON.stringify(cards), card.id)).toEqual(card);
  }
});

test("a card that the deck does not have is not found, even where another one's text looks like it", () => {
  const cards = [{ id: "a", term: '{"id":"b","term":"x"}', definition: '"},{"id":"b","term":"y' }];
  expect(cardInText(JSON.stringify(cards), "b")).toBeNull();
  expect(cardInText(JSON.stringify(cards), "")).toBeNull();
  expect(cardInText("[]", "a")).toBeNull();
});
