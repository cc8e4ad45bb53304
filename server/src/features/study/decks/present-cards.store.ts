import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";

import type { Db, Tables } from "../../../store/tables.ts";

/** Cards that are there and not suspended. Written out rather than as parameters, so that the indexes of such cards alone are found. */
export const mayBeStudied: RawBuilder<SqlBool> = sql`"isPresent" = 1 and "isSuspended" = 0`;

/** Cards that were not put away for the day, as of now (ms since 1970). */
export function notBuried(now: number): RawBuilder<SqlBool> {
  return sql`("buriedUntil" is null or "buriedUntil" <= ${now})`;
}

/** A card that was studied, with all that says where it stands. */
export type StudiedRow = Pick<Tables["studyCards"], "deckOwnerId" | "deckId" | "cardId" | "state" | "isSuspended" | "buriedUntil">;

type Key = Pick<Tables["studyCards"], "userId" | "deckOwnerId" | "deckId" | "cardId">;

/** The rows of the cards that were picked: the picking is done in an index alone, however many it has to choose from. */
export function rowsOf(db: Db, picked: SelectQueryBuilder<Tables, "studyCards", Key>) {
  return db
    .selectFrom(picked.as("picked"))
    .innerJoin("studyCards", (join) =>
      join
        .onRef("studyCards.userId", "=", "picked.userId")
        .onRef("studyCards.deckOwnerId", "=", "picked.deckOwnerId")
        .onRef("studyCards.deckId", "=", "picked.deckId")
        .onRef("studyCards.cardId", "=", "picked.cardId"),
    )
    .select(["studyCards.deckOwnerId", "studyCards.deckId", "studyCards.cardId", "state", "isSuspended", "buriedUntil"]);
}
