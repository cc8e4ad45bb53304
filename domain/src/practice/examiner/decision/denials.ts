import { sameMeaningFrom } from "../words/kinship.ts";
import type { WordReading } from "./reading.ts";

/** Whether one of the texts denies a word that the other affirms, or has a word of negation more. */
export function isDeniedElsewhere({ alignment, definition, answer }: WordReading): boolean {
  const differ = alignment.ofCard.some(
    (pair) =>
      pair !== null && pair.strength >= sameMeaningFrom && alignment.card[pair.card]?.isDenied !== alignment.answer[pair.answer]?.isDenied,
  );
  return differ && denials(definition) % 2 !== denials(answer) % 2;
}

/** How many words of negation a text has. */
export function denials({ tokens }: WordReading["definition"]): number {
  return tokens.filter(({ isDenier }) => isDenier).length;
}
