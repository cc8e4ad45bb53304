import { readSitting, sittingText } from "@recollect/domain/practice/learn/read-sitting.ts";
import type { LearnSitting } from "@recollect/domain/practice/learn/sitting.ts";

import type { Db } from "../../store/tables.ts";
import type { LearnSittingsTable } from "./learn.tables.ts";

type OfDeck = Pick<LearnSittingsTable, "userId" | "deckOwnerId" | "deckId">;

/** A student's sittings beyond this number are deleted, the oldest first. */
export const mostSittings = 200;

/** The student's sitting with a deck; null if there is none. */
export async function findSitting(db: Db, { userId, deckOwnerId, deckId }: OfDeck): Promise<LearnSitting | null> {
  const row = await db
    .selectFrom("learnSittings")
    .select("sitting")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .executeTakeFirst();
  return row ? readSitting(row.sitting) : null;
}

export async function saveSitting(db: Db, deck: OfDeck, sitting: LearnSitting, changedAt: number): Promise<void> {
  const text = sittingText(sitting);
  await db
    .insertInto("learnSittings")
    .values({ ...deck, sitting: text, changedAt })
    .onConflict((conflict) => conflict.columns(["userId", "deckOwnerId", "deckId"]).doUpdateSet({ sitting: text, changedAt }))
    .execute();
  await forgetOldest(db, deck.userId);
}

async function forgetOldest(db: Db, userId: string): Promise<void> {
  const surplus = await db
    .selectFrom("learnSittings")
    .select(["deckOwnerId", "deckId"])
    .where("userId", "=", userId)
    .orderBy("changedAt", "desc")
    .orderBy("deckId")
    .offset(mostSittings)
    .limit(100)
    .execute();
  for (const { deckOwnerId, deckId } of surplus)
    await db
      .deleteFrom("learnSittings")
      .where("userId", "=", userId)
      .where("deckOwnerId", "=", deckOwnerId)
      .where("deckId", "=", deckId)
      .execute();
}
