import type { Card } from "@recollect/domain/cards/card.ts";
import type { DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { listChanges, undecidedIn } from "@recollect/domain/decks/following/listed-changes.ts";
import { mergeDecks } from "@recollect/domain/decks/following/merge-decks.ts";
import { editsAtMost, ownEdits, ownEditsOf, type AuthorCard, type OwnEdit } from "@recollect/domain/decks/following/own-edits.ts";
import { cardsLeft, leftHere, toRemember, withMyIds, withUndecided } from "@recollect/domain/decks/following/taken-deck.ts";

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
  | { kind: "look"; changeCount: number; listed: string; unlisted: number; waiting: number; left: readonly string[] }
  /** `isWhole`: whether everything was taken or decided */
  | { kind: "take"; patch: DeckPatch; base: Uint8Array; isWhole: boolean }
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
  if (kind === "look" && isTaken)
    return { kind, changeCount: 0, listed: "[]", unlisted: 0, waiting: 0, left: leftHere(taken, there, here) };
  const next = withMyIds(taken, there, newCardId);
  const isStudied = new Set(studied);
  const choices = { theirsFor: new Set(theirsFor), wanted: new Set(wanted) };
  const { patch, changes } = mergeDecks({
    base: taken,
    left: cardsLeft(taken),
    mine: here,
    theirs: next,
    isStudied: (id) => isStudied.has(id),
    ...choices,
  });
  const { texts, unlisted, waiting } = listChanges(changes);
  if (kind === "take") {
    const undecided = undecidedIn(waiting, choices);
    const remembered = withUndecided(toRemember(next, patch), taken, undecided);
    return { kind, patch, base: packBaseSync(remembered), isWhole: undecided.length === 0 };
  }
  const listed = `[${texts.join(",")}]`;
  return { kind, changeCount: changes.length, listed, unlisted, waiting: waiting.length, left: leftHere(taken, there, here) };
}
