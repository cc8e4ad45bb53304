import { isSaid } from "../words/alignment.ts";
import type { WordReading } from "./reading.ts";

/** Whether one of the texts denies a word that the other affirms, or has a word of negation more. */
export function isDeniedElsewhere({ alignment, definition, answer }: WordReading): boolean {
  const differ = alignment.ofCard.some(
    (pair) => isSaid(pair) && alignment.card[pair.card]?.isDenied !== alignment.answer[pair.answer]?.isDenied,
  );
  return differ && denials(definition) % 2 !== denials(answer) % 2;
}

/** How many words of negation a text has. */
export function denials({ tokens }: WordReading["definition"]): number {
  return tokens.filter(({ isDenier }) => isDenier).length;
}
