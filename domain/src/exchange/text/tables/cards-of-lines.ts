import { cardFields, type CardContent } from "../../../cards/card.ts";
import { createNotes, type ImportNote } from "../../import-notes.ts";
import type { ExchangeCard } from "../../model.ts";
import { readList } from "./read-list.ts";

export type CardsOfLines = {
  cards: CardContent[];
  /** what is changed or left out, such as one-sided lines */
  notes: readonly ImportNote[];
  /** the separator between the sides, chosen or guessed; null if each line has its own */
  separator: string | null;
};

/** The cards of lines, such as from a spreadsheet, a Quizlet export or a handwritten list. Without a separator the best way is guessed. */
export function cardsOfLines(text: string, separator: string | null): CardsOfLines {
  const choices = { hasHeader: false, ...(separator !== null && { cellSeparator: separator }) };
  const { decks, table, isMixed, notes } = readList(text, { name: "", newNotes: createNotes, readHtml: (html) => html, choices });
  const cards = decks.flatMap((deck) => deck.cards.map(contentOfLine));
  return { cards, notes: notes.all(), separator: isMixed ? null : table.cellSeparator };
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
