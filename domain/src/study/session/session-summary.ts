import type { Session } from "./session.ts";

/** How far a session is: answers given, and cards still to be answered. Each answer moves it on, also one to a card that comes again. */
export function progressOf({ done, hand: { counts } }: Session): { answered: number; left: number } {
  return { answered: done.filter(({ entry }) => entry.kind === "answer").length, left: counts.newCards + counts.learning + counts.due };
}

export type SessionSummary = {
  readonly answers: number;
  /** cards seen for the first time, and answers to cards that were remembered for days */
  readonly newCards: number;
  readonly reviews: number;
  /** answers other than Again */
  readonly right: number;
  /** ms with the cards */
  readonly tookMs: number;
};

/** What a session came to, without what was taken back. */
export function summaryOf({ done }: Session): SessionSummary {
  const summary = { answers: 0, newCards: 0, reviews: 0, right: 0, tookMs: 0 };
  for (const { entry, before } of done) {
    if (entry.kind !== "answer") continue;
    summary.answers++;
    summary.tookMs += entry.tookMs;
    if (entry.rating !== "again") summary.right++;
    if (before.progress.card.stage === "new") summary.newCards++;
    if (before.progress.card.stage === "review") summary.reviews++;
  }
  return summary;
}
