import { promisify } from "node:util";
import { constants, inflate, zstdCompress, zstdCompressSync, zstdDecompress } from "node:zlib";

import { cardsText, cardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { Ends } from "@recollect/domain/decks/history/identical-ends.ts";
import { deltaTo, type VersionContent, type VersionDelta } from "@recollect/domain/decks/history/version-delta.ts";
import { cardTexts } from "@recollect/domain/cards/card-fields.ts";
import { type Card, type CardContent, sameCard } from "@recollect/domain/cards/card.ts";
import type { DeckInput } from "@recollect/domain/decks/deck.ts";

import { turnAfter } from "../../../store/yield-while-parsing.ts";
import type { Db } from "../../../store/tables.ts";
import { findDeck, type DeckRow } from "../deck/decks.store.ts";

/** Texts up to this many characters fit into the small tables. */
const shortText = 32 * 1024;

/** The first byte of short decks that were compressed by zlib, as they were at first. */
const zlibFirstByte = 0x78;

/** Compressing up to this many characters takes less than a millisecond; longer texts are compressed in a thread. */
export const LONG_TEXT = 256 * 1024;

/** No deck is longer: a request has at most 24 MB. */
const maxOutputLength = 256 * 1024 * 1024;

/** Fast rather than small: cards of a deck are similar, and a tenth to a quarter is left either way. */
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize: 64 * 1024 };

/**
 * Tables of 32 KB, where zlib and zstd by default fill 256 KB: for a save with cold processor caches, that is most of the time. Measured
 * for 13,000 characters: 0.10 ms, 0.17 ms with zlib.
 */
const shortOptions = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_windowLog]: 15,
    [constants.ZSTD_c_hashLog]: 13,
    [constants.ZSTD_c_chainLog]: 13,
  },
  chunkSize: 8 * 1024,
};

export type Content = { title: string; description: string; /** as JSON text */ cards: string };

export function compressVersion(content: Content): Uint8Array {
  const text = textOf(content);
  return zstdCompressSync(text, text.length <= shortText ? shortOptions : zstdOptions);
}

/** As `compressVersion`, in a thread. */
export function compressInThread(content: Content): Promise<Uint8Array> {
  return promisify(zstdCompress)(textOf(content), zstdOptions);
}

/** The JSON text of an object with title, description and cards. */
export async function decompress(content: Uint8Array): Promise<string> {
  const unpack = content[0] === zlibFirstByte ? promisify(inflate) : promisify(zstdDecompress);
  return (await unpack(content, { maxOutputLength })).toString("utf8");
}

function textOf({ title, description, cards }: Content): string {
  return `{"title":${JSON.stringify(title)},"description":${JSON.stringify(description)},"cards":${cards}}`;
}

/** Number of revisions from one that is stored whole to the next, so that reading any of them needs few deltas. */
const revisionsBetweenWhole = 64;

/** The largest delta that is stored: beyond it a compressed version is hardly larger. */
export const longestDelta = 32 * 1024;

/** A delta is uncompressed JSON text; compressed data never begins with a brace. */
const deltaFirstByte = 0x7b;

type Version = { revision: number; content: Content; cards: VersionContent["cards"]; /** with the version after it */ ends: Ends };

/** What to store of a replaced version: the delta from its successor, or the whole if much changed. */
export function contentToStore(
  { revision, content, cards, ends }: Version,
  next: VersionContent,
  whole: () => Uint8Array = () => compressVersion(content),
): Uint8Array {
  if (revision % revisionsBetweenWhole === 0) return whole();
  const text = JSON.stringify(deltaTo({ title: content.title, description: content.description, cards }, next, ends));
  const isShort = text.length <= Math.min(longestDelta, content.cards.length / 4 + 512);
  return isShort ? Buffer.from(text) : whole();
}

/** The stored content as a delta; null if it is whole. */
export function parseDelta(content: Uint8Array): VersionDelta | null {
  return content[0] === deltaFirstByte ? (JSON.parse(Buffer.from(content).toString("utf8")) as VersionDelta) : null;
}

/** Its compressed form, for when its successors are deleted. */
export function compressWhole({ title, description, cards }: VersionContent): Uint8Array {
  return compressVersion({ title, description, cards: cardsText(cards) });
}

/** What a save has prepared before its transaction: the deck's parsed cards, and its content compressed if it may have to be stored whole. */
export type ReadAhead = { cards: readonly Card[]; packed: Uint8Array | undefined };

/**
 * Reads a long deck, and compresses it if much of it will be replaced, before the transaction that replaces it begins, so that others can
 * write meanwhile. The transaction uses the result if the row is still the same. For a short deck, recognized by its replacement, this is
 * skipped.
 */
export async function prepareDelta(
  db: Db,
  key: { ownerId: string; id: number },
  input: DeckInput,
): Promise<(before: DeckRow) => ReadAhead | null> {
  const deck = isLong(input) ? await findDeck(db, key) : null;
  if (!deck || deck.cards.length <= LONG_TEXT) return () => null;
  const cards = cardsIn(deck.cards);
  await turnAfter(deck.cards.length);
  return prepareFrom(deck, cards, input);
}

/** The same for a caller that has read the deck, and its cards. */
export async function prepareFrom(deck: DeckRow, cards: readonly Card[], input: DeckInput): Promise<(before: DeckRow) => ReadAhead | null> {
  if (deck.cards.length <= LONG_TEXT) return () => null;
  const packed = changesMuch(cards, input) ? await compressInThread(deck) : undefined;
  return (before) =>
    deck.cards === before.cards && deck.title === before.title && deck.description === before.description ? { cards, packed } : null;
}

function isLong({ cards }: DeckInput): boolean {
  let length = 0;
  for (const card of cards) {
    length += lengthOf(card);
    if (length > LONG_TEXT) return true;
  }
  return false;
}

function changesMuch(before: readonly Card[], { cards }: DeckInput): boolean {
  const later = new Map(cards.map((card) => [card.id, card]));
  let changedCount = 0;
  for (const card of before) {
    const other = later.get(card.id);
    if (!other || !sameCard(card, other)) changedCount += lengthOf(card);
    if (changedCount > longestDelta / 2) return true;
  }
  return false;
}

function lengthOf(card: CardContent): number {
  return cardTexts(card).reduce((length, text) => length + text.length, 0);
}
