import { expect, test } from "vitest";
import { orderOn, shuffleKeyOf, shuffleKeyCount, turnOf } from "./review-order.ts";

const cards = Array.from({ length: 2000 }, (_, at) => ({ deckKey: `u/${at % 20}`, cardId: `card-${at}` }));

test("the number of shuffle keys is prime, and the product of any two of them is exact", () => {
  for (let divisor = 2; divisor * divisor <= shuffleKeyCount; divisor += 1) expect(shuffleKeyCount % divisor).not.toBe(0);
  expect(shuffleKeyCount * shuffleKeyCount + shuffleKeyCount).toBeLessThan(Number.MAX_SAFE_INTEGER);
});

test("a card keeps its shuffle key, which is stored, and rarely shares it", () => {
  expect(["card-1", "card-2", "card-3"].map((cardId) => shuffleKeyOf({ deckKey: "u/7", cardId }))).toEqual([
    21_536_848, 29_069_189, 50_963_035,
  ]);
  for (const key of cards.map(shuffleKeyOf)) expect(Number.isInteger(key) && key >= 0 && key < shuffleKeyCount).toBe(true);
  expect(new Set(cards.map(shuffleKeyOf)).size).toBeGreaterThan(cards.length - 3);
});

test("a day's order is the same in every implementation, so that two devices agree", () => {
  expect(orderOn(20_000)).toEqual({ factor: 31_347_928, shift: 33_693_078 });
  expect(turnOf(5, orderOn(20_000))).toBe(56_215_000);
});

test("different shuffle keys have different positions on every day, which databases can compute with integers", () => {
  for (const today of [0, 20_000, 20_001]) {
    const { factor, shift } = orderOn(today);
    const turns = cards.map((card) => turnOf(shuffleKeyOf(card), { factor, shift }));
    expect(new Set(turns).size).toBe(new Set(cards.map(shuffleKeyOf)).size);
    expect(turns).toEqual(
      cards.map((card) => Number((BigInt(shuffleKeyOf(card)) * BigInt(factor) + BigInt(shift)) % BigInt(shuffleKeyCount))),
    );
  }
});

test("over many days every card is early as often as late, and neighbours are separated", () => {
  const days = Array.from({ length: 400 }, (_, day) => orderOn(20_000 + day));
  for (const card of cards.slice(0, 50)) {
    const early = days.filter((order) => turnOf(shuffleKeyOf(card), order) < shuffleKeyCount / 4).length;
    expect(early).toBeGreaterThan(60);
    expect(early).toBeLessThan(140);
  }
  const [one, other] = [shuffleKeyOf(cards[0]!), shuffleKeyOf(cards[1]!)];
  const first = days.filter((order) => turnOf(one, order) < turnOf(other, order)).length;
  expect(Math.abs(first - 200)).toBeLessThan(60);
});
