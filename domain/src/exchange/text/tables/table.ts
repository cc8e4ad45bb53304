import type { HtmlLoss } from "../../html/html-to-text.ts";
import type { Notes } from "../../import-notes.ts";
import type { ExchangeDeck } from "../../model.ts";
import { htmlWithGaps } from "../../anki/cloze.ts";
import { readAnkiHead, type AnkiHead } from "./anki-head.ts";
import { countsRows, guessRoles, isHeaderRow, roleOfHeading, type ColumnRole } from "./columns.ts";
import { createDeckCollector, deckPath } from "../../deck-collector.ts";
import { cardOfRow } from "./row-card.ts";
import { hasQuotedCells, records, type Cell } from "./records.ts";
import { commonestWidth, guessSeparators, isBlank } from "./separators.ts";

/** A student's choices about a table; the rest is guessed. */
export type TableChoices = {
  cellSeparator?: string | undefined;
  /** null: line ends */
  recordSeparator?: string | null | undefined;
  quotes?: "auto" | "literal" | undefined;
  hasHeader?: boolean;
  roles?: readonly ColumnRole[] | undefined;
};

/** The table as it was read, for the screen with the choices. */
export type TableReading = {
  cellSeparator: string;
  recordSeparator: string | null;
  quotes: "auto" | "literal";
  /** Whether the two ways to treat quotes give different cards. */
  quotesMatter: boolean;
  hasHeader: boolean;
  roles: readonly ColumnRole[];
  /** The first records, for the heads of the columns. */
  firstRows: readonly (readonly string[])[];
};

/** Reads HTML as a card's text; calls `onLoss` for what the text cannot show. */
export type ReadHtml = (html: string, onLoss?: (loss: HtmlLoss) => void) => string;

/** HTML in a tab-separated text: Mnemosyne writes line breaks and some characters that way. */
const mnemosyneMarks = /<br\s*\/?>|&(?:#\d+|lt|gt|amp);/i;

/** Separated text: CSV, TSV, a paste from Quizlet or a spreadsheet, text files of Anki and Mnemosyne. */
export function readTable(
  text: string,
  { name, notes, readHtml, choices }: { name: string; notes: Notes; readHtml: ReadHtml; choices: TableChoices },
): { decks: ExchangeDeck[]; table: TableReading; /** the text itself says how it is separated */ hasHead: boolean } {
  const head = readAnkiHead(text);
  const sep = head ? null : /^sep=(.)(\r\n|\n|\r|$)/.exec(text);
  const kde = head || sep ? null : readKdeHead(text);
  const body = head ? head.rest : sep ? text.slice(sep[0].length) : (kde?.rest ?? text);
  const namedSeparator = head?.separator ?? sep?.[1] ?? null;
  const guessed = namedSeparator === null ? guessSeparators(body) : { cell: namedSeparator, record: null, loose: false };
  const separators = {
    cell: choices.cellSeparator || guessed.cell,
    record: choices.recordSeparator === undefined ? guessed.record : choices.recordSeparator || null,
  };
  const quotes = guessed.loose || separators.record !== null ? "literal" : (choices.quotes ?? "auto");
  const tableRecords = records(body, separators, quotes).filter((record) => !isBlank(record));
  const all = head?.html && separators.cell === ";" ? tableRecords.map(withWholeEntities) : tableRecords;
  const hasMarks = (record: readonly Cell[]) => record.some((cell) => !cell.quoted && mnemosyneMarks.test(cell.text));
  const isMnemosyne = !head && separators.cell === "\t" && all.some(hasMarks);

  const splitsOnce = guessed.loose || (commonestWidth(all) === 2 && !head && separators.cell !== "\t");
  const rows = all.map((record) => (splitsOnce ? inTwo(record, separators.cell) : withoutEmptyEnd(record)).map(textOf));
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const first = rows[0] ?? [];
  const hasHeader = choices.hasHeader ?? (!head && isHeaderRow(first));
  const heading = head?.columns ?? (hasHeader ? first : null);
  const guessedRoles = head ? rolesByHead(columns, head) : isMnemosyne && columns === 3 ? mnemosyneRoles : rolesOf(rows, columns, heading);
  const roles = Array.from({ length: columns }, (_, index) => choices.roles?.[index] ?? guessedRoles[index] ?? "ignore");

  const decks = createDeckCollector(notes);
  const base = head?.deck ? deckPath(head.deck) : [kde?.title || name];
  if (kde?.author) decks.describe(base, kde.author);
  const textOfHtml = (html: string) => readHtml(html, (loss) => notes.add(loss, html));
  const sideOf = (cell: string) => (head?.html ? htmlWithGaps(cell, textOfHtml) : isMnemosyne ? textOfHtml(cell) : cell);
  for (const row of hasHeader ? rows.slice(1) : rows) {
    const { card, deck, leftOut } = cardOfRow(row, roles, sideOf);
    const guidColumn = head?.guidColumn ?? null;
    const path = deckPath(deck);
    const isKept = decks.addCard(path.length > 0 ? path : base, {
      ...card,
      tags: [...(head?.tags ?? []), ...card.tags],
      guid: guidColumn === null ? "" : row[guidColumn],
    });
    for (const { cell, column } of leftOut)
      if (!isKept || column !== guidColumn) notes.add("field-left-out", heading?.[column] ? `${heading[column]}: ${cell}` : cell);
  }
  const quotesMatter = !guessed.loose && separators.record === null && hasQuotedCells(body, separators);
  const table = { cellSeparator: separators.cell, recordSeparator: separators.record, quotes, quotesMatter, hasHeader, roles };
  const hasHead = namedSeparator !== null || kde !== null;
  return { decks: decks.all(), table: { ...table, firstRows: rows.slice(0, 6) }, hasHead };
}

function rolesOf(rows: readonly (readonly string[])[], columns: number, heading: readonly string[] | null): ColumnRole[] {
  const isNamed = heading !== null && roleOfHeading(heading[0] ?? "") !== null;
  if (columns < 3 || isNamed || !countsRows(rows)) return guessRoles(columns, heading);
  return ["ignore", ...guessRoles(columns - 1, heading?.slice(1) ?? null)];
}

const mnemosyneRoles: readonly ColumnRole[] = ["term", "extra", "definition"];

/** Spaces around an unquoted cell are layout; a quoted cell is kept exactly. */
function textOf(cell: Cell): string {
  return cell.quoted ? cell.text : cell.text.trim();
}

/** A record of a text with two columns: everything after the first separator is one cell. */
function inTwo(record: readonly Cell[], separator: string): Cell[] {
  const [first, ...others] = withoutEmptyEnd(record);
  if (!first || others.length < 2) return first ? [first, ...others] : [];
  return [first, { text: others.map((cell) => cell.text).join(separator), quoted: false }];
}

function withoutEmptyEnd(record: readonly Cell[]): readonly Cell[] {
  const last = record.findLastIndex((cell) => (cell.quoted ? cell.text : cell.text.trim()) !== "");
  return record.slice(0, Math.max(last + 1, 2));
}

const longestEntity = 40;

/** In HTML a semicolon also ends an entity such as `&amp;`; the cells around it are joined again. */
function withWholeEntities(record: readonly Cell[]): Cell[] {
  const whole: Cell[] = [];
  for (const cell of record) {
    const before = whole.at(-1);
    if (before && !before.quoted && /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*)$/i.test(before.text.slice(-longestEntity)))
      before.text += `;${cell.text}`;
    else whole.push({ ...cell });
  }
  return whole;
}

function rolesByHead(columns: number, head: AnkiHead): ColumnRole[] {
  const texts: ColumnRole[] = ["term", "definition"];
  return Array.from({ length: columns }, (_, index) => {
    if (index === head.tagsColumn) return "tags";
    if (index === head.deckColumn) return "deck";
    if (head.otherColumns.includes(index)) return "ignore";
    if (head.tagsColumn === null && roleOfHeading(head.columns?.[index] ?? "") === "tags") return "tags";
    return texts.shift() ?? "extra";
  });
}

/** The lines above the words in a text file of KWordQuiz or Parley, and the text after them. */
export type KdeHead = { title: string; author: string; rest: string };

const headLine = /^!? ?(Title|Author):[\t,;:| ]?(.*)$/;
const longestLine = 4096;

/** KWordQuiz and Parley write `! Title:` and `! Author:` above the words, each with the separator behind it; null if either is missing. */
function readKdeHead(text: string): KdeHead | null {
  const values = new Map<string, string>();
  let rest = text;
  for (let line = 0; line < 2; line += 1) {
    const end = /\r\n|\n|\r/.exec(rest.slice(0, longestLine));
    const match = headLine.exec(end ? rest.slice(0, end.index) : "");
    if (!end || !match) return null;
    values.set(match[1] ?? "", unquoted(match[2] ?? ""));
    rest = rest.slice(end.index + end[0].length);
  }
  const [title, author] = [values.get("Title"), values.get("Author")];
  return title === undefined || author === undefined ? null : { title, author, rest };
}

function unquoted(value: string): string {
  const text = value.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}
