import type { CardContent } from "../card.ts";

/** A mask's line begins with its number; 0 is never asked. */
const numbered = /^([1-9]\d{0,2}) /;
const picture = /\]\(media\/[\w-]{1,64}\.(?:jpe?g|png|webp|gif|avif|svg)\)/;

/**
 * The numbers of the masks that a card asks, ascending and unique. Masks with the same number are asked together. They lie over the first
 * picture of the term; without a picture there is nothing to ask, and they wait until one comes back.
 */
export function maskNumbersOf({ term, masks }: Pick<CardContent, "term" | "masks">): number[] {
  if (!masks || masks.length === 0 || !picture.test(term)) return [];
  const numbers = masks.map((line) => Number(numbered.exec(line)?.[1] ?? 0));
  return [...new Set(numbers)].filter((number) => number > 0).toSorted((a, b) => a - b);
}
