import { escapeHtmlText } from "../../../words/escape-html.ts";
import type { ExchangeCard } from "../../model.ts";
import { masksText } from "../../masks-of-card.ts";
import { isHeaderRow } from "./columns.ts";

/** A table's columns besides terms and definitions. */
export type Columns = { extra: boolean; tags: boolean; both: boolean; typed: boolean; masks: boolean; heading: boolean };

/** The columns that these cards need, in addition to those of `before`. */
export function columnsFor(cards: readonly ExchangeCard[], before?: Columns): Columns {
  const extra = (before?.extra ?? false) || cards.some((card) => card.extra);
  const tags = (before?.tags ?? false) || cards.some((card) => card.tags && card.tags.length > 0);
  const both = (before?.both ?? false) || cards.some((card) => card.bothWays);
  const typed = (before?.typed ?? false) || cards.some((card) => card.typeAnswer);
  const masks = (before?.masks ?? false) || cards.some((card) => card.masks && card.masks.length > 0);
  const first = cards[0];
  // Headings only if there is a third column, or if the first card looks like headings.
  const heading = before?.heading ?? (first !== undefined && isHeaderRow([first.term, first.definition]));
  return { extra, tags, both, typed, masks, heading: heading || extra || tags || both || typed || masks };
}

/** RFC 4180 with a byte order mark, by which Excel recognizes UTF-8, CRLF, and every field quoted: any text survives. */
export function writeCsv(cards: readonly ExchangeCard[], columns: Columns = columnsFor(cards), isBegin = true): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = rowsOf(cards, columns, isBegin).map((row) => `${row.map(quoted).join(",")}\r\n`);
  return `${isBegin ? "\uFEFF" : ""}${rows.join("")}`;
}

/**
 * Tabs between cells, one card in each line; only cells that would not survive are quoted: with separators, line ends, a quote or a space
 * at an end.
 */
export function writeTsv(cards: readonly ExchangeCard[], columns: Columns = columnsFor(cards), isBegin = true): string {
  const rows = rowsOf(cards, columns, isBegin);
  return rows
    .map((row, index) => `${row.map((cell, column) => tsvCell(cell, isBegin && index === 0 && column === 0)).join("\t")}\n`)
    .join("");
}

function rowsOf(cards: readonly ExchangeCard[], { extra, tags, both, typed, masks, heading }: Columns, isBegin: boolean): string[][] {
  const rows = cards.map((card) => [
    card.term,
    card.definition,
    ...(extra ? [card.extra ?? ""] : []),
    ...(tags ? [(card.tags ?? []).join(" ")] : []),
    ...(both ? [card.bothWays ? "yes" : ""] : []),
    ...(typed ? [card.typeAnswer ? "yes" : ""] : []),
    ...(masks ? [masksText(card.masks)] : []),
  ]);
  const names = [
    "Term",
    "Definition",
    ...(extra ? ["Extra"] : []),
    ...(tags ? ["Tags"] : []),
    ...(both ? ["Both ways"] : []),
    ...(typed ? ["Type the answer"] : []),
    ...(masks ? ["Picture masks"] : []),
  ];
  return heading && isBegin ? [names, ...rows] : rows;
}

/** What else the reader would interpret: long separators, HTML; and in a file's first cell, a header line. */
const mistakable = /;TAB;|;BREAK;|<br|&(?:#|lt;|gt;|amp;)/i;
const mistakableFirst = /^(?:#|sep=|\uFEFF|[[{])|^[QA]:/i;

function tsvCell(cell: string, isFirst: boolean): string {
  const needsQuotes = /[\t\r\n"]/.test(cell) || cell !== cell.trim() || mistakable.test(cell) || (isFirst && mistakableFirst.test(cell));
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * One card on each line, its sides with a tab between and nothing quoted, for readers that know no quotes, such as Mnemosyne's. It reads HTML:
 * a line break is `<br>`. The extra text follows the definition; tags, ways and masks have no place.
 */
export function writeLines(cards: readonly ExchangeCard[]): string {
  return cards
    .map(({ term, definition, extra }) => [term, [definition, extra ?? ""].filter((text) => text !== "").join("\n")])
    .map((sides) => `${sides.map(lineCell).join("\t")}\n`)
    .join("");
}

/** A line with an empty side ends Mnemosyne's reading of the whole file, so that side is a line break. */
function lineCell(text: string): string {
  const cell = escapeHtmlText(text)
    .replace(/\r\n|\n|\r/g, "<br>")
    .replaceAll("\t", " ");
  return cell.trim() === "" ? "<br>" : cell;
}
