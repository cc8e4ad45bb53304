import { pieces } from "./text/inline-tokens.ts";

/** A one-entry cache: a screen asks several times about the card that it shows. */
let last: { term: string; numbers: readonly number[] } = { term: "", numbers: [] };

/** The numbers of a term's gaps, ascending and unique. Gaps with the same number are asked together. */
export function gapsOf(term: string): readonly number[] {
  if (!term.includes("{{c")) return [];
  if (last.term !== term) last = { term, numbers: readGaps(term) };
  return last.numbers;
}

/** Characters: a text of thirty pages is not learned by gaps, and parsing more would slow down every reader. */
export const longestWithGaps = 100_000;

function readGaps(term: string): number[] {
  const numbers = new Set<number>();
  for (const piece of pieces(term.slice(0, longestWithGaps), { lines: true, gaps: true, marks: false })) {
    if (piece.kind === "gap") numbers.add(piece.number);
    if (piece.kind === "formula") for (const part of piece.parts) if (typeof part !== "string") numbers.add(part.number);
  }
  return [...numbers].toSorted((a, b) => a - b);
}

/** The number for a new gap: the highest plus one, so that no schedule moves from one gap to another. */
export function nextGap(term: string): number {
  return Math.min((gapsOf(term).at(-1) ?? 0) + 1, highestGap);
}

const highestGap = 999;
