import type { TagCounts } from "@recollect/domain/study/insights/known-by-tag.ts";
import { bestPart, partsOfDay, type BestPart, type PartOfDay } from "@recollect/domain/study/insights/parts-of-day.ts";

import { openDeck } from "../../../access/opened-decks.store.ts";
import type { Store } from "../../../store/store.ts";
import type { ProgressScope } from "../progress/progress.store.ts";
import { dayRules } from "../settings/study-day.store.ts";
import { knownByDeck, knownByTags, type DeckShare } from "./known-shares.ts";
import { leeches, type Leech } from "./leeches.ts";
import { reviewsByPart } from "./insights.store.ts";

/** A habit of last year says little about this one. */
const countedDays = 365;

/** What may help a student to learn better, for one deck or all. */
export type StudyInsights = {
  /** the last year's reviews by part of the day, and the part in which most is remembered, if the reviews tell; of these decks */
  day: { parts: PartOfDay[]; best: BestPart | null };
  /** by deck; empty for one deck */
  decks: DeckShare[];
  /** by tag of the one deck; empty for all decks */
  tags: TagCounts[];
  /** the cards forgotten most often, and how many more there are */
  leeches: Leech[];
  leechCount: number;
};

/** Throws `deck/not-found`. */
export async function studyInsights(
  store: Pick<Store, "read" | "kind">,
  request: { uid: string; deckId: number | null; now: number },
): Promise<StudyInsights> {
  const { uid, deckId, now } = request;
  const db = store.read;
  const { today } = await dayRules(db, uid, now);
  const deck = deckId === null ? null : await openDeck(db, uid, deckId);
  const scope: ProgressScope = { uid, deck: deck ? { deckOwnerId: deck.ownerId, deckId: deck.id } : null };
  const [counts, forgotten, decks, tags] = await Promise.all([
    reviewsByPart(db, scope, today - countedDays),
    leeches(store, scope),
    deck ? [] : knownByDeck(db, uid),
    deck ? knownByTags(db, uid, deck) : [],
  ]);
  const parts = partsOfDay(counts);
  return {
    day: { parts, best: bestPart(parts) },
    decks,
    tags,
    leeches: forgotten.leeches,
    leechCount: forgotten.total,
  };
}
