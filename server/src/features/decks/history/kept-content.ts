import { cardsText } from "@recollect/domain/cards/cards-text.ts";
import type { Ends } from "@recollect/domain/decks/history/identical-ends.ts";
import { deltaTo, type VersionContent, type VersionDelta } from "@recollect/domain/decks/history/version-delta.ts";

import { packed, type Content } from "./version-compression.ts";

/** Number of revisions from one that is stored whole to the next, so that reading any of them needs few deltas. */
const revisionsBetweenWhole = 64;

/** The largest delta that is stored: beyond it a compressed version is hardly larger. */
export const longestDelta = 32 * 1024;

/** A delta is uncompressed JSON text; compressed data never begins with a brace. */
const deltaFirstByte = 0x7b;

type Version = { revision: number; content: Content; cards: VersionContent["cards"]; /** with the version after it */ ends: Ends };

/** What to store of a replaced version: the delta from its successor, or the whole if much changed. */
export function keptContent(
  { revision, content, cards, ends }: Version,
  next: VersionContent,
  whole: () => Uint8Array = () => packed(content),
): Uint8Array {
  if (revision % revisionsBetweenWhole === 0) return whole();
  const text = JSON.stringify(deltaTo({ title: content.title, description: content.description, cards }, next, ends));
  const isShort = text.length <= Math.min(longestDelta, content.cards.length / 4 + 512);
  return isShort ? Buffer.from(text) : whole();
}

/** The stored content as a delta; null if it is whole. */
export function deltaIn(content: Uint8Array): VersionDelta | null {
  return content[0] === deltaFirstByte ? (JSON.parse(Buffer.from(content).toString("utf8")) as VersionDelta) : null;
}

/** Its compressed form, for when its successors are deleted. */
export function packedWhole({ title, description, cards }: VersionContent): Uint8Array {
  return packed({ title, description, cards: cardsText(cards) });
}
