import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { examPace, newCardsByDay } from "./exam-pace.ts";
import { newCardsOfDecksByDay, sharedPace, shares } from "./shared-pace.ts";

const today = 20_000;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const decksOf = (...counts: (readonly [newCards: number, newToday: number])[]) =>
  counts.map(([newCards, newToday], at) => ({ deckKey: `deck ${at}`, newCards, newToday }));

describe("the pace of several decks", () => {
  test("is that of one deck with all their cards, shared in proportion to their new cards", () => {
    const pace = sharedPace({ today, examDay: today + 20, decks: decksOf([60, 0], [30, 0], [10, 0]) });
    expect(pace).toMatchObject({ daysLeft: 20, cardsADay: 7, leftToday: 7, leftTodayOf: [4, 2, 1] });
  });

  test("asks for one card a day of five decks with a card each, and not for one of each", () => {
    const decks = decksOf([1, 0], [1, 0], [1, 0], [1, 0], [1, 0]);
    expect(sharedPace({ today, examDay: today + 20, decks })).toMatchObject({ leftToday: 1, leftTodayOf: [1, 0, 0, 0, 0] });
    expect(newCardsOfDecksByDay({ today, examDay: today + 20, decks }, 6)).toEqual([
      [1, 0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1, 0],
    ]);
  });

  test("never exceeds what a student can learn in a day, however many decks there are", () => {
    const decks = decksOf(...Array.from({ length: 10 }, () => [500, 0] as const));
    expect(sharedPace({ today, examDay: today + 10, decks }).leftTodayOf).toEqual(Array.from({ length: 10 }, () => 10));
  });

  test("stays the same while the day's cards are answered, and takes what was learned beyond a share off the others", () => {
    const at = (...counts: (readonly [number, number])[]) =>
      sharedPace({ today, examDay: today + 20, decks: decksOf(...counts) }).leftTodayOf;
    expect(at([60, 0], [30, 0], [10, 0])).toEqual([4, 2, 1]);
    expect(at([58, 2], [29, 1], [10, 0])).toEqual([2, 1, 1]);
    expect(at([56, 4], [28, 2], [9, 1])).toEqual([0, 0, 0]);
    expect(sum(at([54, 6], [30, 0], [10, 0]))).toBe(1);
    expect(at([40, 20], [30, 0], [10, 0])).toEqual([0, 0, 0]);
  });

  test("of one deck is the deck's own", () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(120), fc.nat(400), (newCards, newToday, days) => {
        const input = { today, examDay: today + days, newCards, newToday };
        const shared = sharedPace({ today, examDay: today + days, decks: decksOf([newCards, newToday]) });
        const pace = examPace(input);
        expect(shared).toEqual({ ...pace, leftTodayOf: [pace.leftToday], reachedOf: [pace.reached] });
        expect(newCardsOfDecksByDay({ today, examDay: today + days, decks: decksOf([newCards, newToday]) }, 30)).toEqual([
          newCardsByDay(pace, 30),
        ]);
      }),
    );
  });

  test("is shared without a remainder, and of no deck more than it has", () => {
    const counts = fc.array(fc.tuple(fc.nat(800), fc.nat(60)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(counts, fc.nat(200), (decks, days) => {
        const pace = sharedPace({ today, examDay: today + days, decks: decksOf(...decks) });
        expect(sum(pace.leftTodayOf)).toBe(pace.leftToday);
        expect(sum(pace.reachedOf)).toBe(pace.reached);
        decks.forEach(([newCards], at) => {
          expect(pace.leftTodayOf[at]).toBeLessThanOrEqual(pace.reachedOf[at] ?? 0);
          expect(pace.reachedOf[at]).toBeLessThanOrEqual(newCards);
        });
      }),
    );
  });

  test("brings every deck to its end before the exam, if all cards fit", () => {
    const counts = fc.array(fc.nat(100), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 10, max: 60 }), (newCards, days) => {
        const decks = decksOf(...newCards.map((count) => [count, 0] as const));
        const byDeck = newCardsOfDecksByDay({ today, examDay: today + days, decks }, days);
        expect(byDeck.map(sum)).toEqual(sharedPace({ today, examDay: today + days, decks }).reachedOf);
      }),
    );
  });
});

test("a number is divided in proportion, and what is left goes to the largest fractions, the first of equal ones", () => {
  expect(shares(7, [10, 10, 1])).toEqual([4, 3, 0]);
  expect(shares(1, [1, 1, 1])).toEqual([1, 0, 0]);
  expect(shares(10, [1, 2, 7])).toEqual([1, 2, 7]);
  expect(shares(0, [4, 5])).toEqual([0, 0]);
  expect(shares(3, [0, 5])).toEqual([0, 3]);
  expect(shares(3, [0, 0])).toEqual([0, 0]);
  expect(shares(3, [])).toEqual([]);
});

test("the shares are the number, and none is more than its weight", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2000), { minLength: 1, maxLength: 50 }), fc.nat(100_000), (weights, wanted) => {
      const most = sum(weights);
      const total = Math.min(wanted, most);
      const parts = shares(total, weights);
      expect(sum(parts)).toBe(total);
      parts.forEach((part, at) => {
        expect(part).toBeLessThanOrEqual(weights[at] ?? 0);
        expect(Math.abs(part - (most === 0 ? 0 : (total * (weights[at] ?? 0)) / most))).toBeLessThan(1);
      });
    }),
  );
});
