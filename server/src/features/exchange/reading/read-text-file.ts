import { open } from "node:fs/promises";

import { dollarsOfCardsAsFormulas } from "@recollect/domain/cards/dollar-formulas.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { htmlToText, type HtmlLoss } from "@recollect/domain/exchange/html/html-to-text.ts";
import { createNotes, type ImportNote } from "@recollect/domain/exchange/import-notes.ts";
import type { ImportTitles } from "@recollect/domain/exchange/import-titles.ts";
import type { ExchangeCard, ExchangeDeck } from "@recollect/domain/exchange/model.ts";
import { areSentCards, readSentCards, type SentCards } from "@recollect/domain/exchange/text/sent-cards.ts";
import { detectEncoding } from "@recollect/domain/exchange/text/encoding.ts";
import { readText } from "@recollect/domain/exchange/text/read-text.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";

import { IMPORT } from "./untrusted/limits.ts";
import { parseHtml } from "./untrusted/parse-html.ts";
import type { ReadCard, ReadDeck, ReadPackage } from "./package/read-package.ts";

/**
 * Reads a text file as it is, or the cards that the browser read from one. Throws `import/unknown-format` for a file that is no text,
 * `import/text-too-large`, `import/too-many-cards`, `import/not-json`, `import/not-kvtml`, `import/too-many-lines`, and `import/empty` for a text without cards.
 */
export async function readTextFile(path: string, name: string, titles?: ImportTitles): Promise<ReadPackage> {
  const text = await textOf(path);
  const { decks, notes } = areSentCards(text) ? sentCards(text, name, titles) : cardsOfText(text, name, titles);
  const count = decks.reduce((sum, deck) => sum + deck.cards.length, 0);
  if (count > IMPORT.maxCards) throw new AppError("import/too-many-cards");
  if (count === 0) throw new AppError("import/empty");
  return { decks: decks.map(readDeck), notes, media: new Map() };
}

async function textOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > IMPORT.maxSentCardsBytes) throw new AppError("import/unknown-format");
    const bytes = await file.readFile();
    const text = new TextDecoder(detectEncoding(bytes)).decode(bytes);
    if (!isText(text)) throw new AppError("import/unknown-format");
    if (size > IMPORT.maxTextBytes && !areSentCards(text)) throw new AppError("import/text-too-large");
    return text;
  } finally {
    await file.close();
  }
}

/** How many characters at the beginning of a file show whether it is a text. */
const mostLooked = 64 * 1024;

/** The beginnings of files that are mostly readable, but are no texts. */
const otherFiles = ["SQLite format 3", "%PDF-", "Rar!"];

/** Whether nearly all characters at the beginning are those of texts: most other files hold many control characters. */
function isText(text: string): boolean {
  if (otherFiles.some((beginning) => text.startsWith(beginning))) return false;
  const beginning = text.slice(0, mostLooked);
  const strange = beginning.match(/[^\P{Cc}\t\n\v\f\r]|\ufffd/gu)?.length ?? 0;
  return strange <= Math.max(2, beginning.length / 50);
}

function sentCards(text: string, name: string, titles?: ImportTitles): SentCards {
  try {
    return readSentCards(text, name, titles);
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError("import/not-json", { cause: error });
    throw error;
  }
}

/** As the browser reads it by default: text between dollar signs becomes formulas, except in our own JSON, which writes formulas as such. */
function cardsOfText(text: string, fileName: string, titles?: ImportTitles): SentCards {
  const notes = createNotes();
  const reading = readText(text, { fileName, readHtml, titles });
  if (reading.isOwn) return reading;
  const decks = reading.decks.map((deck): ExchangeDeck => {
    const { cards, changedCount } = dollarsOfCardsAsFormulas(deck.cards);
    if (changedCount > 0) notes.add("dollar-formulas", deck.name, changedCount);
    return { ...deck, cards };
  });
  return { decks, notes: [...reading.notes, ...notes.all()] satisfies ImportNote[] };
}

/** HTML in a text file; media are on no card, because the file holds none. */
function readHtml(html: string, onLoss: (loss: HtmlLoss) => void = () => {}): string {
  return htmlToText(parseHtml(html), { media: (_source, alt) => alt, onLoss });
}

function readDeck({ name, folder, description, cards, languages }: ExchangeDeck): ReadDeck {
  return { name, folder, description, ...(languages ? { languages } : {}), cards: cards.map(readCard) };
}

function readCard({ guid, ...card }: ExchangeCard): ReadCard {
  const prompts = promptsOf({ id: "", ...card }).length;
  return { card, guid: guid ?? null, ord: 0, noteTypeId: ownNoteTypes.oneWay.id, progress: [], prompts };
}
