import { THANKS } from "@recollect/domain/library/deck-worth.ts";
import { helpfulness, HELPFULNESS } from "@recollect/domain/library/helpfulness.ts";
import { sql } from "kysely";

import { noteChange } from "../../../library-index/note-change.store.ts";
import { countedStudyDays, isOfStanding } from "../../../library-index/standing.store.ts";
import type { Db } from "../../../store/tables.ts";
import { hasThanked } from "./worth.store.ts";

type Key = { ownerId: string; id: number };
type PersonRow = { joinedAt: number; studyDays: number; thankedDecks: number };

/** Locks the deck's row in the Library, so that two who are thankful at the same time are both counted. */
export async function lockListed(db: Db, { ownerId, id }: Key): Promise<void> {
  await db.selectFrom("library").select("id").where("id", "=", id).where("ownerId", "=", ownerId).forUpdate().execute();
}

/** Counts anew how helpful the deck is, and stores it. Returns whether it is another number than before; then pages are not what they were. */
export async function renewHelpfulness(db: Db, { ownerId, id }: Key, now: number): Promise<boolean> {
  const key = { ownerId, deckId: id };
  const former = await db
    .selectFrom("deckWorth")
    .select("worth")
    .where("ownerId", "=", ownerId)
    .where("deckId", "=", id)
    .executeTakeFirst();
  const worth = helpfulness(await readThankful(db, { ownerId, id }, now), now);
  if (worth === (former?.worth ?? 0)) return false;
  if (worth === 0) await db.deleteFrom("deckWorth").where("ownerId", "=", ownerId).where("deckId", "=", id).execute();
  else
    await db
      .insertInto("deckWorth")
      .values({ ...key, worth })
      .onConflict((conflict) => conflict.columns(["ownerId", "deckId"]).doUpdateSet({ worth }))
      .execute();
  await noteChange(db);
  return true;
}

/** Those whose profiles are oldest: people who came since can't take the places of those who were there. */
async function readThankful(db: Db, { ownerId, id }: Key, now: number): Promise<PersonRow[]> {
  const { mostThanksCounted, mostPeople, mostLookedAt } = HELPFULNESS;
  const { rows } = await sql<PersonRow>`
    select "users"."setupDate" as "joinedAt", ${countedStudyDays} as "studyDays",
      (select cast(count(*) as integer) from (
        select 1 from "deckMarks" as "thanks" where "thanks"."userId" = "users"."id" and "thanks"."thankedAt" is not null limit ${mostThanksCounted}
      ) as "counted") as "thankedDecks"
    from (
      select "userId" from (${hasThanked({ ownerId, id })} limit ${mostLookedAt}) as "all" inner join "users" as "one" on "one"."id" = "all"."userId"
      where "one"."suspendedAt" is null and "one"."setupDate" <= ${now - THANKS.leastAgeMs} order by "one"."setupDate", "one"."id" limit ${mostPeople}
    ) as "thanking"
    inner join "users" on "users"."id" = "thanking"."userId"
    where ${isOfStanding(now)}
  `.execute(db);
  return rows;
}
