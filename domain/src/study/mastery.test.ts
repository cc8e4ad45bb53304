import { describe, expect, test } from "vitest";

import { leastMastery, masteryOf } from "./mastery.ts";
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
  expect(leastMastery(["known", "known"])).toBe("known");
  expect(leastMastery(["known", "new"])).toBe("learning");
  expect(leastMastery(["new", "new"])).toBe("new");
  expect(leastMastery([])).toBe("new");
});
