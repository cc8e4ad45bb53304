import { isDeniedOnce } from "../words/alignment.ts";
import type { WordReading } from "./reading.ts";

/** Whether a word that both texts have is denied in one of them. */
export function isOneDenied(alignment: WordReading["alignment"]): boolean {
  return alignment.ofCard.some((pair) => pair !== null && isDeniedOnce(pair, alignment));
}

/** Whether one of the texts denies a word that the other affirms, and has a word of negation more. */
export function isDeniedElsewhere({ alignment, definition, answer }: WordReading): boolean {
  return isOneDenied(alignment) && denials(definition) % 2 !== denials(answer) % 2;
}

/** How many words of negation a text has. */
export function denials({ tokens }: WordReading["definition"]): number {
  return tokens.filter(({ isDenier }) => isDenier).length;
}
