import type { Card } from "@recollect/domain/cards/card.ts";
import type { DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { listedAtMost, type FollowedChanges } from "@recollect/domain/decks/following/following.ts";
import { mergeDecks } from "@recollect/domain/decks/following/merge-decks.ts";
import { editsAtMost, ownEdits, ownEditsOf, type AuthorCard, type OwnEdit } from "@recollect/domain/decks/following/own-edits.ts";
import { cardsLeft, leftHere, toRemember, withMyIds } from "@recollect/domain/decks/following/taken-deck.ts";

import { createCardIds } from "../saving/card-ids.ts";
import { packBaseSync, unpackBaseSync } from "../taken/packed-base.ts";

type DeckText = { title: string; description: string; /** as JSON text */ cards: string };

/** A merge, as it is sent to a thread: cards stay texts until they are there. */
export type MergeWork = {
  /** `edits` looks for what the follower changed, `card` for one card of the author's: they need no more than the three decks */
  kind: "look" | "take" | "edits" | "card";
  /** packed */
  base: Uint8Array;
  /** whether the author's deck is the base: there are no changes then */
  isTaken: boolean;
  mine: DeckText & { revision: number };
  theirs: DeckText;
  /** ids of my cards that I have studied */
  studied: readonly string[];
  theirsFor: readonly string[];
  wanted: readonly string[];
  /** of mine, for `card` */
  cardId: string;
};

export type MergeResult =
  /** `listed` is the beginning of the changes, as JSON text */
  | { kind: "look"; changeCount: number; listed: string; unlisted: number; left: readonly string[] }
  | { kind: "take"; patch: DeckPatch; base: Uint8Array }
  | { kind: "edits"; edits: OwnEdit[]; unlisted: number }
  | { kind: "card"; found: Pick<AuthorCard, "cardId" | "edits"> | null };

const newCardId = createCardIds();

/** Merges the author's deck into mine. Of 10,000 cards this takes a few hundred milliseconds. */
export function merge({ kind, base, isTaken, mine, theirs, studied, theirsFor, wanted, cardId }: MergeWork): MergeResult {
  const taken = unpackBaseSync(base);
  const here = { ...mine, cards: JSON.parse(mine.cards) as Card[] };
  const there = { ...theirs, cards: JSON.parse(theirs.cards) as Card[] };
  if (kind === "edits") {
    const all = ownEdits(taken, here, there);
    return { kind, edits: all.slice(0, editsAtMost), unlisted: Math.max(0, all.length - editsAtMost) };
  }
  if (kind === "card") return { kind, found: ownEditsOf(cardId, taken, here, there) };
  if (kind === "look" && isTaken) return { kind, changeCount: 0, listed: "[]", unlisted: 0, left: leftHere(taken, there, here) };
  const next = withMyIds(taken, there, newCardId);
  const isStudied = new Set(studied);
  const { patch, changes } = mergeDecks({
    base: taken,
    left: cardsLeft(taken),
    mine: here,
    theirs: next,
    isStudied: (id) => isStudied.has(id),
    theirsFor: new Set(theirsFor),
    wanted: new Set(wanted),
  });
  if (kind === "take") return { kind, patch, base: packBaseSync(toRemember(next, patch)) };
  return { kind, changeCount: changes.length, ...listedOf(changes), left: leftHere(taken, there, here) };
}

/** As many changes as fit into a reply, those that need a decision first. */
function listedOf(changes: FollowedChanges["changes"]): { listed: string; unlisted: number } {
  const asking = (change: FollowedChanges["changes"][number]) =>
    change.kind === "text" ? change.clashes : change.kind === "changed" && change.clashes.length > 0;
  const inOrder = [...changes.filter(asking), ...changes.filter((change) => !asking(change))];
  const texts: string[] = [];
  let length = 0;
  for (const change of inOrder) {
    const text = JSON.stringify(change);
    length += text.length;
    if (length > listedAtMost && texts.length > 0) break;
    texts.push(text);
  }
  return { listed: `[${texts.join(",")}]`, unlisted: inOrder.length - texts.length };
}
