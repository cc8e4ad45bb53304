import { fieldsOfRecord } from "../../cards/card-fields.ts";
import { languagesIn } from "../../decks/languages/languages.ts";
import { createNotes, isImportNote, type ImportNote } from "../import-notes.ts";
import type { ExchangeDeck } from "../model.ts";
import type { ImportTitles } from "../import-titles.ts";
import { splitLargeDecks } from "../split-decks.ts";
import { createDeckCollector } from "../deck-collector.ts";

const format = "recollect-cards";

/** The beginning of each text that `writeSentCards` writes. */
const begins = /^\{"format":"recollect-cards",/;

/** Decks that were read in the browser, with the notes about what was changed or left out of their text. */
export type SentCards = { decks: readonly ExchangeDeck[]; notes: readonly ImportNote[] };

/** Cards that the browser read from a text, as the JSON that it sends to be imported. */
export function writeSentCards({ decks, notes }: SentCards): string {
  return JSON.stringify({ format, version: 1, notes, decks });
}

/** Whether a text was written by `writeSentCards`. */
export function areSentCards(text: string): boolean {
  return begins.test(text);
}

/**
 * The decks and notes of a text that `writeSentCards` wrote; empty decks for JSON without any. The sender is not trusted: each card is
 * checked and cleaned like one that is read from a file. Throws a `SyntaxError` for a text that is not JSON.
 */
export function readSentCards(text: string, name: string, titles?: ImportTitles): SentCards {
  const notes = createNotes();
  const collector = createDeckCollector(notes);
  const sentRecord = recordIn(JSON.parse(text));
  for (const value of listIn(sentRecord.decks)) {
    const deck = recordIn(value);
    const folder = listIn(deck.folder).filter((level) => typeof level === "string");
    const path = [...folder, textIn(deck.name).trim() || name];
    // Two decks with the same name stay two decks.
    collector.begin(path);
    if (textIn(deck.description) !== "") collector.describe(path, textIn(deck.description));
    const languages = languagesIn(deck.languages);
    if (languages) collector.speak(path, languages);
    for (const card of listIn(deck.cards)) addCard(path, recordIn(card));
  }
  const decks = splitLargeDecks(collector.all(), notes, titles);
  return { decks, notes: [...listIn(sentRecord.notes).filter(isImportNote), ...notes.all()] };

  function addCard(path: readonly string[], card: Record<string, unknown>): void {
    collector.addCard(path, { ...fieldsOfRecord(card), guid: textIn(card.guid) });
  }
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
