import { storedText } from "../../../lib/browser/stored-text.ts";

/** The student, and the address of the form. */
type Place = { uid: string; path: string };

const prefix = "recollect:lines:";

/** In characters. Longer lines are not stored: the space is for answers that wait to be sent. */
export const mostKept = 500_000;

const storeOf = ({ uid, path }: Place) => storedText(() => localStorage, `${prefix}${uid}:${path}`);

/** The lines of Add many that were not made into cards when the page closed; empty if there are none, or without storage. */
export function linesOf(place: Place): string {
  return storeOf(place).get() ?? "";
}

/** Returns whether the browser stored them; blank and too long lines remove what was stored. */
export function keepLines(place: Place, lines: string): boolean {
  const content = lines.trim() !== "" && lines.length <= mostKept ? lines : null;
  const text = storeOf(place);
  text.set(content);
  return lines.length <= mostKept && text.get() === content;
}

/** Removes a student's lines from this browser. */
export function forgetLines(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${prefix}${uid}:`)) localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
