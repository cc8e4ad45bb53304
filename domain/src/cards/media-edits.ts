import { mediaText } from "./card-media.ts";
import { readings, wholeBlocks, withMedium, type Block } from "./media-line.ts";
import type { Edit } from "./text-edits.ts";
import { pieces } from "./text/inline-tokens.ts";

/** A picture or a sound of a side: its place and its file. */
export type MediumPlace = { from: number; to: number; id: string; extension: string };

/** Whose place a file takes: the name of the other file, and whether it is a part of the same picture, which keeps the description. */
export type FilePlace = { replaces?: string | null; isPart?: boolean };

/** Inserts a picture or a sound on a line of its own; or in the place of the file that it replaces, if that is still there. */
export function withFile(edit: Edit, markup: string, { replaces = null, isPart = false }: FilePlace = {}): Edit {
  const medium = replaces === null ? null : mediumNamed(edit.text, replaces);
  if (medium === null) return withMedium(edit, markup);
  const [file] = isPart ? mediaIn(markup) : [];
  return replaced(edit.text, medium, file ? mediaText(medium.text, `${file.id}.${file.extension}`) : markup);
}

/** The first picture or sound of a side with this file; null if there is none any more. */
function mediumNamed(text: string, name: string) {
  return mediaIn(text).find(({ id, extension }) => `${id}.${extension}` === name) ?? null;
}

function mediaIn(text: string) {
  return pieces(text, { lines: true, gaps: false, marks: false }).flatMap((piece) => ("id" in piece ? [piece] : []));
}

/** Gives a picture or a sound another description; nothing else changes. */
export function withDescription(text: string, medium: MediumPlace, shows: string): Edit {
  return replaced(text, medium, mediaText(shows, `${medium.id}.${medium.extension}`));
}

/** Puts another picture or sound, as markup, in the place of one. */
export function replaced(text: string, { from, to }: MediumPlace, markup: string): Edit {
  const caret = from + markup.length;
  return { text: text.slice(0, from) + markup + text.slice(to), from: caret, to: caret };
}

/** Takes a picture or a sound out of a side, with its line if it has one of its own. */
export function withoutMedium(text: string, medium: MediumPlace): Edit {
  const units = unitsOf(text);
  const at = units.findIndex((unit) => isIn(medium, unit));
  const unit = units[at] as Unit;
  if (!isAlone(text, unit, medium)) {
    return { text: text.slice(0, medium.from) + text.slice(medium.to), from: medium.from, to: medium.from };
  }
  // With the line break before it, or the one after it in the first line.
  const [from, to] = at > 0 ? [unit.from - 1, unit.to] : [unit.from, Math.min(unit.to + 1, text.length)];
  return { text: text.slice(0, from) + text.slice(to), from, to: from };
}

/**
 * Moves a picture or a sound one line up or down; a block of several lines, such as code, is passed as a whole. One within words gets a line
 * of its own above or below them. Null where it can't go further, or would no longer be shown.
 */
export function withMediumMoved(text: string, medium: MediumPlace, step: -1 | 1): Edit | null {
  const units = unitsOf(text);
  const at = units.findIndex((unit) => isIn(medium, unit));
  const lines = units.map(({ from, to }) => text.slice(from, to));
  const unit = units[at] as Unit;
  const markup = text.slice(medium.from, medium.to);
  if (isAlone(text, unit, medium)) {
    const other = at + step;
    if (other < 0 || other >= lines.length) return null;
    [lines[at], lines[other]] = [lines[other] as string, lines[at] as string];
    return shownAt(lines, other, medium, markup);
  }
  lines[at] = text.slice(unit.from, medium.from) + text.slice(medium.to, unit.to);
  const place = step < 0 ? at : at + 1;
  return shownAt(lines.toSpliced(place, 0, markup), place, medium, markup);
}

/** The moved text with the caret behind the medium; null if it is no longer read as one. */
function shownAt(lines: readonly string[], at: number, { id }: MediumPlace, markup: string): Edit | null {
  const text = lines.join("\n");
  const start = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0);
  const caret = start + (lines[at] as string).lastIndexOf(markup) + markup.length;
  const isShown = readings.every((reading) =>
    pieces(text, reading).some((piece) => "id" in piece && piece.id === id && piece.to === caret),
  );
  return isShown ? { text, from: caret, to: caret } : null;
}

/** A line, or several that belong together. */
type Unit = Block;

function unitsOf(text: string): Unit[] {
  const blocks = wholeBlocks(text);
  const units: Unit[] = [];
  let [from, next, insideTo] = [0, 0, 0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    for (; (blocks[next]?.from ?? Infinity) < at; next++) insideTo = Math.max(insideTo, blocks[next]?.to ?? 0);
    if (at < insideTo) continue;
    units.push({ from, to: at });
    from = at + 1;
  }
  return [...units, { from, to: text.length }];
}

function isIn({ from, to }: MediumPlace, unit: Unit): boolean {
  return unit.from <= from && to <= unit.to;
}

/** Whether its line has nothing else, or only the sign of a list. */
function isAlone(text: string, unit: Unit, { from, to }: MediumPlace): boolean {
  const before = text.slice(unit.from, from).trim();
  return (before === "" || /^(?:-|\d{1,9}\.)$/.test(before)) && text.slice(to, unit.to).trim() === "";
}
