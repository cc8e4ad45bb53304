import { matureDays } from "../mastery.ts";
import type { CardState } from "../schedule/card-state.ts";

/** Whether an answer to this card measures retention: it is a review after a long interval. */
export function isMature(card: Pick<CardState, "stage" | "scheduledDays">): boolean {
  return card.stage === "review" && card.scheduledDays >= matureDays;
}

/** Counts of similar reviews: how many, how many right, and the requested retention at the time (0 to 1). */
export type RetentionRow = { readonly answers: number; readonly right: number; readonly asked: number };

/** Measured and requested retention, as shares from 0 to 1. `from` and `to` bound the true share (95 %); all null without a review. */
export type MeasuredRetention = {
  readonly answers: number;
  readonly right: number;
  readonly measured: number | null;
  readonly asked: number | null;
  readonly from: number | null;
  readonly to: number | null;
};

/** Sums the rows. The bounds are Wilson's score interval (Wilson 1927, J. Am. Stat. Assoc. 22), which holds for small counts too. */
export function measuredRetention(rows: Iterable<RetentionRow>): MeasuredRetention {
  let answers = 0;
  let right = 0;
  let askedSum = 0;
  for (const row of rows) {
    answers += row.answers;
    right += row.right;
    askedSum += row.asked * row.answers;
  }
  if (answers === 0) return { answers, right, measured: null, asked: null, from: null, to: null };
  const share = right / answers;
  const z = 1.959964;
  const middle = share + z ** 2 / (2 * answers);
  const reach = z * Math.sqrt((share * (1 - share)) / answers + z ** 2 / (4 * answers ** 2));
  const scale = 1 + z ** 2 / answers;
  const from = Math.min(share, Math.max(0, (middle - reach) / scale));
  const to = Math.max(share, Math.min(1, (middle + reach) / scale));
  return { answers, right, measured: share, asked: askedSum / answers, from, to };
}
