import { hasQuotedCells, records, type Cell, type Separators } from "./records.ts";

/** In order of preference for equally good fits. */
const delimiters = ["\t", ";", ",", "|"];
/** Between a term and its definition without a delimiter; only the first one of a line counts. */
const looseDelimiters = [" :: ", " - ", " – ", " — ", " = ", ": "];
/** Separators that Quizlet users choose for exports with line breaks inside sides. */
const longSeparators = { cell: ";TAB;", record: ";BREAK;" };
const looksAtRecords = 200;
const looksAtCharacters = 1_000_000;

/**
 * The cell separator of a text: the candidate for which most records have the same number of cells, respecting quotes. Not the first that
 * occurs, because every sentence has commas. `loose` means that only its first occurrence in a record separates.
 */
export function guessSeparators(whole: string): Separators & { loose: boolean } {
  if (isLongSeparated(whole)) return { ...longSeparators, loose: false };
  const text = beginningOf(whole);
  const strict = best(delimiters.map((cell) => ({ cell, fit: fitOf(text, cell) })));
  if (strict.fit.share > 0.5) return { cell: strict.cell, record: null, loose: false };
  const loose = best(looseDelimiters.map((cell) => ({ cell, fit: looseFitOf(text, cell) })));
  if (loose.fit.share > 0.5 && loose.fit.share > strict.fit.share) return { cell: loose.cell, record: null, loose: true };
  return { cell: strict.fit.share > 0 ? strict.cell : "\t", record: null, loose: false };
}

/** The first whole lines of a text, without empty ones before them. */
function beginningOf(text: string): string {
  const from = Math.max(text.search(/\S/), 0);
  if (text.length - from <= looksAtCharacters) return text;
  const end = text.lastIndexOf("\n", from + looksAtCharacters);
  return text.slice(from, end > from ? end : from + looksAtCharacters);
}

type Fit = { /** of the records, that have the commonest number of cells */ share: number; columns: number; hasQuotes: boolean };

function best<T extends { fit: Fit }>(candidates: readonly T[]): T {
  return candidates.reduce((first, next) => (isBetter(next.fit, first.fit) ? next : first));
}

/** Prefers more records of one width, then quoted cells, then two columns to more. */
function isBetter(next: Fit, first: Fit): boolean {
  if (Math.abs(next.share - first.share) > 0.02) return next.share > first.share;
  if (next.hasQuotes !== first.hasQuotes) return next.hasQuotes;
  return next.columns === 2 && first.columns !== 2;
}

function fitOf(text: string, cell: string): Fit {
  const sampleRecords = records(text, { cell, record: null }, "auto", looksAtRecords).filter((record) => !isBlank(record));
  const columns = commonestWidth(sampleRecords);
  if (columns < 2) return { share: 0, columns, hasQuotes: false };
  const share = sampleRecords.filter((record) => record.length === columns).length / sampleRecords.length;
  return { share, columns, hasQuotes: sampleRecords.some((record) => record.some(({ quoted }) => quoted)) };
}

function looseFitOf(text: string, cell: string): Fit {
  const lines = text.split(/\r\n|\n|\r/, looksAtRecords).filter((line) => line.trim() !== "");
  const share = lines.length === 0 ? 0 : lines.filter((line) => line.includes(cell)).length / lines.length;
  return { share, columns: 2, hasQuotes: false };
}

/** Whether a text uses the long separators. A table that only mentions them has quoted cells. */
function isLongSeparated(text: string): boolean {
  if (!text.includes(longSeparators.cell) || !text.includes(longSeparators.record)) return false;
  return !["\t", ","].some((cell) => hasQuotedCells(text, { cell, record: null }));
}

export function isBlank(record: readonly Cell[]): boolean {
  return record.every((cell) => cell.text.trim() === "");
}

/** The most common number of cells; the smaller of two equally common ones. */
export function commonestWidth(sampleRecords: readonly (readonly Cell[])[]): number {
  const counts = new Map<number, number>();
  for (const record of sampleRecords) counts.set(record.length, (counts.get(record.length) ?? 0) + 1);
  let width = 0;
  for (const [columns, count] of counts) {
    const most = counts.get(width) ?? 0;
    if (count > most || (count === most && columns < width && columns > 1) || (count === most && width < 2)) width = columns;
  }
  return width;
}
