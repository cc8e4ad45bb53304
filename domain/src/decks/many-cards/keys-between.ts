import type { FormCard } from "../deck-form.ts";

/** The rows from one to the other, both included, in whichever order they are given. */
export function keysBetween(cards: readonly FormCard[], from: string, to: string): readonly string[] {
  const places = [from, to].map((wanted) => cards.findIndex(({ key }) => key === wanted)).filter((place) => place >= 0);
  return places.length === 0 ? [] : cards.slice(Math.min(...places), Math.max(...places) + 1).map(({ key }) => key);
}
