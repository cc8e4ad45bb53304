import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { lots, NEW_DECKS } from "@recollect/domain/library/new-decks.ts";
import { sql, type RawBuilder } from "kysely";

import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { isOfStanding } from "./standing.store.ts";

type On = { db: Db; kind: Store["kind"] };

const newLot: Readonly<Record<Store["kind"], RawBuilder<number>>> = {
  sqlite: sql`(random() & ${sql.lit(lots - 1)})`,
  postgres: sql`floor(random() * ${sql.lit(lots)})::bigint`,
};

/**
 * Enters a deck that was listed as its author's new one, unless a newer one of the author is: so many decks have no more turns than one. An author keeps the
 * lot until the night: nobody draws until it is a good one. A deck's id is the time at which it was made, which is when its author is looked at.
 */
export async function enterNewDeck({ db, kind }: On, ownerId: string, id: number): Promise<void> {
  if (isTutorialId(id)) return;
  await sql`insert into "newDecks" ("ownerId", "deckId", "lot")
    select "users"."id", ${sql.lit(id)}, case when ${isOfStanding(id)} then ${newLot[kind]} end from "users" where "users"."id" = ${ownerId}
    on conflict ("ownerId") do update set "deckId" = excluded."deckId", "lot" = coalesce("newDecks"."lot", excluded."lot")
    where "newDecks"."deckId" < excluded."deckId"`.execute(db);
}

/** Authors in one transaction of the night: others write between two of them. */
const authorsAtOnce = 200;

/**
 * Forgets decks that are no longer new, and draws the lots of the others anew, of the authors after `after`. Returns the last of them; null at the end.
 */
export async function drawLots({ db, kind }: On, after: string, now: number): Promise<string | null> {
  const rows = await db
    .selectFrom("newDecks")
    .select(["ownerId", "deckId"])
    .where("ownerId", ">", after)
    .orderBy("ownerId")
    .limit(authorsAtOnce)
    .forUpdate()
    .execute();
  const isNew = (row: { deckId: number }) => row.deckId >= now - NEW_DECKS.newMs;
  const [newest, former] = [rows.filter(isNew), rows.filter((row) => !isNew(row))].map((some) => some.map(({ ownerId }) => ownerId));
  if (former && former.length > 0) await db.deleteFrom("newDecks").where("ownerId", "in", former).execute();
  if (newest && newest.length > 0)
    await sql`update "newDecks" set "lot" = case when exists (
        select 1 from "users" where "users"."id" = "newDecks"."ownerId" and ${isOfStanding(now)}
      ) then ${newLot[kind]} end where "ownerId" in (${sql.join(newest)})`.execute(db);
  return rows.length < authorsAtOnce ? null : (rows.at(-1)?.ownerId ?? null);
}
