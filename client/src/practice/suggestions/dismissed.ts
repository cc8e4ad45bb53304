import type { Suggestion } from "../practice-api.ts";

/** Whose suggestions, of which deck. */
type Place = { uid: string; deckId: number };

const prefix = "recollect:suggestions:";

/** How many of a deck this browser remembers; the oldest go first. */
const mostKept = 200;

/** The suggestions that this browser's owner wants to see no more. Empty where the browser stores nothing. */
export function dismissedOf(place: Place): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers that a suggestion is not wanted, and returns all that are not. */
export function dismiss(place: Place, suggestion: Suggestion): readonly string[] {
  const all = [...dismissedOf(place), nameOf(suggestion)].slice(-mostKept);
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(all));
  } catch {
    // A browser that stores nothing shows it again the next time.
  }
  return all;
}

/** What tells a suggestion from every other of its deck. */
export function nameOf({ cardId, wording }: Suggestion): string {
  return `${cardId} ${wording}`;
}

/** Takes away what this browser remembers of a student's dismissals. */
export function forgetDismissed(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${prefix}${uid}:`)) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has none.
  }
}

function keyOf({ uid, deckId }: Place): string {
  return `${prefix}${uid}:${deckId}`;
}
