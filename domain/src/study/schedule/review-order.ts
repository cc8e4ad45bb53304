import { seededRandom } from "../../practice/seeded-random.ts";
import type { Day } from "../day.ts";

/**
 * There are so many lots. The number is prime, so that a day's draw turns different lots into different turns, and below 2 ** 26, so that
 * the product of two of them is exact in every language that has to compute it.
 */
export const lots = 67_108_859;

/** How a day turns lots into turns: see `turnOf`. Two cards that stand next to each other on one day need not on another. */
export type Draw = { readonly factor: number; readonly shift: number };

/** A card's lot, a whole number from 0 to below `lots`. It never changes, so that it can be kept beside the card. */
export function reviewOrderOf({ deckKey, cardId }: { deckKey: string; cardId: string }): number {
  return Math.floor(seededRandom(`${deckKey}/${cardId}`)() * lots);
}

export function drawOf(today: Day): Draw {
  const random = seededRandom(`draw of day ${today}`);
  return { factor: 1 + Math.floor(random() * (lots - 1)), shift: Math.floor(random() * lots) };
}

/** When it is the lot's turn, from 0 to below `lots`: the smallest comes first. Whole numbers alone, so that a database can say the same. */
export function turnOf(lot: number, { factor, shift }: Draw): number {
  return (lot * factor + shift) % lots;
}
