import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";

import type { Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { groupOfMember, lockGroup, type GroupRow } from "./groups.store.ts";
import { memberIds } from "./members.store.ts";

/** The group, for a member of it. Throws `group/not-found` for everybody else, whether there is such a group or not. */
export async function asMember(db: Db, uid: string, groupId: string): Promise<GroupRow> {
  const group = await groupOfMember(db, uid, groupId);
  if (!group) throw new AppError("group/not-found");
  return group;
}

/** The group, for a teacher of it. Throws `group/not-found`, and `group/not-a-teacher` for its students. */
export async function asTeacher(db: Db, uid: string, groupId: string): Promise<GroupRow> {
  const group = await asMember(db, uid, groupId);
  if (!canTeach(group)) throw new AppError("group/not-a-teacher");
  return group;
}

/** `asTeacher` for a change: the group is locked until the transaction ends. */
export async function asTeacherForChange(db: Db, uid: string, groupId: string): Promise<GroupRow> {
  await lockGroup(db, groupId);
  return asTeacher(db, uid, groupId);
}

/** Tells the teachers' open pages that the class list changed, which nobody else sees. */
export async function announceClassList({ db, announce }: Transaction, groupId: string): Promise<void> {
  for (const uid of await memberIds(db, groupId, { role: "teacher" })) announce({ kind: "groups", uid, groupId });
}

/** Tells every member's open pages that the group changed, and with `decks` also that what is to be studied may be other decks. */
export async function announceGroup({ db, announce }: Transaction, groupId: string, { decks = false } = {}): Promise<void> {
  for (const uid of await memberIds(db, groupId)) {
    announce({ kind: "groups", uid, groupId });
    if (decks) announce({ kind: "study", uid, entryId: null });
  }
}
