import { cardKeyOf } from "../log/entry.ts";
import { masteryOf } from "../mastery.ts";
import type { Candidate } from "./queue.ts";
import type { Session } from "./session.ts";
import type { Model } from "./session-steps.ts";

export type SessionSummary = {
  readonly answers: number;
  /** cards seen for the first time, and answers to cards in review */
  readonly newCards: number;
  readonly reviews: number;
  /** answers without an effect */
  readonly practised: number;
  /** answers other than Again */
  readonly right: number;
  /** ms spent with the cards */
  readonly tookMs: number;
};

/** The summary of a session, without undone steps. */
export function summaryOf({ done }: Session): SessionSummary {
  const summary = { answers: 0, newCards: 0, reviews: 0, practised: 0, right: 0, tookMs: 0 };
  for (const { entry, before, isPractice } of done) {
    if (entry.kind !== "answer") continue;
    summary.answers++;
    summary.tookMs += entry.tookMs;
    if (entry.rating !== "again") summary.right++;
    if (isPractice) summary.practised++;
    else if (before.progress.card.stage === "new") summary.newCards++;
    else if (before.progress.card.stage === "review") summary.reviews++;
  }
  return summary;
}

/** How many cards became known in a session, by its model. */
export function madeKnown({ done, hand }: Session, model: NonNullable<Model>): number {
  const isKnownByCard = new Map<string, boolean>();
  for (const { entry, before, isPractice } of done) {
    if (entry.kind !== "answer" || isPractice) continue;
    const key = cardKeyOf(entry);
    const wasKnown = masteryOf(before.progress.card) === "known";
    if (!isKnownByCard.has(key) && wasKnown) continue;
    const whole = { ...entry, weight: 1, stateBefore: before.progress.card, scheduling: hand.scheduling };
    isKnownByCard.set(key, masteryOf(model(before.progress, whole).card) === "known");
  }
  return [...isKnownByCard.values()].filter(Boolean).length;
}

/** The cards that were missed most often, with the number of misses, as last asked. */
export function missedMost<C extends Candidate>({ done }: Session<C>, most: number): { card: C; times: number }[] {
  const missed = new Map<string, { card: C; times: number }>();
  for (const { entry, before } of done) {
    if (entry.kind !== "answer" || entry.rating !== "again") continue;
    const key = cardKeyOf(entry);
    missed.set(key, { card: before, times: (missed.get(key)?.times ?? 0) + 1 });
  }
  return [...missed.values()].sort((a, b) => b.times - a.times).slice(0, most);
}
