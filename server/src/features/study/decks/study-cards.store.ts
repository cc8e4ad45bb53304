import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";
import { deckKeyOf, type Entry } from "@recollect/domain/study/log/entry.ts";
import { shuffleKeyOf } from "@recollect/domain/study/schedule/review-order.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import type { DeckPlace } from "./deck-place.ts";

export type CardPlace = DeckPlace & { userId: string; cardId: string };

/** The last of a card's entries in log order. */
export type Last = Pick<Entry, "at" | "id">;

const select = precompiled((db, { userId, deckOwnerId, deckId, cardId }: CardPlace) =>
  db
    .selectFrom("studyCards")
    .select(["state", "isSuspended", "buriedUntil", "lastAt", "lastId"])
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .where("cardId", "=", cardId),
);

const upsert = precompiled((db, row: Tables["studyCards"]) => {
  const { stage, due, scheduledDays, isSuspended, buriedUntil, isPresent, lastAt, lastId, state, shuffleKey } = row;
  const derived = { stage, due, scheduledDays, isSuspended, buriedUntil, isPresent, lastAt, lastId, state };
  return db
    .insertInto("studyCards")
    .values({ userId: row.userId, deckOwnerId: row.deckOwnerId, deckId: row.deckId, cardId: row.cardId, shuffleKey, ...derived })
    .onConflict((conflict) => conflict.columns(["userId", "deckOwnerId", "deckId", "cardId"]).doUpdateSet(derived));
});

/** The state of a card; null if the log has no entry of it. */
export async function findStudyCard(db: Db, place: CardPlace): Promise<{ progress: Progress; last: Last } | null> {
  const row = (await select(db, place)).rows[0];
  return row ? { progress: progressOf(row), last: { at: row.lastAt, id: row.lastId } } : null;
}

/** A card's state after its log. */
type DerivedCard = { progress: Progress; last: Last; isPresent: boolean };

export async function saveStudyCard(db: Db, place: CardPlace, card: DerivedCard): Promise<void> {
  await upsert(db, rowOf(place, card));
}

/** Inserts many cards in one statement; at most 500, because databases limit its parameters. None may exist already. */
export async function addStudyCards(db: Db, cards: readonly (readonly [CardPlace, DerivedCard])[]): Promise<void> {
  await db
    .insertInto("studyCards")
    .values(cards.map(([place, card]) => rowOf(place, card)))
    .execute();
}

const selectAny = precompiled((db, { userId, deckOwnerId, deckId }: Omit<CardPlace, "cardId">) =>
  db
    .selectFrom("studyCards")
    .select("cardId")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .limit(1),
);

/** Whether the student's log has entries of the deck. */
export async function hasBegun(db: Db, deck: Omit<CardPlace, "cardId">): Promise<boolean> {
  return (await selectAny(db, deck)).rows.length > 0;
}

/** The prompts of a deck that are in the student's log. */
export async function knownPrompts(db: Db, { userId, deckOwnerId, deckId }: Omit<CardPlace, "cardId">): Promise<ReadonlySet<string>> {
  const of = db.selectFrom("studyCards").select("cardId").where("userId", "=", userId);
  const rows = await of.where("deckOwnerId", "=", deckOwnerId).where("deckId", "=", deckId).execute();
  return new Set(rows.map(({ cardId }) => cardId));
}

function rowOf(place: CardPlace, { progress, last, isPresent }: DerivedCard): Tables["studyCards"] {
  return {
    ...place,
    stage: progress.card.stage,
    due: progress.card.due,
    scheduledDays: progress.card.scheduledDays,
    isSuspended: progress.isSuspended ? 1 : 0,
    buriedUntil: progress.buriedUntil,
    isPresent: isPresent ? 1 : 0,
    lastAt: last.at,
    lastId: last.id,
    state: JSON.stringify(progress.card),
    shuffleKey: shuffleKeyOf({ deckKey: deckKeyOf(place.deckOwnerId, place.deckId), cardId: place.cardId }),
  };
}

export function progressOf(row: Pick<Tables["studyCards"], "state" | "isSuspended" | "buriedUntil">): Progress {
  return { card: JSON.parse(row.state) as CardState, isSuspended: row.isSuspended === 1, buriedUntil: row.buriedUntil };
}
