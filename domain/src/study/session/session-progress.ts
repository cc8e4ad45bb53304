import type { Session } from "./session.ts";

/** How far a session is: answers given, and cards still to be answered. Each answer moves it on, also one to a card that comes again. */
export function progressOf({ done, hand: { counts } }: Session): { answered: number; left: number } {
  return { answered: done.filter(({ entry }) => entry.kind === "answer").length, left: counts.newCards + counts.learning + counts.due };
}
