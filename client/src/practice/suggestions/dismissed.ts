import type { Suggestion } from "../practice-api.ts";

/** The student and the deck of the suggestions. */
type Place = { uid: string; deckId: number };

const prefix = "recollect:suggestions:";

/** How many of a deck this browser stores; the oldest are dropped. */
const mostKept = 200;

/** The suggestions that the student dismissed in this browser. Empty without storage. */
export function dismissedOf(place: Place): readonly string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? "[]");
    return Array.isArray(names) ? names.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Stores a dismissed suggestion, and returns all dismissed ones. */
export function dismiss(place: Place, suggestion: Suggestion): readonly string[] {
  const all = [...dismissedOf(place), nameOf(suggestion)].slice(-mostKept);
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(all));
  } catch {
    // Without storage it is shown again next time.
  }
  return all;
}

/** The key of a suggestion within its deck. */
export function nameOf({ cardId, wording }: Suggestion): string {
  return `${cardId} ${wording}`;
}

/** Removes a student's dismissed suggestions from this browser. */
export function forgetDismissed(uid: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${prefix}${uid}:`)) localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}

function keyOf({ uid, deckId }: Place): string {
  return `${prefix}${uid}:${deckId}`;
}
