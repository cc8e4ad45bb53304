import type { ExchangeCard } from "../model.ts";
import { isHeaderRow } from "./columns.ts";

/** RFC 4180 with a byte order mark, by which Excel knows UTF-8, CRLF, and every field quoted: any text comes back as it was. */
export function writeCsv(cards: readonly ExchangeCard[]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return `\uFEFF${rowsOf(cards)
    .map((row) => `${row.map(quoted).join(",")}\r\n`)
    .join("")}`;
}

/** Tabs between cells, a card a line; quoted is only what would not come back: separators, line ends, a quote or a blank at an end. */
export function writeTsv(cards: readonly ExchangeCard[]): string {
  const rows = rowsOf(cards).map((row, index) => row.map((cell, column) => tsvCell(cell, index === 0 && column === 0)).join("\t"));
  return rows.map((row) => `${row}\n`).join("");
}

/** Headings only when a third column needs one, or when the first card would be taken for them. */
function rowsOf(cards: readonly ExchangeCard[]): string[][] {
  const hasExtra = cards.some((card) => card.extra);
  const hasTags = cards.some((card) => card.tags && card.tags.length > 0);
  const hasBoth = cards.some((card) => card.bothWays);
  const rows = cards.map((card) => [
    card.term,
    card.definition,
    ...(hasExtra ? [card.extra ?? ""] : []),
    ...(hasTags ? [(card.tags ?? []).join(" ")] : []),
    ...(hasBoth ? [card.bothWays ? "yes" : ""] : []),
  ]);
  const needsHeading = hasExtra || hasTags || hasBoth || isHeaderRow(rows[0] ?? []);
  const heading = ["Term", "Definition", ...(hasExtra ? ["Extra"] : []), ...(hasTags ? ["Tags"] : []), ...(hasBoth ? ["Both ways"] : [])];
  return needsHeading ? [heading, ...rows] : rows;
}

/** What else the reader takes for something: long separators, HTML; and in a file's first cell, a line that says how to read it. */
const mistakable = /;TAB;|;BREAK;|<br|&#/i;
const mistakableFirst = /^(?:#|sep=|\uFEFF|[[{])|^[QA]:/i;

function tsvCell(cell: string, isFirst: boolean): string {
  const needsQuotes = /[\t\r\n"]/.test(cell) || cell !== cell.trim() || mistakable.test(cell) || (isFirst && mistakableFirst.test(cell));
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
