import { plainText } from "@recollect/domain/cards/format.ts";

const longestSpoken = 2000;

/** A side of a card as it is read out. A very long text is begun; the rest can be read in the card. */
export function spoken(text: string): string {
  const plain = plainText(text.slice(0, longestSpoken * 2));
  return plain.length > longestSpoken ? `${plain.slice(0, longestSpoken)}…` : plain;
}
