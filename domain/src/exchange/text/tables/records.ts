import { AppError } from "../../../errors/failure.ts";

/** A cell of a table; a quoted one is exactly what was between its quotes. */
export type Cell = { text: string; quoted: boolean };

export type Separators = {
  /** Separates cells. Never empty. */
  cell: string;
  /** Separates records; null: any line end (LF, CRLF, CR). */
  record: string | null;
};

/**
 * The records of a text. A cell that begins with a quote ends at the quote that is followed by a separator or the end; inside, `""` is a
 * quote. If such a cell is never closed, all quotes are plain characters: otherwise one inch mark would swallow the rest. Never throws;
 * linear time. Blank lines are left out, unless `blankLines` asks to keep them: then records are numbered as a spreadsheet numbers its rows.
 */
export function records(
  text: string,
  separators: Separators,
  quotes: "auto" | "literal" = "auto",
  most = Infinity,
  blankLines: "leave-out" | "keep" = "leave-out",
): Cell[][] {
  const keepsBlank = blankLines === "keep";
  return (
    (quotes === "auto" ? readRecords(text, separators, true, most, keepsBlank) : null) ??
    readRecords(text, separators, false, most, keepsBlank) ??
    []
  );
}

/** Whether quotes are used as such: some cell begins with one, and all of those are closed. */
export function hasQuotedCells(text: string, separators: Separators): boolean {
  return readRecords(text, separators, true, Infinity)?.some((record) => record.some((cell) => cell.quoted)) ?? false;
}

/** The last cell of a wider record takes all the rest. */
const maxCells = 60;
const maxRecords = 1_000_000;

/** Null if a quoted cell is not closed. Throws `import/too-many-lines`. */
function readRecords(text: string, separators: Separators, withQuotes: boolean, most: number, keepsBlank = false): Cell[][] | null {
  const foundRecords: Cell[][] = [];
  let record: Cell[] = [];
  let at = 0;
  const next = createNextSeparator(text, separators);
  const isLeftOut = () => !keepsBlank && record.length === 1 && record[0]?.quoted === false && record[0].text.trim() === "";
  while (at <= text.length && foundRecords.length < most) {
    let cell: Cell;
    const opensAt = withQuotes ? skipBlanks(text, at, separators.cell) : at;
    const isLastCell = record.length >= maxCells - 1;
    if (withQuotes && !isLastCell && text[opensAt] === '"') {
      const quotedText = readQuoted(text, opensAt);
      if (quotedText === null) return null;
      cell = { text: quotedText.text, quoted: true };
      at = skipBlanks(text, quotedText.end, separators.cell);
      if (at < text.length && next(at).at !== at) return null;
    } else {
      const end = next(at, isLastCell).at;
      cell = { text: text.slice(at, end), quoted: false };
      at = end;
    }
    record.push(cell);
    if (at >= text.length) break;
    const separator = next(at);
    at = separator.end;
    if (separator.kind === "cell") continue;
    if (!isLeftOut()) foundRecords.push(record);
    if (foundRecords.length > maxRecords) throw new AppError("import/too-many-lines");
    record = [];
    if (at >= text.length) break;
  }
  if (record.length > 0 && !isLeftOut() && foundRecords.length < most) foundRecords.push(record);
  return foundRecords;
}

/** A quote may follow spaces, as in `a, "b"`. */
function skipBlanks(text: string, from: number, cellSeparator: string): number {
  let at = from;
  while (text[at] === " " && !cellSeparator.startsWith(" ")) at += 1;
  return at;
}

function readQuoted(text: string, opensAt: number): { text: string; end: number } | null {
  let inside = "";
  let from = opensAt + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    if (text[quote + 1] !== '"') return { text: inside + text.slice(from, quote), end: quote + 1 };
    inside += text.slice(from, quote + 1);
    from = quote + 2;
  }
}

type SeparatorMatch = { at: number; end: number; kind: "cell" | "record" };

/** The first separator at or after a position. Positions only grow, so each search continues where the last one ended. */
function createNextSeparator(text: string, { cell, record }: Separators): (from: number, isLastCell?: boolean) => SeparatorMatch {
  let nextCell = -1;
  let nextRecord = -1;
  let recordLength = 0;
  const findRecord = (from: number): void => {
    if (record !== null) {
      const at = text.indexOf(record, from);
      nextRecord = at < 0 ? text.length : at;
      recordLength = record.length;
      return;
    }
    let at = from;
    while (at < text.length && text[at] !== "\n" && text[at] !== "\r") at += 1;
    nextRecord = at;
    recordLength = text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
  };
  return (from, isLastCell = false) => {
    if (nextCell < from) {
      const at = text.indexOf(cell, from);
      nextCell = at < 0 ? text.length : at;
    }
    if (nextRecord < from) findRecord(from);
    const isCell = nextCell < nextRecord && !isLastCell;
    return isCell
      ? { at: nextCell, end: nextCell + cell.length, kind: "cell" }
      : { at: nextRecord, end: nextRecord + recordLength, kind: "record" };
  };
}
