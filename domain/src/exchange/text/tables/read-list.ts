import { createDeckCollector } from "../../deck-collector.ts";
import type { Notes } from "../../import-notes.ts";
import type { ExchangeDeck } from "../../model.ts";
import { sidesOfMixedLines } from "./mixed-lines.ts";
import { rowsOfMarkdownTable } from "./markdown-rows.ts";
import { rowsOfLabels } from "./labels.ts";
import { colonsBehindBold, withoutBullets } from "./list-marks.ts";
import { withoutNumbering } from "./numbering.ts";
import { tableText } from "./table-text.ts";
import { readTable, type ReadHtml, type TableChoices, type TableReading } from "./table.ts";

type ListRequest = {
  name: string;
  newNotes: () => Notes;
  readHtml: ReadHtml;
  choices: TableChoices;
};

export type ListReading = {
  decks: ExchangeDeck[];
  table: TableReading;
  /** Whether each line was separated by a sign of its own. */
  isMixed: boolean;
  notes: Notes;
};

/**
 * A table, or a list that somebody wrote or copied. Of a table of Markdown the heading and the bars around the rows are left out, of labelled cards the labels. The numbers or
 * bullets of its lines are removed if all have one, numbers in order, and no card is lost by it. If the best separator would leave out more than a fifth of the lines, and none
 * was chosen, each line is separated by a sign of its own. Paragraphs without any separator are cards by their first lines.
 */
export function readList(text: string, request: ListRequest): ListReading {
  const table = isChosen(request.choices) ? null : rowsOfMarkdownTable(text);
  if (table !== null) {
    const rows = readLines(table.rows, request);
    rows.notes.add("headings", table.heading);
    return rows;
  }
  const labelled = isChosen(request.choices) ? null : rowsOfLabels(text);
  if (labelled !== null) {
    const rows = readLines(labelled.rows, request);
    for (const heading of labelled.headings) rows.notes.add("headings", heading);
    for (const line of labelled.outside) rows.notes.add("outside-cards", line);
    return rows;
  }
  const reading = readMarkedList(colonsBehindBold(text), request);
  const paragraphs = cardCount(reading) > 0 || isChosen(request.choices) ? null : rowsOfParagraphs(text);
  return paragraphs === null ? reading : readLines(paragraphs, request);
}

function readMarkedList(text: string, request: ListRequest): ListReading {
  const reading = readLines(text, request);
  const unnumbered = withoutNumbering(text);
  const plain = unnumbered ?? withoutBullets(text);
  if (plain === null) return reading;
  const withoutMarks = readLines(plain, request);
  if (cardCount(withoutMarks) < Math.max(1, cardCount(reading))) return reading;
  if (unnumbered !== null) withoutMarks.notes.add("numbers-removed", "", unnumbered.split("\n").length);
  return withoutMarks;
}

function readLines(text: string, { name, newNotes, readHtml, choices }: ListRequest): ListReading {
  const notes = newNotes();
  const { decks, table, hasHead } = readTable(text, { name, notes, readHtml, choices });
  const reading = { decks, table, notes, isMixed: false };
  if (hasHead || table.hasHeader || isChosen(choices)) return reading;
  const leftOutCount = notes.all().find(({ what }) => what === "incomplete")?.count ?? 0;
  if (leftOutCount * 5 <= cardCount(reading) + leftOutCount) return reading;
  const ofLines = newNotes();
  const collected = createDeckCollector(ofLines);
  for (const [term, definition] of sidesOfMixedLines(text)) collected.addCard([name], { term, definition });
  const mixed = { decks: collected.all(), table, notes: ofLines, isMixed: true };
  return cardCount(mixed) > cardCount(reading) ? mixed : reading;
}

function isChosen({ cellSeparator, recordSeparator, quotes, roles }: TableChoices): boolean {
  return [cellSeparator, recordSeparator, quotes, roles].some((choice) => choice !== undefined);
}

function cardCount({ decks }: Pick<ListReading, "decks">): number {
  return decks.reduce((sum, { cards }) => sum + cards.length, 0);
}

/**
 * Paragraphs as cards, the first line as term and the other lines as definition, as a table with a tab between its cells; null unless there are several, and each has
 * two lines or more.
 */
function rowsOfParagraphs(text: string): string | null {
  const paragraphs = text
    // One break of Windows is two signs, and no empty line.
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0);
  if (paragraphs.length < 2 || paragraphs.some((lines) => lines.length < 2)) return null;
  return tableText(paragraphs.map(([term = "", ...definition]) => [term.trim(), definition.join("\n").trim()]));
}
