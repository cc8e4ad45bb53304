import { memoryBy } from "../schedule/fsrs.ts";
import { onceADay, type StudySettings } from "../settings.ts";

/**
 * By what share a card lasts longer after a second right answer on the same day, whether it was known at first or not; the larger of both.
 */
export function sameDayGain(weights: readonly number[]): number {
  const memory = memoryBy(weights);
  const gains = [1, 3].map((first) => {
    const before = memory(null, 0, first);
    return memory(before, 0, 3).stability / before.stability - 1;
  });
  return Math.max(...gains);
}

/** A card that is asked again on another day lasts two to three times as long; a gain below this share is not worth an answer. */
const little = 0.2;

/**
 * The gain of steps on the same day if it is too small to be worth the answers; null if there are no such steps, or if it is worth them.
 */
export function idleSteps(
  weights: readonly number[],
  { learningSteps, relearningSteps }: Pick<StudySettings, "learningSteps" | "relearningSteps">,
): number | null {
  const gain = sameDayGain(weights);
  const asksAgain = learningSteps.length > onceADay.learningSteps.length || relearningSteps.length > 0;
  return asksAgain && gain < little ? Math.max(0, gain) : null;
}
