import type { Card } from "@recollect/domain/decks/deck.ts";
import { deckKeyOf } from "@recollect/domain/study/entry.ts";
import type { Candidate } from "@recollect/domain/study/queue.ts";
import { isAway } from "@recollect/domain/study/due.ts";
import { untouched } from "@recollect/domain/study/rebuild.ts";

import type { Db } from "../../store/tables.ts";
import type { DeckToStudy } from "./study-decks.store.ts";
import { progressOf } from "./study-cards.store.ts";

/** No more are looked at for one queue, whatever the backlog; the longest due come first. */
const mostCandidates = 1000;

type Asked = { uid: string; now: number; endsAt: number; /** the one deck, or null for all */ deck: DeckToStudy | null };

/** Cards that have been studied and come back before the day is over: those in their steps, or those that are remembered for days. */
export async function comingBack(
  db: Db,
  { uid, now, endsAt, deck }: Asked,
  stages: readonly ("learning" | "relearning" | "review")[],
  deckAt: ReadonlyMap<string, number>,
): Promise<Candidate[]> {
  let select = db
    .selectFrom("studyCards")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "studyCards.deckOwnerId").onRef("decks.id", "=", "studyCards.deckId"))
    .select(["deckOwnerId", "deckId", "cardId", "state", "isSuspended", "buriedUntil"])
    .where("userId", "=", uid)
    .where("due", "<", endsAt)
    .where("stage", "in", stages)
    .where("isPresent", "=", 1)
    .where("isSuspended", "=", 0)
    .where((eb) => eb.or([eb("buriedUntil", "is", null), eb("buriedUntil", "<=", now)]))
    .where((eb) => eb.or([eb("decks.ownerId", "=", uid), eb("decks.visibility", "in", ["Public", "Unlisted"])]));
  if (deck) select = select.where("deckOwnerId", "=", deck.ownerId).where("deckId", "=", deck.id);
  const rows = await select.orderBy("due").orderBy("cardId").limit(mostCandidates).execute();
  return rows.map((row) => {
    const deckKey = deckKeyOf(row.deckOwnerId, row.deckId);
    return { deckKey, cardId: row.cardId, deckAt: deckAt.get(deckKey) ?? 0, cardAt: 0, progress: progressOf(row) };
  });
}

/** The first new cards of a deck, in its order. */
export async function firstNewCards(
  db: Db,
  { uid, now, deck, deckAt, most }: { uid: string; now: number; deck: DeckToStudy; deckAt: number; most: number },
): Promise<Candidate[]> {
  const { ownerId, id, deckKey } = deck;
  const row = await db.selectFrom("decks").select("cards").where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  const touched = await db
    .selectFrom("studyCards")
    .select(["cardId", "state", "isSuspended", "buriedUntil"])
    .where("userId", "=", uid)
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .execute();
  const progress = new Map(touched.map((card) => [card.cardId, progressOf(card)]));
  const cards = row ? (JSON.parse(row.cards) as Card[]) : [];
  return cards
    .map((card, cardAt) => ({ deckKey, cardId: card.id, deckAt, cardAt, progress: progress.get(card.id) ?? untouched }))
    .filter((candidate) => candidate.progress.card.stage === "new" && !isAway(candidate.progress, now))
    .slice(0, most);
}
