import { groupRoles, type GroupRole } from "@recollect/domain/groups/group.ts";

import type { Db, UsersTable } from "../../store/tables.ts";
import type { GroupMembersTable } from "./groups.tables.ts";

type MemberKey = { groupId: string; userId: string };

/** A member of a group now, with what other members may see of the account. */
export type MemberRow = GroupMembersTable &
  Pick<UsersTable, "displayName" | "username" | "selectedTheme"> & {
    /** on the class list; null for a member who is not on it */
    listName: string | null;
  };

/** The members of a group now: teachers first, then in the order of joining. */
export async function membersOf(db: Db, groupId: string, { role }: { role?: GroupRole } = {}): Promise<MemberRow[]> {
  return db
    .selectFrom("groupMembers")
    .innerJoin("users", "users.id", "groupMembers.userId")
    .leftJoin("groupPlaces", (join) =>
      join.onRef("groupPlaces.userId", "=", "groupMembers.userId").onRef("groupPlaces.groupId", "=", "groupMembers.groupId"),
    )
    .selectAll("groupMembers")
    .select(["users.displayName", "users.username", "users.selectedTheme", "groupPlaces.name as listName"])
    .where("groupMembers.groupId", "=", groupId)
    .where("leftAt", "is", null)
    .where("groupMembers.role", "in", role === undefined ? groupRoles : [role])
    .orderBy("groupMembers.role", "desc")
    .orderBy("joinedAt")
    .orderBy("groupMembers.userId")
    .execute();
}

/** The row of somebody who is or was a member; null for everybody else. */
export async function memberRow(db: Db, { groupId, userId }: MemberKey): Promise<GroupMembersTable | null> {
  const row = await db
    .selectFrom("groupMembers")
    .selectAll()
    .where("groupId", "=", groupId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Who is a member of a group now, of one role or of both, by id. */
export async function memberIds(db: Db, groupId: string, { role }: { role?: GroupRole } = {}): Promise<string[]> {
  const rows = await db
    .selectFrom("groupMembers")
    .select("userId")
    .where("groupId", "=", groupId)
    .where("leftAt", "is", null)
    .where("role", "in", role === undefined ? groupRoles : [role])
    .execute();
  return rows.map(({ userId }) => userId);
}

type NewMember = MemberKey & { role: GroupRole; joinedAt: number; agreedAt: number | null; externalId?: string | null };

/** Adds somebody who is no member now. One who was here before keeps the school's id unless there is a new one. */
export async function addMember(db: Db, { externalId = null, ...member }: NewMember): Promise<void> {
  const { role, joinedAt, agreedAt } = member;
  await db
    .insertInto("groupMembers")
    .values({ ...member, externalId, leftAt: null })
    .onConflict((conflict) =>
      conflict
        .columns(["groupId", "userId"])
        .doUpdateSet({ role, joinedAt, agreedAt, leftAt: null, ...(externalId === null ? {} : { externalId }) }),
    )
    .execute();
}

export async function changeMember(
  db: Db,
  { groupId, userId }: MemberKey,
  fields: Partial<Pick<GroupMembersTable, "role" | "leftAt" | "agreedAt" | "externalId">>,
): Promise<void> {
  await db.updateTable("groupMembers").set(fields).where("groupId", "=", groupId).where("userId", "=", userId).execute();
}

/** Members of a group now, of one role or of both. */
export async function countMembers(db: Db, groupId: string, { role }: { role?: GroupRole } = {}): Promise<number> {
  const row = await db
    .selectFrom("groupMembers")
    .select(({ fn }) => fn.countAll<number>().as("members"))
    .where("groupId", "=", groupId)
    .where("leftAt", "is", null)
    .where("role", "in", role === undefined ? groupRoles : [role])
    .executeTakeFirstOrThrow();
  return row.members;
}

/** Groups in which somebody is a member now. */
export async function countGroupsOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("groupMembers")
    .select(({ fn }) => fn.countAll<number>().as("groups"))
    .where("userId", "=", userId)
    .where("leftAt", "is", null)
    .executeTakeFirstOrThrow();
  return row.groups;
}
