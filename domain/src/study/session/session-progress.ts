import type { Session } from "./session.ts";

/** The progress of a session: answers given, and cards still to answer. Each answer counts, also for a card that comes again. */
export function progressOf({ done, hand: { counts } }: Session): { answered: number; left: number } {
  return { answered: done.filter(({ entry }) => entry.kind === "answer").length, left: counts.newCards + counts.learning + counts.due };
}
