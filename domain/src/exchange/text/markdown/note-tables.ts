import type { ReadHtml } from "../tables/table.ts";
import { htmlRows } from "../tables/html-rows.ts";
import type { MarkdownLines } from "./comments.ts";
import { codeSpans } from "./code-spans.ts";
import { createPandocTables, type NoteTable } from "./pandoc-tables.ts";
import { markedLine } from "./question-answer.ts";

/** The table that begins on a line: with bars, as pandoc draws it, or in HTML; null without one. Lines are asked for in order. */
export function createTables(notes: MarkdownLines, readHtml: ReadHtml): (line: number) => NoteTable | null {
  const { lines, kind } = notes;
  const pandoc = createPandocTables(notes);
  const ends = lines.flatMap((line, at) => (/<\/table\s{0,9}>/i.test(line) ? [at] : []));
  let nextEnd = 0;
  return (line) => {
    if (kind(line) === "table") return isDelimiter(lines[line + 1] ?? "") ? barTable(notes, line) : null;
    if (kind(line) === "html" && /^ {0,3}<table[\s>]/i.test(lines[line] ?? "")) {
      while ((ends[nextEnd] ?? Infinity) < line) nextEnd += 1;
      const end = ends[nextEnd];
      return end === undefined ? null : { end: end + 1, ...htmlRows(lines.slice(line, end + 1).join("\n"), readHtml) };
    }
    return pandoc(line);
  };
}

function barTable({ lines, kind }: MarkdownLines, from: number): NoteTable {
  let end = from + 2;
  while (end < lines.length && kind(end) === "table" && !isQuestion(lines[end] ?? "")) end += 1;
  const [head = [], , ...rows] = lines.slice(from, end).map((line) => barCells(line));
  const isHeadEmpty = head.every((cell) => cell === "");
  const width = head.length;
  return {
    end,
    head: isHeadEmpty ? null : head,
    rows: rows.map((row, at) => (row.length > width ? shorter(row, barCells(lines[from + 2 + at] ?? "", true), width) : row)),
  };
}

/** The line between the headings and the rows. */
function isDelimiter(line: string): boolean {
  return /^[\s|:-]*$/.test(line) && line.includes("-");
}

function isQuestion(line: string): boolean {
  return markedLine(line)?.part === "q";
}

/** A bar in code separates cells, unless only a reading that keeps code whole has as many cells as the head. */
function shorter(row: readonly string[], withWholeCode: readonly string[], width: number): readonly string[] {
  return withWholeCode.length === width ? withWholeCode : row;
}

/** The last cell of a wider row takes all the rest. */
const maxCells = 60;

/** The cells of a row; `\|` is a bar, `<br>` a line break. */
function barCells(line: string, isCodeWhole = false): string[] {
  const text = line.trim();
  const isCode = isCodeWhole ? codeSpans(text) : () => false;
  const cells: string[] = [];
  let from = text.startsWith("|") ? 1 : 0;
  for (let at = from; at <= text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (at === text.length ? from < at : text[at] === "|" && cells.length < maxCells - 1 && !isCode(at)) {
      cells.push(cellText(text.slice(from, at)));
      from = at + 1;
    }
  }
  return cells;
}

function cellText(text: string): string {
  return text
    .replaceAll("\\|", "|")
    .replace(/<br\s*\/?>/gi, "\n")
    .trim();
}
