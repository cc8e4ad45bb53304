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
  const separatedRecords = cardsInLines(text) ?? cardsInParagraphs(text);
  if (separatedRecords) return { ...separatedRecords, loose: false };
  const strict = best(delimiters.map((cell) => ({ cell, fit: fitOf(text, cell) })));
  if (strict.fit.share > 0.5) return { cell: strict.cell, record: null, loose: false };
  const loose = best(looseDelimiters.map((cell) => ({ cell, fit: looseFitOf(text, cell) })));
  if (loose.fit.share > 0.5 && loose.fit.share > strict.fit.share) return { cell: loose.cell, record: null, loose: true };
  const own = ownSign(text);
  if (own !== null) return { cell: own, record: null, loose: true };
  return { cell: strict.fit.share > 0 ? strict.cell : "\t", record: null, loose: false };
}

/** Cells that Quizlet's export offers where a semicolon ends each card. */
const cellsBeforeSemicolons = ["\t", ",", " - ", "-"];
const leastInOneLine = 3;

/**
 * The separators of a text with several cards in each line, and a semicolon behind each card: every one has exactly one separator of cells. Commas and dashes only where the text is a
 * single line of three cards or more, because sentences have them too.
 */
function cardsInLines(text: string): Separators | null {
  const lines = text.split(/\r\n|\n|\r/, looksAtRecords).filter((line) => line.trim() !== "");
  const cards = lines.flatMap((line) => line.split(";")).filter((card) => card.trim() !== "");
  if (cards.length < 2 * lines.length) return null;
  const cell = cellsBeforeSemicolons.find((candidate) => cards.every((card) => hasOne(card, candidate)));
  if (cell === undefined || (cell !== "\t" && (lines.length > 1 || cards.length < leastInOneLine))) return null;
  return isQuotedTable(text) ? null : { cell, record: ";" };
}

/** Whether a card has exactly one separator between two texts, and it is no decimal comma. */
function hasOne(card: string, cell: string): boolean {
  const [before = "", after = "", ...others] = card.split(cell);
  return others.length === 0 && before.trim() !== "" && after.trim() !== "" && !(/\d$/.test(before) && /^\d/.test(after));
}

/** The separators of a text with an empty line between cards, one tab in each, and line breaks inside some. */
function cardsInParagraphs(text: string): Separators | null {
  const record = ["\n\n", "\r\n\r\n"].find((candidate) => text.includes(candidate));
  if (record === undefined) return null;
  const paragraphs = text.split(record).filter((paragraph) => paragraph.trim() !== "");
  const haveBreaks = paragraphs.some((paragraph) => /[\r\n]/.test(paragraph.trim()));
  if (paragraphs.length < 2 || !haveBreaks || !paragraphs.every((paragraph) => hasOne(paragraph, "\t"))) return null;
  return isQuotedTable(text) ? null : { cell: "\t", record };
}

const longestSign = 4;
const longestFirstLine = 2000;

/** A sign between blanks that every line has, such as ` >> ` or ` == `; null without one. */
function ownSign(text: string): string | null {
  const lines = text.split(/\r\n|\n|\r/, looksAtRecords).filter((line) => line.trim() !== "");
  const words = (lines[0] ?? "")
    .slice(0, longestFirstLine)
    .split(/[ \t]+/)
    .slice(1, -1);
  const signs = words.filter((word) => word.length <= longestSign && /^[\p{P}\p{S}]+$/u.test(word)).map((word) => ` ${word} `);
  return lines.length < 2 ? null : ([...new Set(signs)].find((sign) => lines.every((line) => line.includes(sign))) ?? null);
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
  return !isQuotedTable(text);
}

function isQuotedTable(text: string): boolean {
  return ["\t", ",", ";"].some((cell) => hasQuotedCells(text, { cell, record: null }));
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
