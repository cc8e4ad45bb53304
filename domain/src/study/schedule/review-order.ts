import { seededRandom } from "../../practice/seeded-random.ts";
import type { Day } from "../day.ts";

/**
 * The number of shuffle keys. It is prime, so that different keys have different positions on every day, and below 2 ** 26, so that the
 * product of two keys is exact in every language that computes it.
 */
export const shuffleKeyCount = 67_108_859;

/** How a day orders the keys: see `turnOf`. Neighbours on one day are rarely neighbours on another. */
type DayOrder = { readonly factor: number; readonly shift: number };

/** A card's shuffle key, an integer from 0 to below `shuffleKeyCount`. It never changes, so it is stored with the card. */
export function shuffleKeyOf({ deckKey, cardId }: { deckKey: string; cardId: string }): number {
  return Math.floor(seededRandom(`${deckKey}/${cardId}`)() * shuffleKeyCount);
}

export function orderOn(today: Day): DayOrder {
  const random = seededRandom(`draw of day ${today}`);
  return { factor: 1 + Math.floor(random() * (shuffleKeyCount - 1)), shift: Math.floor(random() * shuffleKeyCount) };
}

/**
 * The position of a key in the day's order, from 0 to below `shuffleKeyCount`. It only uses integers, so a database can compute the same.
 */
export function turnOf(shuffleKey: number, { factor, shift }: DayOrder): number {
  return (shuffleKey * factor + shift) % shuffleKeyCount;
}
