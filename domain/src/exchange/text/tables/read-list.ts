import { createDeckCollector } from "../../deck-collector.ts";
import type { Notes } from "../../import-notes.ts";
import type { ExchangeDeck } from "../../model.ts";
import { sidesOfMixedLines } from "./mixed-lines.ts";
import { rowsOfMarkdownTable } from "./markdown-rows.ts";
import { withoutNumbering } from "./numbering.ts";
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
 * A table, or a list that somebody wrote or copied. Of a table of Markdown the heading and the bars around the rows are left out. The numbers of its lines are removed if all are numbered in order, and no card is lost by it. If the
 * best separator would leave out more than a fifth of the lines, and none was chosen, each line is separated by a sign of its own.
 */
export function readList(text: string, request: ListRequest): ListReading {
  const table = isChosen(request.choices) ? null : rowsOfMarkdownTable(text);
  if (table !== null) {
    const rows = readLines(table.rows, request);
    rows.notes.add("headings", table.heading);
    return rows;
  }
  const reading = readLines(text, request);
  const unnumbered = withoutNumbering(text);
  if (unnumbered === null) return reading;
  const withoutNumbers = readLines(unnumbered, request);
  if (cardCount(withoutNumbers) < Math.max(1, cardCount(reading))) return reading;
  withoutNumbers.notes.add("numbers-removed", "", unnumbered.split("\n").length);
  return withoutNumbers;
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
