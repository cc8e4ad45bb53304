import { AppError } from "@recollect/domain/errors/app-error.ts";

import { lockGroup } from "../features/groups/groups.store.ts";
import { addMember, memberRow, changeMember } from "../features/groups/members.store.ts";
import { announceGroup } from "../features/groups/memberships.ts";
import type { Store } from "../store/store.ts";

/** Makes somebody a teacher, who may make groups under `GROUPS=teachers`, or no longer; returns whether that changed anything. */
export async function makeTeacher(store: Store, uid: string, isTeacher: boolean): Promise<boolean> {
  return store.write(async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable("users")
      .set({ isTeacher: isTeacher ? 1 : 0 })
      .where("id", "=", uid)
      .where("isTeacher", "=", isTeacher ? 0 : 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** Hands a group over: the account is a teacher of it from now on, whether it was a member or not. Throws `group/not-found`. */
export async function handOverGroup(store: Store, groupId: string, userId: string, now: number): Promise<void> {
  await store.write(async (tx) => {
    if (!(await lockGroup(tx.db, groupId))) throw new AppError("group/not-found");
    const member = await memberRow(tx.db, { groupId, userId });
    if (member && member.leftAt === null) await changeMember(tx.db, { groupId, userId }, { role: "teacher" });
    else await addMember(tx.db, { groupId, userId, role: "teacher", joinedAt: now, agreedAt: null });
    await announceGroup(tx, groupId);
  });
}
