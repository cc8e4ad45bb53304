import { cardFields, type CardContent } from "../../../cards/card.ts";
import { createNotes, type ImportNote } from "../../import-notes.ts";
import { createDeckCollector } from "../../deck-collector.ts";
import type { ExchangeCard } from "../../model.ts";
import { sidesOfMixedLines } from "./mixed-lines.ts";
import { readTable } from "./table.ts";

export type CardsOfLines = {
  cards: CardContent[];
  /** what is changed or left out, such as one-sided lines */
  notes: readonly ImportNote[];
  /** the separator between the sides, chosen or guessed; null if each line has its own */
  separator: string | null;
};

/**
 * The cards of lines, such as from a spreadsheet or a Quizlet export. Without a separator the best one is guessed; if that would leave out
 * more than a fifth of the lines, each line is separated by a sign of its own.
 */
export function cardsOfLines(text: string, separator: string | null): CardsOfLines {
  const table = cardsOfTable(text, separator);
  const leftOutCount = table.notes.find(({ what }) => what === "incomplete")?.count ?? 0;
  if (separator !== null || leftOutCount * 5 <= table.cards.length + leftOutCount) return table;
  const mixed = cardsOfMixedLines(text);
  return mixed.cards.length > table.cards.length ? mixed : table;
}

function cardsOfTable(text: string, separator: string | null): CardsOfLines {
  const notes = createNotes();
  const choices = { hasHeader: false, ...(separator !== null && { cellSeparator: separator }) };
  const { decks, table } = readTable(text, { name: "", notes, readHtml: (html) => html, choices });
  return { cards: decks.flatMap((deck) => deck.cards.map(contentOfLine)), notes: notes.all(), separator: table.cellSeparator };
}

function cardsOfMixedLines(text: string): CardsOfLines {
  const notes = createNotes();
  const decks = createDeckCollector(notes);
  for (const [term, definition] of sidesOfMixedLines(text)) decks.addCard([], { term, definition });
  return { cards: decks.all().flatMap((deck) => deck.cards.map(contentOfLine)), notes: notes.all(), separator: null };
}

/** Appends columns that are no field of a card to its definition, so that nothing is lost. */
function contentOfLine(line: ExchangeCard): CardContent {
  const { term, definition, guid: _guid, ...others } = line;
  const cardFieldEntries = Object.entries(others).filter(([name]) => Object.hasOwn(cardFields, name));
  const unknown = Object.entries(others).filter(([name, value]) => !Object.hasOwn(cardFields, name) && typeof value === "string");
  return {
    ...Object.fromEntries(cardFieldEntries),
    term,
    definition: [definition, ...unknown.map(([, value]) => String(value))].join("\n").trim(),
  };
}
