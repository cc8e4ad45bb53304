import type { CardContent } from "../card.ts";

/** The end of a picture's markup, up to its bracket, by the extensions that sounds don't have. Masks lie over the first picture of a term. */
export const firstPicture = /\]\(media\/([\w-]+\.(?:[agjps]|webp)\w*)(?=\))/;

/** The number of a mask, with which its line begins; 0 is never asked, and stands for a line that is no mask. */
export function numberOf(line: string): number {
  return Number.parseInt(line, 10) || 0;
}

/**
 * The numbers of the masks that a card asks, ascending and unique. Masks with the same number are asked together. Without a picture there is
 * nothing to ask, and they wait until one comes back.
 */
export function maskNumbersOf({ term, masks }: Pick<CardContent, "term" | "masks">): number[] {
  if (!masks?.length || !firstPicture.test(term)) return [];
  return [...new Set(masks.map(numberOf))].filter((number) => number > 0).toSorted((a, b) => a - b);
}
