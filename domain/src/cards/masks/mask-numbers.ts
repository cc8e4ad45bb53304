import type { CardContent } from "../card.ts";

/** A mask's line begins with its number; 0 is never asked. */
const numbered = /^([1-9]\d{0,2}) /;

/** The end of a picture's markup, up to its bracket: masks lie over the first picture of a term. */
export const firstPicture = /\]\(media\/([\w-]{1,64}\.(?:jpe?g|png|webp|gif|avif|svg))(?=\))/;

/** The number of a mask, by its line. */
export function numberOf(line: string): number {
  return Number(numbered.exec(line)?.[1] ?? 0);
}

/**
 * The numbers of the masks that a card asks, ascending and unique. Masks with the same number are asked together. Without a picture there is
 * nothing to ask, and they wait until one comes back.
 */
export function maskNumbersOf({ term, masks }: Pick<CardContent, "term" | "masks">): number[] {
  if (!masks || masks.length === 0 || !firstPicture.test(term)) return [];
  return [...new Set(masks.map(numberOf))].filter((number) => number > 0).toSorted((a, b) => a - b);
}

/** What a number hides, as its masks say; empty if none of them has a label. */
export function maskLabel(lines: readonly string[], number: number): string {
  const labels = lines.flatMap((line) => (numberOf(line) === number ? line.split(": ").slice(1).join(": ") || [] : []));
  return [...new Set(labels)].join(", ");
}
