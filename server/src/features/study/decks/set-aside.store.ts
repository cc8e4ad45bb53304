import { sql } from "kysely";

import type { Db, Tables } from "../../../store/tables.ts";

export type SetAsideRow = Pick<Tables["studyCards"], "deckOwnerId" | "deckId" | "cardId" | "isSuspended" | "buriedUntil">;

type SetAsideRequest = {
  uid: string;
  /** null: every deck */ deck: { ownerId: string; id: number } | null;
  /** ms since 1970 */ now: number;
};

/** The existing cards that the student suspended, or buried until after now; deck by deck. */
export async function setAsideRows(
  db: Db,
  request: SetAsideRequest,
  { limit, after }: { limit: number; after: number },
): Promise<SetAsideRow[]> {
  return ofStudent(db, request)
    .select(["deckOwnerId", "deckId", "cardId", "isSuspended", "buriedUntil"])
    .orderBy("deckOwnerId")
    .orderBy("deckId")
    .orderBy("isSuspended", "desc")
    .orderBy("cardId")
    .limit(limit)
    .offset(after)
    .execute();
}

export async function countSetAside(db: Db, request: SetAsideRequest): Promise<number> {
  const row = await ofStudent(db, request)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

function ofStudent(db: Db, { uid, deck, now }: SetAsideRequest) {
  const rows = db
    .selectFrom("studyCards")
    .where("userId", "=", uid)
    .where("isPresent", "=", 1)
    .where(sql<boolean>`("isSuspended" = 1 or "buriedUntil" > ${now})`);
  return deck === null ? rows : rows.where("deckOwnerId", "=", deck.ownerId).where("deckId", "=", deck.id);
}
