import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { readGroupCode } from "@recollect/domain/groups/group-code.ts";
import type { GroupInvitation, GroupRole } from "@recollect/domain/groups/group.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";

import { lockStudent } from "../../access/lock-student.store.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { groupDeckKeys, removeGroupDeck } from "./group-decks.store.ts";
import { groupByCode, groupOfMember, lockGroup } from "./groups.store.ts";
import type { GroupsTable } from "./groups.tables.ts";
import { addMember, changeMember, countGroupsOf, countMembers, memberRow, membersOf } from "./members.store.ts";
import { announceGroup, asMember, asTeacher, asTeacherForChange } from "./memberships.ts";
import { removePlaceOfMember } from "./places.store.ts";

/** Members who leave in one transaction. */
const studentsAtOnce = 10;

type Viewer = Pick<SessionViewer, "uid">;

type JoiningDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** removes a student's notices about a group */
  forgetNotices: (tx: Transaction, notices: { uid: string; groupId: string }) => Promise<void>;
};

export type Joining = ReturnType<typeof createJoining>;

/** Who is in a group: joining by its code, leaving, removing, and making somebody a teacher. */
export function createJoining({ store, clock, forgetNotices }: JoiningDeps) {
  /** Everybody may leave, and a teacher may remove others; the last teacher stays. */
  async function checkRemoval(db: Db, { uid, groupId, userId }: { uid: string; groupId: string; userId: string }): Promise<void> {
    await (userId === uid ? asMember : asTeacher)(db, uid, groupId);
    const member = await groupOfMember(db, userId, groupId);
    if (!member) throw new AppError("group/member-not-found");
    if (canTeach(member) && (await countMembers(db, groupId, { role: "teacher" })) === 1) throw new AppError("group/last-teacher");
  }

  /** What somebody who leaves has put into the group goes with them, a deck at a time: its cards are marked for all who studied it. */
  async function takeDecksAlong(groupId: string, userId: string): Promise<void> {
    for (const key of await groupDeckKeys(store.read, groupId, userId)) await store.write(({ db }) => removeGroupDeck(db, key));
  }

  /** Ends a membership. What the class list said about the member goes too. */
  async function takeLeave(tx: Transaction, groupId: string, userId: string): Promise<void> {
    await changeMember(tx.db, { groupId, userId }, { leftAt: clock() });
    await removePlaceOfMember(tx.db, groupId, userId);
    await forgetNotices(tx, { uid: userId, groupId });
    tx.announce({ kind: "groups", uid: userId, groupId });
    tx.announce({ kind: "study", uid: userId, entryId: null });
  }

  return {
    /** The group of a code, before joining it. Throws `group/code-unknown`, also for a group that takes nobody in. */
    async invitation({ uid }: Viewer, typed: string): Promise<GroupInvitation> {
      const group = await groupToJoin(store.read, typed);
      const teachers = await membersOf(store.read, group.id, { role: "teacher" });
      const isMember = (await groupOfMember(store.read, uid, group.id)) !== null;
      const { id, name, about, keepUntil } = group;
      return { id, name, about, keepUntil, teachers: teachers.map(authorLabel), isMember };
    },

    /**
     * Joins as a student, and records that the viewer agreed to what teachers see. A member stays what they are. Returns the group's id. Throws
     * `group/code-unknown`, `group/full`, `group/too-many`.
     */
    join: ({ uid }: Viewer, typed: string): Promise<{ id: string }> =>
      store.write(async (tx) => {
        const { db } = tx;
        await lockStudent(db, uid);
        const { id } = await groupToJoin(db, typed);
        await lockGroup(db, id);
        // The group may have ended, or have another code, while this one waited for it.
        await groupToJoin(db, typed);
        if (await groupOfMember(db, uid, id)) return { id };
        if ((await countMembers(db, id)) >= GROUP.maxMembers) throw new AppError("group/full");
        if ((await countGroupsOf(db, uid)) >= GROUP.maxGroups) throw new AppError("group/too-many");
        const now = clock();
        await addMember(db, { groupId: id, userId: uid, role: "student", joinedAt: now, agreedAt: now });
        await announceGroup(tx, id);
        tx.announce({ kind: "study", uid, entryId: null });
        return { id };
      }),

    /**
     * Leaves the group, or removes somebody from it as a teacher. Progress stays with the student. A teacher becomes a student first: whoever leaves puts no
     * deck into the group any more, and of two last teachers who leave at once one stays, with all decks. Throws `group/not-found`, `group/not-a-teacher`,
     * `group/member-not-found`, `group/last-teacher`.
     */
    async remove({ uid }: Viewer, groupId: string, userId: string): Promise<void> {
      await store.write(async ({ db }) => {
        await lockGroup(db, groupId);
        await checkRemoval(db, { uid, groupId, userId });
        await changeMember(db, { groupId, userId }, { role: "student" });
      });
      await takeDecksAlong(groupId, userId);
      await store.write(async (tx) => {
        const { db } = tx;
        await lockGroup(db, groupId);
        await checkRemoval(db, { uid, groupId, userId });
        await takeLeave(tx, groupId, userId);
        await announceGroup(tx, groupId, { decks: true });
      });
    },

    /**
     * Removes students, a few in each transaction, because the cards of all the group's decks are marked for each of them. Those who are no students
     * of the group any more are skipped. Returns how many left. Throws `group/not-found`, `group/not-a-teacher`.
     */
    async removeStudents({ uid }: Viewer, groupId: string, userIds: readonly string[]): Promise<number> {
      const isStudent = async (db: Db, userId: string) => (await groupOfMember(db, userId, groupId))?.role === "student";
      let removed = 0;
      for (let from = 0; from < userIds.length; from += studentsAtOnce) {
        const some = userIds.slice(from, from + studentsAtOnce);
        for (const userId of some) if (await isStudent(store.read, userId)) await takeDecksAlong(groupId, userId);
        removed += await store.write(async (tx) => {
          await asTeacherForChange(tx.db, uid, groupId);
          let left = 0;
          for (const userId of some) {
            if (!(await isStudent(tx.db, userId))) continue;
            await takeLeave(tx, groupId, userId);
            left += 1;
          }
          return left;
        });
      }
      if (removed > 0) await store.write((tx) => announceGroup(tx, groupId));
      return removed;
    },

    /** Throws `group/not-found`, `group/not-a-teacher`, `group/member-not-found`, `group/last-teacher`. */
    changeRole: ({ uid }: Viewer, groupId: string, userId: string, role: GroupRole): Promise<void> =>
      store.write(async (tx) => {
        await asTeacherForChange(tx.db, uid, groupId);
        const member = await memberRow(tx.db, { groupId, userId });
        if (!member || member.leftAt !== null) throw new AppError("group/member-not-found");
        await changeMember(tx.db, { groupId, userId }, { role });
        if ((await countMembers(tx.db, groupId, { role: "teacher" })) === 0) throw new AppError("group/last-teacher");
        await announceGroup(tx, groupId);
      }),
  };
}

async function groupToJoin(db: Db, typed: string): Promise<GroupsTable> {
  const code = readGroupCode(typed);
  const group = code === null ? null : await groupByCode(db, code);
  if (!group || group.codeOpen === 0 || group.closedAt !== null) throw new AppError("group/code-unknown");
  return group;
}
