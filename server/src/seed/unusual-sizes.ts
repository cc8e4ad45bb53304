import type { DemoDeck } from "./demo-deck.ts";

/** Decks of unusual sizes: one card, a thousand cards, a very long title. */
export const unusualSizes: readonly DemoDeck[] = [
  {
    title: "The one thing to remember",
    description: "A deck can be this small.",
    cards: [["What is the best time to repeat a card?", "Just before you would have forgotten it"]],
  },
  {
    title: "A thousand products, from 11 × 11 upwards",
    description: "Mental arithmetic without an end. Shuffle it.",
    cards: products(1_000),
  },
];

/** 11 × 11, 11 × 12, 12 × 12, 11 × 13 …: the smaller factor first, in the order of the larger one. */
function products(count: number): [string, string][] {
  const cards: [string, string][] = [];
  for (let larger = 11; cards.length < count; larger++) {
    for (let smaller = 11; smaller <= larger && cards.length < count; smaller++) {
      cards.push([`${smaller} × ${larger}`, String(smaller * larger)]);
    }
  }
  return cards;
}
