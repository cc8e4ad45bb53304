import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { isTutorialId } from "@recollect/domain/decks/deck-ids.ts";
import { WORTH } from "@recollect/domain/library/deck-worth.ts";
import { sql, type RawBuilder } from "kysely";

import { isListedDeck } from "../../../access/deck-conditions.store.ts";
import { isOfStanding } from "../../../library-index/standing.store.ts";
import type { Db } from "../../../store/tables.ts";

type Key = { ownerId: string; id: number };
export type WorthRow = { saved: number; studying: number; thanks: number; isThanked: 0 | 1; isCoAuthor: 0 | 1; correctedAt: number | null };

/** The owner of a listed deck; null for any other deck, and for one that never existed. */
export async function findListedOwner(db: Db, id: number): Promise<string | null> {
  return (await listedOwner(db, id).executeTakeFirst())?.ownerId ?? null;
}

/** By the index of ids, which are unique except for the tutorials': of these, only the official account's are listed. */
export function listedOwner(db: Db, id: number) {
  const listed = db.selectFrom("decks").select("ownerId").where("id", "=", id).where(isListedDeck);
  return isTutorialId(id) ? listed.where("ownerId", "=", OFFICIAL_UID) : listed.where("id", ">", sql.lit(1));
}

/** For more thanks than these it is not looked up whether they count. */
const mostLookedAt = 2 * WORTH.mostCounted;

/** The numbers of one deck, its authors aside, none counted further than the limit. The reader's own thanks count always, those of others as `THANKS` says. */
export async function readWorth(db: Db, { ownerId, id }: Key, { uid, now }: { uid: string; now: number }): Promise<WorthRow> {
  const ofDeck = (table: string) => isOfDeck(table, { ownerId, id });
  const counted = (rows: RawBuilder<unknown>) =>
    sql`(select cast(count(*) as integer) from (select 1 from ${rows} limit ${WORTH.mostCounted}) as "counted")`;
  const coAuthors = coAuthorsOf({ ownerId, id });
  const isReader = isNoAuthor({ ownerId, id });
  const saved = sql`"deckMarks" where ${ofDeck("deckMarks")} and "savedAt" is not null and ${isReader}`;
  const studying = sql`"studyDecks" where ${ofDeck("studyDecks")} and ${isReader}`;
  const thanked = hasThanked({ ownerId, id });
  const thanks = sql`(${thanked} and "userId" <> ${uid} limit ${mostLookedAt}) as "thanking"
    inner join "users" on "users"."id" = "thanking"."userId"
    where ${isOfStanding(now)}`;
  const { rows } = await sql<WorthRow>`
    select ${counted(saved)} as "saved", ${counted(studying)} as "studying", ${counted(thanks)} as "thanks",
      case when exists (${thanked} and "userId" = ${uid}) then 1 else 0 end as "isThanked",
      case when ${uid} in (${coAuthors}) then 1 else 0 end as "isCoAuthor",
      (select max("decidedAt") from "cardSuggestions" where ${ofDeck("cardSuggestions")} and "decision" = 'accepted') as "correctedAt"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A query without a table has one row");
  return row;
}

function isOfDeck(table: string, { ownerId, id }: Key): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.deckOwnerId`)} = ${ownerId} and ${sql.ref(`${table}.deckId`)} = ${id}`;
}

function coAuthorsOf(deck: Key): RawBuilder<unknown> {
  return sql`select "userId" from "deckEditors" where ${isOfDeck("deckEditors", deck)} and "acceptedAt" is not null and "endedAt" is null`;
}

function isNoAuthor(deck: Key): RawBuilder<unknown> {
  return sql`"userId" <> ${deck.ownerId} and "userId" not in (${coAuthorsOf(deck)})`;
}

/** Who found the deck helpful, the authors aside, as a query for the column "userId". */
export function hasThanked(deck: Key): RawBuilder<unknown> {
  return sql`select "userId" from "deckMarks" where ${isOfDeck("deckMarks", deck)} and "thankedAt" is not null and ${isNoAuthor(deck)}`;
}

/** Sets when the student found the deck helpful, or null; the student's other marks on it stay. */
export async function setThanks(
  db: Db,
  place: { userId: string; deckOwnerId: string; deckId: number },
  thankedAt: number | null,
): Promise<void> {
  await db
    .insertInto("deckMarks")
    .values({ ...place, savedAt: null, starredAt: null, removedAt: null, thankedAt })
    .onConflict((conflict) => conflict.columns(["userId", "deckOwnerId", "deckId"]).doUpdateSet({ thankedAt }))
    .execute();
}
