import { expect, test } from "vitest";

import { averageWeights } from "../schedule/fsrs.ts";
import { defaultStudySettings, onceADay } from "../settings.ts";
import { idleSteps, sameDayGain } from "./same-day.ts";

/** Weights of a student who remembers better after a second answer on the same day. */
const looksTwice = averageWeights.map((weight, at) => (at === 18 ? 1 : weight));

test("a second answer on the same day adds little to the average student's stability", () => {
  expect(sameDayGain(averageWeights)).toBeCloseTo(0.16, 1);
  expect(sameDayGain(looksTwice)).toBeGreaterThan(0.5);
});

test("steps on the same day are reported as unnecessary if they add little", () => {
  expect(idleSteps(averageWeights, defaultStudySettings)).toBeCloseTo(0.16, 1);
  expect(idleSteps(averageWeights, { ...defaultStudySettings, ...onceADay })).toBeNull();
  expect(idleSteps(averageWeights, { ...onceADay, relearningSteps: [10] })).toBeCloseTo(0.16, 1);
  expect(idleSteps(looksTwice, defaultStudySettings)).toBeNull();
});
