import { pieces } from "./text/pieces.ts";

/** A screen asks several times about the card that it shows. */
let last: { term: string; numbers: readonly number[] } = { term: "", numbers: [] };

/** The numbers of a term's gaps, each once, in rising order. Several gaps may have one number: they are asked for together. */
export function gapsOf(term: string): readonly number[] {
  if (!term.includes("{{c")) return [];
  if (last.term !== term) last = { term, numbers: readGaps(term) };
  return last.numbers;
}

/** Characters: no one learns a text of thirty pages by its gaps, and what lies beyond would hold up every reader. */
export const longestWithGaps = 100_000;

function readGaps(term: string): number[] {
  const numbers = new Set<number>();
  for (const piece of pieces(term.slice(0, longestWithGaps), { lines: true, gaps: true, marks: false })) {
    if (piece.kind === "gap") numbers.add(piece.number);
    if (piece.kind === "formula") for (const part of piece.parts) if (typeof part !== "string") numbers.add(part.number);
  }
  return [...numbers].toSorted((a, b) => a - b);
}

/** The number for one more gap: the next after the highest, so that no schedule passes from one gap to another. */
export function nextGap(term: string): number {
  return Math.min((gapsOf(term).at(-1) ?? 0) + 1, highestGap);
}

const highestGap = 999;
