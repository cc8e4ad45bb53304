import { describe, expect, test } from "vitest";

import { countMasteries, masteryOf, masteryOfCard } from "./mastery.ts";
import { newCard, type CardState } from "./schedule/card-state.ts";

const review = (change: Partial<CardState>): CardState => ({ ...newCard, stage: "review", scheduledDays: 3, stability: 3, ...change });

describe("a card", () => {
  test("is new until its first answer", () => {
    expect(masteryOf(newCard)).toBe("new");
  });

  test("is being learned in its steps, in short intervals, and after it was forgotten", () => {
    expect(masteryOf({ ...newCard, stage: "learning" })).toBe("learning");
    expect(masteryOf(review({ scheduledDays: 20, stability: 20.9 }))).toBe("learning");
    expect(masteryOf({ ...newCard, stage: "relearning", scheduledDays: 40 })).toBe("learning");
  });

  test("is known once its interval is three weeks", () => {
    expect(masteryOf(review({ scheduledDays: 21, stability: 19 }))).toBe("known");
    expect(masteryOf(review({ scheduledDays: 20, stability: 40 }))).toBe("learning");
    expect(masteryOf({ stage: "review", scheduledDays: 21 })).toBe("known");
  });
});

test("a card with several prompts is known when all of them are, and new while none was answered", () => {
  expect(masteryOfCard({ all: 2, begun: 2, known: 2 })).toBe("known");
  expect(masteryOfCard({ all: 2, begun: 1, known: 1 })).toBe("learning");
  expect(masteryOfCard({ all: 2, begun: 2, known: 1 })).toBe("learning");
  expect(masteryOfCard({ all: 2, begun: 0, known: 0 })).toBe("new");
});

test("cards are counted once, whatever number of prompts they have", () => {
  const groups = [
    { prompts: { all: 1, begun: 0, known: 0 }, cards: 4 },
    { prompts: { all: 2, begun: 1, known: 1 }, cards: 3 },
    { prompts: { all: 3, begun: 3, known: 3 }, cards: 2 },
  ];
  expect(countMasteries(groups)).toEqual({ new: 4, learning: 3, known: 2 });
});
