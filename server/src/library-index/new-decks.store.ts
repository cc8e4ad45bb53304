import { randomInt } from "node:crypto";

import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { lots, NEW_DECKS } from "@recollect/domain/library/new-decks.ts";
import { sql } from "kysely";

import type { Db } from "../store/tables.ts";
import { isOfStanding } from "./standing.store.ts";

type NewDeck = { ownerId: string; id: number; /** ms since 1970 */ listedAt: number };

/**
 * Enters a deck that was listed. Of an author's new decks one is shown, so many decks have no more turns than one. All of them have one lot until the night:
 * nobody draws until it is a good one. A deck that was hidden and is listed again stays as new as it was.
 */
export async function enterNewDeck(db: Db, { ownerId, id, listedAt }: NewDeck): Promise<void> {
  if (isTutorialId(id)) return;
  await sql`insert into "newDecks" ("ownerId", "deckId", "listedAt", "lot")
    select "users"."id", ${sql.lit(id)}, ${sql.lit(listedAt)}, coalesce(
      (select max("lot") from "newDecks" where "newDecks"."ownerId" = "users"."id"),
      case when ${isOfStanding(listedAt)} then ${sql.lit(randomInt(lots))} end
    ) from "users" where "users"."id" = ${ownerId}
    on conflict ("ownerId", "deckId") do nothing`.execute(db);
  await sql`delete from "newDecks" where "ownerId" = ${ownerId} and "deckId" not in (
    select "deckId" from "newDecks" where "ownerId" = ${ownerId} order by "listedAt" desc, "deckId" desc limit ${NEW_DECKS.mostOfAuthor}
  )`.execute(db);
}

/** Authors in one transaction of the night: others write between two of them. */
const authorsAtOnce = 200;

/**
 * Forgets decks that are no longer new, and draws the lots of the others anew, of the authors after `after`. Returns the last of them; null at the end.
 */
export async function drawLots(db: Db, after: string, now: number): Promise<string | null> {
  const rows = await db
    .selectFrom("newDecks")
    .select("ownerId")
    .distinct()
    .where("ownerId", ">", after)
    .orderBy("ownerId")
    .limit(authorsAtOnce)
    .execute();
  const owners = rows.map(({ ownerId }) => ownerId);
  if (owners.length === 0) return null;
  await db
    .deleteFrom("newDecks")
    .where("ownerId", "in", owners)
    .where("listedAt", "<", now - NEW_DECKS.newMs)
    .execute();
  const counted = await db.selectFrom("users").select("id").where("id", "in", owners).where(isOfStanding(now)).execute();
  const lot =
    counted.length === 0
      ? sql`null`
      : sql`case "ownerId" ${sql.join(
          counted.map(({ id }) => sql`when ${id} then ${sql.lit(randomInt(lots))}`),
          sql` `,
        )} end`;
  await sql`update "newDecks" set "lot" = ${lot} where "ownerId" in (${sql.join(owners)})`.execute(db);
  return owners.length < authorsAtOnce ? null : (owners.at(-1) ?? null);
}
