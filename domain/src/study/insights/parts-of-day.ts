import { dayMs, hourMs } from "../../time/units.ts";
import { turnoverHour } from "../day.ts";
import { likelyShare } from "../progress/likely-share.ts";

/** Reviews in a part of the day, and how many of them were remembered. */
export type PartCount = { readonly answers: number; readonly right: number };

/** Reviews from one hour to another, 0 to 24; `low` and `high` bound the true share that is remembered (95 %). */
export type PartOfDay = {
  readonly from: number;
  readonly to: number;
  readonly answers: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
};

/** The part of the day with the best memory, beside all the others together. */
export type BestPart = { readonly best: PartOfDay; readonly others: Omit<PartOfDay, "from" | "to"> };

/** Long enough that each has reviews, and named by hours, since not everybody's morning is at the same time. */
const partHours = 4;
export const dayPartCount = 24 / partHours;

/** The part of the student's day, from 0, in which a moment lies; `dayShiftMs` gives the student's study days, which begin at 4 a.m. */
export function partOfDay(at: number, dayShiftMs: number): number {
  const sinceMidnight = (((at + dayShiftMs + turnoverHour * hourMs) % dayMs) + dayMs) % dayMs;
  return Math.floor(sinceMidnight / (partHours * hourMs));
}

/** With fewer reviews nothing is said. */
export const leastReviews = 100;

/**
 * Standard deviations for 99.2 %: six parts are looked at, and the best of six is high by chance more often than any one of them (95 % divided by six
 * comparisons).
 */
const ofSixParts = 2.638;

/** The counts of the day's parts, from midnight, with their hours and bounds. */
export function partsOfDay(counts: readonly PartCount[]): PartOfDay[] {
  return counts.map((count, at) => ({ from: at * partHours, to: (at + 1) * partHours, ...withBounds(count) }));
}

/** The part of the day in which the student remembers best; null while the reviews do not tell. */
export function bestPart(parts: readonly PartOfDay[]): BestPart | null {
  const countedParts = parts.filter(({ answers }) => answers >= leastReviews);
  const [best] = countedParts.toSorted((a, b) => b.right / b.answers - a.right / a.answers);
  if (!best) return null;
  const rest = parts.filter((part) => part !== best);
  const others = { answers: sum(rest.map(({ answers }) => answers)), right: sum(rest.map(({ right }) => right)) };
  if (others.answers < leastReviews) return null;
  const isBetter = likelyShare(best, ofSixParts).from > likelyShare(others, ofSixParts).to;
  return isBetter ? { best, others: withBounds(others) } : null;
}

function withBounds({ answers, right }: PartCount) {
  const { from: low, to: high } = likelyShare({ answers, right });
  return { answers, right, low, high };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
