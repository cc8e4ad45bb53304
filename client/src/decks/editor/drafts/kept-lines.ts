import { keptText } from "../../../lib/browser/kept-text.ts";

/** The student, and the address of the form. */
type Place = { uid: string; path: string };

const prefix = "recollect:lines:";

/** In characters. Longer lines are not stored: the space is for answers that wait to be sent. */
export const mostKept = 500_000;

const kept = ({ uid, path }: Place) => keptText(() => localStorage, `${prefix}${uid}:${path}`);

/** The lines of Add many that were not made into cards when the page closed; empty if there are none, or without storage. */
export function linesOf(place: Place): string {
  return kept(place).get() ?? "";
}

/** Returns whether the browser stored them; blank and too long lines remove what was stored. */
export function keepLines(place: Place, lines: string): boolean {
  const wanted = lines.trim() !== "" && lines.length <= mostKept ? lines : null;
  const text = kept(place);
  text.set(wanted);
  return lines.length <= mostKept && text.get() === wanted;
}

/** Removes a student's lines from this browser. */
export function forgetLines(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${prefix}${uid}:`)) localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
