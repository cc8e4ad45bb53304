import { inOrderOfNames } from "@recollect/domain/groups/name-order.ts";
import type { RosterPupil } from "@recollect/domain/groups/roster/read-roster.ts";

import type { Db } from "../../store/tables.ts";
import type { GroupPlacesTable } from "./places.tables.ts";

/** Rows of one statement: databases limit the number of its values. */
const atOnce = 100;

/** The places of a group's class list, by name. */
export async function placesOf(db: Db, groupId: string): Promise<GroupPlacesTable[]> {
  const places = await db.selectFrom("groupPlaces").selectAll().where("groupId", "=", groupId).execute();
  return inOrderOfNames(places, (place) => place);
}

/** A place of the group; null if there is none with this id. */
export async function placeById(db: Db, groupId: string, id: string): Promise<GroupPlacesTable | null> {
  return (await db.selectFrom("groupPlaces").selectAll().where("id", "=", id).where("groupId", "=", groupId).executeTakeFirst()) ?? null;
}

/** A place of whichever group; null if there is none with this id. */
export async function placeWithId(db: Db, id: string): Promise<GroupPlacesTable | null> {
  return (await db.selectFrom("groupPlaces").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The place that an account took in a group; null if it has none. */
export async function placeOfMember(db: Db, groupId: string, userId: string): Promise<GroupPlacesTable | null> {
  return (
    (await db.selectFrom("groupPlaces").selectAll().where("userId", "=", userId).where("groupId", "=", groupId).executeTakeFirst()) ?? null
  );
}

/** The place of a slip that is still valid; null for any other code. */
export async function placeByCode(db: Db, { codeHash, now }: { codeHash: string; now: number }): Promise<GroupPlacesTable | null> {
  const row = await db
    .selectFrom("groupPlaces")
    .selectAll()
    .where("codeHash", "=", codeHash)
    .where("codeUntil", ">", now)
    .where("userId", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** How many places nobody has taken yet. */
export async function countFreePlaces(db: Db, groupId: string): Promise<number> {
  const row = await db
    .selectFrom("groupPlaces")
    .select(({ fn }) => fn.countAll<number>().as("places"))
    .where("groupId", "=", groupId)
    .where("userId", "is", null)
    .executeTakeFirstOrThrow();
  return row.places;
}

/** How many pupils have each address, on all lists of a teacher. */
export async function countByAddress(db: Db, teacherId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("groupMembers")
    .innerJoin("groupPlaces", "groupPlaces.groupId", "groupMembers.groupId")
    .select(({ fn }) => ["groupPlaces.email", fn.countAll<number>().as("pupils")])
    .where("groupMembers.userId", "=", teacherId)
    .where("groupMembers.role", "=", "teacher")
    .where("groupMembers.leftAt", "is", null)
    .where("groupPlaces.email", "is not", null)
    .groupBy("groupPlaces.email")
    .execute();
  return new Map(rows.flatMap(({ email, pupils }) => (email === null ? [] : [[email, pupils]])));
}

/** What a place has of a slip that there is not. */
export const withoutCode = { codeHash: null, codeUntil: null, codeBy: null, mailedAt: null } as const;

/** A place of a list; the rest of the row is that of a place which nobody has taken. */
export type NewPlace = RosterPupil & Pick<GroupPlacesTable, "id" | "groupId" | "addedAt" | "userId">;

export async function addPlaces(db: Db, places: readonly NewPlace[]): Promise<void> {
  for (let from = 0; from < places.length; from += atOnce) {
    const rows = places.slice(from, from + atOnce).map((place) => ({ ...place, ...withoutCode }));
    await db.insertInto("groupPlaces").values(rows).execute();
  }
}

export async function changePlace(db: Db, id: string, fields: Partial<Omit<GroupPlacesTable, "id" | "groupId">>): Promise<void> {
  await db.updateTable("groupPlaces").set(fields).where("id", "=", id).execute();
}

/** Removes places that nobody has taken; returns how many there were. */
export async function removeFreePlaces(db: Db, groupId: string, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    const { numDeletedRows } = await db
      .deleteFrom("groupPlaces")
      .where("id", "in", ids.slice(from, from + atOnce))
      .where("groupId", "=", groupId)
      .where("userId", "is", null)
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
  }
  return removed;
}

/** Removes the place of somebody who left the group: what the list said about them goes with them. */
export async function removePlaceOfMember(db: Db, groupId: string, userId: string): Promise<void> {
  await db.deleteFrom("groupPlaces").where("userId", "=", userId).where("groupId", "=", groupId).execute();
}

/** Forgets the codes of slips that are no longer valid; returns how many there were. */
export async function forgetEndedSlips(db: Db, { now, most }: { now: number; most: number }): Promise<number> {
  const rows = await db.selectFrom("groupPlaces").select("id").where("codeUntil", "<=", now).limit(most).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable("groupPlaces").set(withoutCode).where("id", "in", ids).execute();
  return ids.length;
}
