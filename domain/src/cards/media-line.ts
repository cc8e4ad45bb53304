import type { Edit } from "./text-edits.ts";
import { pieces, type Piece } from "./text/inline-tokens.ts";

/**
 * Inserts a picture or a sound on a line of its own, and puts the caret behind it. The line with the caret stays whole, so that no word is
 * split: the medium goes below it, or above it if the caret is at its start. It also goes below a block of code, a formula or a gap that
 * has several lines, because it would be hidden or shown as text inside. Selected text stays.
 */
export function withMedium({ text, from, to }: Edit, medium: string): Edit {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const isAtStart = from === to && from === start && start < lineEnd(text, start);
  const place = behindBlocks(text, isAtStart ? start : lineEnd(text, to));
  const inserted = [place, text.length, 0].map((at) => insertedAt(text, at, medium));
  return inserted.find((edit) => isShown(edit)) ?? (inserted[0] as Edit);
}

function insertedAt(text: string, place: number, medium: string): Edit {
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const opening = isBlank(before.slice(before.lastIndexOf("\n") + 1)) ? "" : "\n";
  const closing = after === "" || after.startsWith("\n") ? "" : "\n";
  const caret = place + opening.length + medium.length;
  return { text: before + opening + medium + closing + after, from: caret, to: caret };
}

/** An unfinished block of code, such as two fences without a line between them, may become one around the medium. */
function isShown({ text, from }: Edit): boolean {
  return readings.every((reading) => pieces(text, reading).some((piece) => "id" in piece && piece.to === from));
}

/** A term is read with gaps, a definition without. */
export const readings = [false, true].map((gaps) => ({ lines: true, gaps, marks: false }));

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

/** The end of the line on which everything that contains the place has ended. */
function behindBlocks(text: string, place: number): number {
  return wholeBlocks(text).reduce((at, block) => (block.from < at && at < block.to ? lineEnd(text, block.to) : at), place);
}

export type Block = { from: number; to: number };

/** What may extend over several lines, by its start. */
export function wholeBlocks(text: string): Block[] {
  return readings.flatMap((reading) => blocksIn(pieces(text, reading))).toSorted((a, b) => a.from - b.from);
}

/** What may extend over several lines: all but plain text, the starts of lines, and the breaks between them. */
function blocksIn(inlinePieces: readonly Piece[]): Block[] {
  const blocks: Block[] = [];
  const openGaps: number[] = [];
  for (const { kind, from, to } of inlinePieces) {
    if (kind === "gap") openGaps.push(from);
    else if (kind === "gap end") blocks.push({ from: openGaps.pop() ?? from, to });
    else if (kind !== "text" && kind !== "row" && kind !== "break" && kind !== "item") blocks.push({ from, to });
  }
  return blocks;
}

function isBlank(line: string): boolean {
  return line.trim() === "";
}
