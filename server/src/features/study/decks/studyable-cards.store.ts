import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from "kysely";

import type { Db, Tables } from "../../../store/tables.ts";

/** Cards that exist and are not suspended. A literal instead of parameters, so that the partial indexes of these cards are used. */
export const canBeStudied: RawBuilder<SqlBool> = sql`"isPresent" = 1 and "isSuspended" = 0`;

/** Cards that are not buried at `now` (ms since 1970). */
export function notBuried(now: number): RawBuilder<SqlBool> {
  return sql`("buriedUntil" is null or "buriedUntil" <= ${now})`;
}

/** A studied card, with all columns of its state. */
export type StudiedRow = Pick<Tables["studyCards"], "deckOwnerId" | "deckId" | "cardId" | "state" | "isSuspended" | "buriedUntil">;

type Key = Pick<Tables["studyCards"], "userId" | "deckOwnerId" | "deckId" | "cardId">;

/** The rows of the selected cards: the selection uses only an index, however many cards it looks at. */
export function rowsOf(db: Db, selection: SelectQueryBuilder<Tables, "studyCards", Key>) {
  return db
    .selectFrom(selection.as("picked"))
    .innerJoin("studyCards", (join) =>
      join
        .onRef("studyCards.userId", "=", "picked.userId")
        .onRef("studyCards.deckOwnerId", "=", "picked.deckOwnerId")
        .onRef("studyCards.deckId", "=", "picked.deckId")
        .onRef("studyCards.cardId", "=", "picked.cardId"),
    )
    .select(["studyCards.deckOwnerId", "studyCards.deckId", "studyCards.cardId", "state", "isSuspended", "buriedUntil"]);
}
