import { keptText } from "../../../lib/browser/kept-text.ts";

/** Whose lines, and the address of the form that they are written in. */
type Place = { uid: string; path: string };

const prefix = "recollect:lines:";

/** In characters. Longer lines are not kept: the room is for answers that wait to be sent. */
export const mostKept = 500_000;

const kept = ({ uid, path }: Place) => keptText(() => localStorage, `${prefix}${uid}:${path}`);

/** The lines of Add many that no cards were made of when the page went away; empty where there are none, or the browser stores nothing. */
export function linesOf(place: Place): string {
  return kept(place).get() ?? "";
}

/** Gives whether the browser took them; blank and too long ones take away what was kept. */
export function keepLines(place: Place, lines: string): boolean {
  const wanted = lines.trim() !== "" && lines.length <= mostKept ? lines : null;
  const text = kept(place);
  text.set(wanted);
  return lines.length <= mostKept && text.get() === wanted;
}

/** Takes away what this browser keeps of a student's lines. */
export function forgetLines(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${prefix}${uid}:`)) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has none.
  }
}
