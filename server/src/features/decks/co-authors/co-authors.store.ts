import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { sql, type Selectable } from "kysely";

import { isNotTakenDown } from "../../../access/deck-conditions.store.ts";
import { precompiled } from "../../../store/precompiled.ts";
import type { Db, UsersTable } from "../../../store/tables.ts";
import type { DeckEditorsTable } from "./co-authors.tables.ts";

export type DeckKey = { ownerId: string; id: number };
type Names = Pick<UsersTable, "username" | "displayName">;
type Row = Selectable<DeckEditorsTable>;

/** A deck as its owner and the people whom it is offered to see it, with the owner's names and what the reader is to it. */
export type OfferedDeck = DeckKey & Names & { title: string; acceptedAt: number | null };

/**
 * The deck with this number, if it is the reader's own, or the reader writes it or is invited to. One that a moderator took down is its owner's alone. The
 * tutorials, which all students have, are nobody's to offer.
 */
export async function findOffered(db: Db, uid: string, id: number): Promise<OfferedDeck | null> {
  const row = await db
    .selectFrom("decks")
    .innerJoin("users", "users.id", "decks.ownerId")
    .leftJoin("deckEditors", (join) =>
      join
        .onRef("deckEditors.deckOwnerId", "=", "decks.ownerId")
        .onRef("deckEditors.deckId", "=", "decks.id")
        .on("deckEditors.userId", "=", uid)
        .on("deckEditors.endedAt", "is", null),
    )
    .select(["decks.ownerId", "decks.id", "decks.title", "users.username", "users.displayName", "deckEditors.acceptedAt"])
    .where("decks.id", "=", id)
    .where("decks.id", ">", sql.lit(1))
    .where((eb) => eb.or([eb("decks.ownerId", "=", uid), eb.and([eb("deckEditors.userId", "is not", null), isNotTakenDown])]))
    .executeTakeFirst();
  return row ?? null;
}

/** The people who write the deck or are invited, the first invited first. */
export async function peopleOf(db: Db, { ownerId, id }: DeckKey): Promise<(Names & { uid: string; acceptedAt: number | null })[]> {
  return db
    .selectFrom("deckEditors")
    .innerJoin("users", "users.id", "deckEditors.userId")
    .select(["users.id as uid", "users.username", "users.displayName", "deckEditors.acceptedAt"])
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("endedAt", "is", null)
    .orderBy("invitedAt")
    .orderBy("users.id")
    .execute();
}

const selectWriters = precompiled((db, { ownerId, id }: DeckKey) =>
  db
    .selectFrom("deckEditors")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "deckEditors.deckOwnerId").onRef("decks.id", "=", "deckEditors.deckId"))
    .select("deckEditors.userId")
    .where("deckEditors.deckOwnerId", "=", ownerId)
    .where("deckEditors.deckId", "=", id)
    .where("deckEditors.acceptedAt", "is not", null)
    .where("deckEditors.endedAt", "is", null)
    .where(isNotTakenDown),
);

/** The co-authors of a deck who may open it now: nobody but its owner writes one that was taken down. */
export async function writersOf(db: Db, deck: DeckKey): Promise<string[]> {
  return (await selectWriters(db, deck)).rows.map(({ userId }) => userId);
}

/** Who has this username, in its canonical form; null for nobody, and for the official account, which reads no notices. */
export async function findByUsername(db: Db, username: string): Promise<string | null> {
  const row = await db.selectFrom("users").select("id").where("username", "=", username).where("id", "<>", OFFICIAL_UID).executeTakeFirst();
  return row?.id ?? null;
}

export async function findRow(db: Db, { ownerId, id }: DeckKey, userId: string): Promise<Row | null> {
  const row = await db
    .selectFrom("deckEditors")
    .selectAll()
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("userId", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** How many invitations this person sent since then (ms since 1970), to all decks, with those that ended. */
export async function invitationsSince(db: Db, ownerId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom("deckEditors")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("deckOwnerId", "=", ownerId)
    .where("invitedAt", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Invites somebody who is not invited now. */
export async function invite(db: Db, { ownerId, id }: DeckKey, userId: string, now: number): Promise<void> {
  const fresh = { invitedAt: now, acceptedAt: null, endedAt: null, endedByOwner: 0 as const };
  await db
    .insertInto("deckEditors")
    .values({ deckOwnerId: ownerId, deckId: id, userId, ...fresh })
    .onConflict((conflict) => conflict.columns(["deckOwnerId", "deckId", "userId"]).doUpdateSet(fresh))
    .execute();
}

export async function change(
  db: Db,
  { ownerId, id }: DeckKey,
  userId: string,
  to: Partial<Pick<Row, "acceptedAt" | "endedAt" | "endedByOwner">>,
): Promise<void> {
  await db
    .updateTable("deckEditors")
    .set(to)
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", id)
    .where("userId", "=", userId)
    .execute();
}

/** Moves the co-authors of a deck that is restored under another number. */
export async function moveCoAuthors(db: Db, { ownerId, id }: DeckKey, newId: number): Promise<void> {
  await db.updateTable("deckEditors").set({ deckId: newId }).where("deckOwnerId", "=", ownerId).where("deckId", "=", id).execute();
}

/** The names of a person, for a notice. */
export async function namesOf(db: Db, uid: string): Promise<Names> {
  return db.selectFrom("users").select(["username", "displayName"]).where("id", "=", uid).executeTakeFirstOrThrow();
}
