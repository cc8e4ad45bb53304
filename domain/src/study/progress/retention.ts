import { matureDays } from "../mastery.ts";
import { likelyShare } from "./likely-share.ts";
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

/** Sums the rows. */
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
  return { answers, right, measured: right / answers, asked: askedSum / answers, ...likelyShare({ answers, right }) };
}
