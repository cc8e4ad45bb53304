import { expect, test } from "vitest";
import { lawRuns } from "../../../test/law-runs.ts";

import { seededRandom } from "../../practice/seeded-random.ts";
import { dayMs } from "../../time/units.ts";
import { newCard, type CardState } from "./card-state.ts";
import { averageWeights } from "./fsrs.ts";
import { boundedWeights, weightBounds } from "./memory-model.ts";
import { retentionFor } from "./pacing.ts";
import { ratings } from "./ratings.ts";
import { stateAfterAnswer, previews } from "./scheduler.ts";
import type { Scheduling } from "./scheduling.ts";

const start = Date.UTC(2026, 2, 1, 9);
const even: Scheduling = { retention: 0.9, learningSteps: [1, 10], relearningSteps: [10], maximumDays: 36_500, dayShiftMs: 0 };
const paced: Scheduling = { ...even, memory: { version: 1, weights: averageWeights, isPaced: true } };

test("a difficult card is scheduled for less retention, and one of high stability for more", () => {
  const at = (difficulty: number, stability: number) => retentionFor({ difficulty, stability }, paced);
  expect(at(5, 10)).toBe(0.9);
  expect([at(1, 10), at(9, 10)]).toEqual([0.92, 0.84]);
  expect([at(5, 1), at(5, 1000)]).toEqual([0.88, 0.93]);
});

test("without a paced model every card is scheduled for the requested retention", () => {
  const unpaced = { ...even, memory: { version: 1, weights: averageWeights } };
  for (const scheduling of [even, unpaced]) expect(retentionFor({ difficulty: 9, stability: 300 }, scheduling)).toBe(0.9);
  expect(retentionFor(newCard, paced)).toBe(0.9);
});

/** Any card in review. */
function aCard(random: () => number): CardState {
  const stability = Math.exp(random() * 12 - 4);
  return { ...newCard, stage: "review", stability, difficulty: 1 + random() * 9, reps: 5, lastReview: start, due: start, scheduledDays: 1 };
}

test("with any weights intervals never decrease with a better rating or with less retention, and stay within bounds", () => {
  const random = seededRandom("paced");
  for (let round = 0; round < lawRuns(3000); round++) {
    const weights = boundedWeights(weightBounds.map(([least, most]) => least + random() ** 2 * (most - least)))!;
    const scheduling = {
      ...paced,
      retention: 0.7 + Math.floor(random() * 28) / 100,
      memory: { version: 1, weights, isPaced: true } as const,
    };
    const card = aCard(random);
    const at = start + Math.floor(random() * 400) * dayMs;
    const shown = previews(card, { cardId: `c${round}`, at }, scheduling);
    const intervals = ratings.map((rating) => shown[rating].intervalMs);
    expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
    expect(intervals.every((ms) => Number.isFinite(ms) && ms > 0 && ms <= 36_500 * dayMs)).toBe(true);
    const less = retentionFor(card, { ...scheduling, retention: 0.7 });
    expect(less).toBeLessThanOrEqual(retentionFor(card, scheduling));
    expect(less).toBeGreaterThanOrEqual(0.7);
  }
});

test("an entry from before pacing keeps its even schedule in a replay", () => {
  const card = aCard(seededRandom("replayed"));
  const answer = { cardId: "c", rating: "good", at: start + 30 * dayMs } as const;
  const unpaced = { ...even, memory: { version: 1, weights: averageWeights } };
  expect(stateAfterAnswer(card, answer, unpaced)).toEqual(stateAfterAnswer(card, answer, even));
  expect(stateAfterAnswer(card, answer, paced)).not.toEqual(stateAfterAnswer(card, answer, even));
});
