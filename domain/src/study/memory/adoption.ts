import { LEARNING } from "../../limits/limits.ts";
import type { Day } from "../day.ts";
import { spacedReviews, type Review } from "./reviews.ts";
import type { Judgement } from "./judgement.ts";

/** Whether it is time to learn by itself. `answers` are those now, `before` those that were learned from last time; null for never. */
export function isTimeToLearn(answers: number, before: number | null): boolean {
  return answers >= LEARNING.leastAnswers && (before === null || answers >= before * (1 + LEARNING.growth));
}

/** The first day of the later answers; null where no day parts them into two. */
export function splitDay(cards: readonly (readonly Review[])[]): Day | null {
  const days = cards
    .flatMap((reviews) => reviews.flatMap(({ day }, at) => (at > 0 && day > (reviews[at - 1]?.day ?? day) ? [day] : [])))
    .sort((a, b) => a - b);
  const split = days[Math.floor(days.length * (1 - LEARNING.judgedShare))];
  return split === undefined || split === days[0] ? null : split;
}

/** What was known of each card before a day. */
export function knownBefore(cards: readonly (readonly Review[])[], day: Day): Review[][] {
  return cards.map((reviews) => reviews.filter((review) => review.day < day)).filter((reviews) => spacedReviews(reviews) > 0);
}

/**
 * Whether later answers are predicted better: less surprise, and no further from what came. Both have to hold. Among few answers a difference
 * of the calibration of half a point is chance.
 */
export function isBetter(learned: Judgement, other: Judgement): boolean {
  if (learned.answers < LEARNING.leastJudged) return false;
  const slack = 0.1 / Math.sqrt(learned.answers);
  return learned.logLoss < other.logLoss && learned.calibration <= other.calibration + slack;
}
