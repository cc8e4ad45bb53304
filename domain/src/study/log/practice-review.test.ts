import { describe, expect, test } from "vitest";
import { dayMs } from "../../time/units.ts";
import { practiceReview, type PracticeAnswer } from "./practice-review.ts";
import { rebuiltCard, untouched } from "./rebuild.ts";
import { stateAfterAnswer } from "../schedule/scheduler.ts";
import { anAnswer, aScheduling, someTime } from "../../../test/log-samples.ts";

const known = rebuiltCard([anAnswer({ id: "1", rating: "easy" })]);
const at = known.card.due;
const reviewOf = (answer: PracticeAnswer, progress = known, when = at) => practiceReview(answer, progress, { at: when, dayShiftMs: 0 });
const written = (score: number) => reviewOf({ source: "open-ended", score });
const rightChoice = { source: "multiple-choice", isCorrect: true } as const;

describe("an answer in a practice test", () => {
  test("by choice counts half if it is right and fully if it is wrong", () => {
    expect(reviewOf(rightChoice)).toEqual({ rating: "good", weight: 0.5 });
    expect(reviewOf({ ...rightChoice, isCorrect: false })).toEqual({ rating: "again", weight: 1 });
  });

  test("in writing is rated by its credit: full Good, partial Hard, none Again, never Easy", () => {
    expect([100, 90].map(written)).toEqual([100, 90].map(() => ({ rating: "good", weight: 1 })));
    expect([89, 80, 40].map(written)).toEqual([89, 80, 40].map(() => ({ rating: "hard", weight: 1 })));
    expect([39, 0].map(written)).toEqual([39, 0].map(() => ({ rating: "again", weight: 1 })));
  });

  test("by choice schedules the card no later than in writing, and later than forgetting it", () => {
    const dueAfter = (answer: PracticeAnswer) => {
      const review = reviewOf(answer);
      return stateAfterAnswer(known.card, { cardId: "c", at, ...review! }, aScheduling).due;
    };
    expect(dueAfter(rightChoice)).toBeLessThan(dueAfter({ source: "open-ended", score: 100 }));
    expect(dueAfter(rightChoice)).toBeGreaterThan(dueAfter({ source: "open-ended", score: 0 }));
  });

  test("does not count for a card that is new, not due, buried or suspended", () => {
    expect(reviewOf(rightChoice, untouched)).toBeNull();
    expect(reviewOf(rightChoice, known, at - 2 * dayMs)).toBeNull();
    expect(reviewOf(rightChoice, { ...known, buriedUntil: at + 1 })).toBeNull();
    expect(reviewOf(rightChoice, { ...known, isSuspended: true })).toBeNull();
    expect(reviewOf(rightChoice, { ...known, buriedUntil: at })).not.toBeNull();
  });

  test("counts on the whole day on which the card is due, and for a learning step from its minute on", () => {
    const dayStart = Math.floor(at / dayMs) * dayMs;
    expect(reviewOf(rightChoice, known, dayStart)).not.toBeNull();
    expect(reviewOf(rightChoice, known, dayStart - 1)).toBeNull();
    const inSteps = rebuiltCard([anAnswer({ id: "1" })]);
    expect(reviewOf(rightChoice, inSteps, someTime + 600_000 - 1)).toBeNull();
    expect(reviewOf(rightChoice, inSteps, someTime + 600_000)).not.toBeNull();
  });
});
