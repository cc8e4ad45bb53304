import { expect, test } from "vitest";
import { drawOf, reviewOrderOf, lots, turnOf } from "./review-order.ts";

const cards = Array.from({ length: 2000 }, (_, at) => ({ deckKey: `u/${at % 20}`, cardId: `card-${at}` }));

test("the number of lots is prime, and the product of any two of them is exact", () => {
  for (let divisor = 2; divisor * divisor <= lots; divisor += 1) expect(lots % divisor).not.toBe(0);
  expect(lots * lots + lots).toBeLessThan(Number.MAX_SAFE_INTEGER);
});

test("a card keeps its lot, and hardly ever shares it", () => {
  expect(cards.map(reviewOrderOf)).toEqual(cards.map(reviewOrderOf));
  for (const lot of cards.map(reviewOrderOf)) expect(Number.isInteger(lot) && lot >= 0 && lot < lots).toBe(true);
  expect(new Set(cards.map(reviewOrderOf)).size).toBeGreaterThan(cards.length - 3);
});

test("different lots have different turns on every day, and turns are what a database computes with whole numbers", () => {
  for (const today of [0, 20_000, 20_001]) {
    const { factor, shift } = drawOf(today);
    const turns = cards.map((card) => turnOf(reviewOrderOf(card), { factor, shift }));
    expect(new Set(turns).size).toBe(new Set(cards.map(reviewOrderOf)).size);
    expect(turns).toEqual(cards.map((card) => Number((BigInt(reviewOrderOf(card)) * BigInt(factor) + BigInt(shift)) % BigInt(lots))));
  }
});

test("over the days every card comes early as often as late, and two neighbours part", () => {
  const days = Array.from({ length: 400 }, (_, day) => drawOf(20_000 + day));
  for (const card of cards.slice(0, 50)) {
    const early = days.filter((draw) => turnOf(reviewOrderOf(card), draw) < lots / 4).length;
    expect(early).toBeGreaterThan(60);
    expect(early).toBeLessThan(140);
  }
  const [one, other] = [reviewOrderOf(cards[0]!), reviewOrderOf(cards[1]!)];
  const first = days.filter((draw) => turnOf(one, draw) < turnOf(other, draw)).length;
  expect(Math.abs(first - 200)).toBeLessThan(60);
});
