import { mediaNames } from "@recollect/domain/cards/card-media.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsInPortions } from "@recollect/domain/cards/cards-text.ts";
import { exchangeCard, type ExchangeCard } from "@recollect/domain/exchange/model.ts";
import { writeJson } from "@recollect/domain/exchange/text/json/own-json.ts";
import { markdownCards, markdownTitle } from "@recollect/domain/exchange/text/markdown/markdown.ts";
import { columnsFor, writeCsv, writeLines, writeTsv, type Columns } from "@recollect/domain/exchange/text/tables/write-table.ts";
import { setImmediate } from "node:timers/promises";

import { mayNameMedia } from "../../../media/media-uses.store.ts";
import type { DeckToExport, ExportFormat } from "./deck-to-export.ts";

/**
 * Number of characters of the cards' text that are read at a time: a deck may have 24 MB, and parsed values take many times as much. V8
 * keeps a text of up to 128 KB in its young generation, where it is freed soon.
 */
const portionLength = 48 * 1024;

/** The cards of a deck in portions; other requests run in between. */
export async function* cardPortions(cards: string): AsyncGenerator<Card[]> {
  for (const portion of cardsInPortions(cards, portionLength)) {
    yield portion;
    await setImmediate();
  }
}

/** A deck as a text of this format. */
export function deckPieces(deck: DeckToExport, format: Exclude<ExportFormat, "apkg">): AsyncGenerator<string> {
  if (format === "json") return jsonFile(deck);
  if (format === "md") return notes(deck);
  if (format === "txt") return linePieces(deck.cards);
  return tablePieces(deck.cards, tables[format]);
}

const tables = { csv: writeCsv, tsv: writeTsv } as const;

/** Cards as a table, as `write` writes it. */
export async function* tablePieces(cards: string, write: typeof writeCsv): AsyncGenerator<string> {
  const columns = await columnsOf(cards);
  let isBegin = true;
  for await (const portion of cardPortions(cards)) {
    yield write(portion.map(exchangeCard), columns, isBegin);
    isBegin = false;
  }
}

async function* linePieces(cards: string): AsyncGenerator<string> {
  for await (const portion of cardPortions(cards)) yield writeLines(portion.map(exchangeCard));
}

async function* notes({ title, description, cards }: DeckToExport): AsyncGenerator<string> {
  yield markdownTitle({ name: title, description });
  for await (const portion of cardPortions(cards)) yield markdownCards(portion.map(exchangeCard));
}

async function columnsOf(cards: string): Promise<Columns | undefined> {
  let columns: Columns | undefined;
  for await (const portion of cardPortions(cards)) columns = columnsFor(portion, columns);
  return columns;
}

async function* jsonFile({ title, description, folder = [], languages, cards }: DeckToExport): AsyncGenerator<string> {
  const whole = { name: title, folder, description, cards: holeFor(cards), ...(languages ? { languages } : {}) };
  yield* filled(writeJson([whole as never]), cards, (card) => withGuid(card as Card));
}

/** A card whose id is its GUID: by it the card is found again when the file is imported. */
function withGuid(card: Card): ExchangeCard {
  return exchangeCard({ ...card, guid: card.id });
}

/** As `JSON.stringify(whole, null, 1)` would write it, with the deck's cards as its `cards`. */
export function jsonPieces(whole: object, cards: string): AsyncGenerator<string> {
  return filled(JSON.stringify({ ...whole, cards: holeFor(cards) }, null, 1), cards);
}

/** A placeholder for the cards until they are written. */
function holeFor(cards: string): readonly unknown[] {
  return cards === "[]" ? [] : [hole];
}

const hole = { term: "", definition: "" };

/** Inside strings every quotation mark is escaped, so this occurs only in the place of the cards. */
const holeText = /"cards": \[\n( *)\{[^{}]*\}/;

async function* filled(text: string, cards: string, as: (card: unknown) => unknown = (card) => card): AsyncGenerator<string> {
  const at = holeText.exec(text);
  if (!at) return yield text;
  const indent = at[1] ?? "";
  yield text.slice(0, at.index + '"cards": ['.length);
  let isFirst = true;
  for await (const portion of cardPortions(cards)) {
    const lines = portion.map((card) => `\n${indent}${JSON.stringify(as(card), null, 1).replaceAll("\n", `\n${indent}`)}`);
    yield `${isFirst ? "" : ","}${lines.join(",")}`;
    isFirst = false;
  }
  yield text.slice(at.index + at[0].length);
}

/** The ids of the media in the deck's cards. */
export async function mediaIdsOf({ cards }: Pick<DeckToExport, "cards">): Promise<string[]> {
  const ids: string[] = [];
  if (!mayNameMedia(cards)) return ids;
  for await (const portion of cardPortions(cards))
    ids.push(...portion.flatMap((card) => Object.values(card).flatMap((side) => (typeof side === "string" ? mediaNames(side) : []))));
  return ids;
}
