import type { GroupRole } from "@recollect/domain/groups/group.ts";
import { sql } from "kysely";

import { precompiled } from "../../store/precompiled.ts";
import type { Db } from "../../store/tables.ts";
import type { GroupsTable } from "./groups.tables.ts";

/** A group with the reader's membership. */
export type GroupRow = GroupsTable & { readerId: string; role: GroupRole; joinedAt: number; students: number; decks: number };

const students = sql<number>`(select count(*) from ${sql.table("groupMembers")} as "others"
  where "others"."groupId" = "groups"."id" and "others"."role" = 'student' and "others"."leftAt" is null)`;
const decks = sql<number>`(select count(*) from ${sql.table("groupDecks")} where "groupDecks"."groupId" = "groups"."id")`;

function ofMember(db: Db, uid: string) {
  return db
    .selectFrom("groupMembers as member")
    .innerJoin("groups", "groups.id", "member.groupId")
    .selectAll("groups")
    .select(["member.userId as readerId", "member.role", "member.joinedAt", students.as("students"), decks.as("decks")])
    .where("member.userId", "=", uid)
    .where("member.leftAt", "is", null);
}

const selectAll = precompiled((db, { uid }: { uid: string }) => ofMember(db, uid).orderBy("groups.createdAt", "desc").orderBy("groups.id"));
const selectOne = precompiled((db, { uid, id }: { uid: string; id: string }) => ofMember(db, uid).where("groups.id", "=", id));

/** The groups in which somebody is a member now, newest first. */
export async function groupsOf(db: Db, uid: string): Promise<GroupRow[]> {
  return (await selectAll(db, { uid })).rows;
}

/** The group, if this person is a member of it now; null otherwise. */
export async function groupOfMember(db: Db, uid: string, id: string): Promise<GroupRow | null> {
  return (await selectOne(db, { uid, id })).rows[0] ?? null;
}

/** The group of a code; null if there is none. */
export async function groupByCode(db: Db, code: string): Promise<GroupsTable | null> {
  return (await db.selectFrom("groups").selectAll().where("code", "=", code).executeTakeFirst()) ?? null;
}

/** The group, whoever asks; null if there is none. */
export async function groupById(db: Db, id: string): Promise<GroupsTable | null> {
  return (await db.selectFrom("groups").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Locks the group until the transaction ends: changes of its members and decks take turns. Null if there is no such group. */
export async function lockGroup(db: Db, id: string): Promise<GroupsTable | null> {
  return (await db.selectFrom("groups").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export async function addGroup(db: Db, row: GroupsTable): Promise<void> {
  await db.insertInto("groups").values(row).execute();
}

export async function changeGroup(db: Db, id: string, fields: Partial<Omit<GroupsTable, "id">>): Promise<void> {
  if (Object.keys(fields).length > 0) await db.updateTable("groups").set(fields).where("id", "=", id).execute();
}

/** Deletes the group, with its members and its list of decks. The decks stay with their owners. */
export async function deleteGroup(db: Db, id: string): Promise<void> {
  await db.deleteFrom("groups").where("id", "=", id).execute();
}

/** Groups whose last day is over, oldest first. */
export async function groupsToEnd(db: Db, now: number): Promise<string[]> {
  const rows = await db.selectFrom("groups").select("id").where("keepUntil", "<=", now).orderBy("keepUntil").limit(100).execute();
  return rows.map(({ id }) => id);
}
