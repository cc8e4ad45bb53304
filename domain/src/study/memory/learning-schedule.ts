import { LEARNING } from "../../limits/limits.ts";
import type { Day } from "../day.ts";
import { spacedReviews, type Review } from "./reviews.ts";
import type { Judgement } from "./judgement.ts";

/** Whether to learn automatically. `answers` is the current number, `before` the number at the last learning; null if there was none. */
export function isTimeToLearn(answers: number, before: number | null): boolean {
  return answers >= LEARNING.leastAnswers && (before === null || answers >= before * (1 + LEARNING.growth));
}

/** The first day of the later answers; null if no day splits them. */
export function splitDay(cards: readonly (readonly Review[])[]): Day | null {
  const days = cards
    .flatMap((reviews) => reviews.flatMap(({ day }, at) => (at > 0 && day > (reviews[at - 1]?.day ?? day) ? [day] : [])))
    .sort((a, b) => a - b);
  const judgedFrom = days[Math.floor(days.length * (1 - LEARNING.judgedShare))];
  return judgedFrom === undefined || judgedFrom === days[0] ? null : judgedFrom;
}

/** Each card's answers before a day. */
export function knownBefore(cards: readonly (readonly Review[])[], day: Day): Review[][] {
  return cards.map((reviews) => reviews.filter((review) => review.day < day)).filter((reviews) => spacedReviews(reviews) > 0);
}

/**
 * Whether the later answers are predicted better: with lower log loss and no worse calibration. The slack allows for chance: with few
 * answers a difference in calibration of half a point means nothing.
 */
export function isBetter(learned: Judgement, other: Judgement): boolean {
  if (learned.answers < LEARNING.leastJudged) return false;
  const slack = 0.1 / Math.sqrt(learned.answers);
  return learned.logLoss < other.logLoss && learned.calibration <= other.calibration + slack;
}
