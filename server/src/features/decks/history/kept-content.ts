import { cardsText } from "@recollect/domain/cards/cards-text.ts";
import type { Ends } from "@recollect/domain/decks/history/identical-ends.ts";
import { deltaTo, type VersionContent, type VersionDelta } from "@recollect/domain/decks/history/version-delta.ts";

import { packed, type Content } from "./packed.ts";

/** Every so many revisions one is kept whole, so that the way to any of them is short. */
const revisionsBetweenWhole = 64;

/** The longest way back that is kept: beyond it a compressed version takes hardly more. */
export const longestDelta = 32 * 1024;

/** A delta is JSON text, uncompressed; what is packed never begins with a brace. */
const deltaFirstByte = 0x7b;

type Version = { revision: number; content: Content; cards: VersionContent["cards"]; /** with the version after it */ ends: Ends };

/** What is kept of a version that another takes the place of: the way back from that one, or the whole of it when so much changed. */
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

/** A kept content as a delta; null for one that is whole. */
export function deltaIn(content: Uint8Array): VersionDelta | null {
  return content[0] === deltaFirstByte ? (JSON.parse(Buffer.from(content).toString("utf8")) as VersionDelta) : null;
}

/** As it is packed when the versions after it go. */
export function packedWhole({ title, description, cards }: VersionContent): Uint8Array {
  return packed({ title, description, cards: cardsText(cards) });
}
