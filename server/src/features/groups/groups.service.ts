import { randomBytes, randomInt } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { newGroupCode } from "@recollect/domain/groups/group-code.ts";
import {
  defaultGroupSettings,
  groupProblem,
  groupSettingsIn,
  savedGroupFields,
  type Group,
  type GroupFields,
  type GroupPolicy,
  type GroupSettings,
  type GroupSummary,
} from "@recollect/domain/groups/group.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";
import { canMakeGroups } from "@recollect/domain/permissions/groups.ts";

import { lockStudent } from "../../access/lock-student.store.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { isUniqueViolation } from "../../store/unique-violation.ts";
import { endGroup } from "./end-group.ts";
import { decksOfGroup } from "./group-decks.store.ts";
import { groupOf, groupSummaryOf } from "./group-views.ts";
import { addGroup, changeGroup, groupsOf, type GroupRow } from "./groups.store.ts";
import { groupsTaughtAlone, isTeacherHere } from "../../access/teachers.store.ts";
import { addMember, countGroupsOf, membersOf } from "./members.store.ts";
import { announceGroup, asMember, asTeacher, asTeacherForChange } from "./memberships.ts";

export type GroupsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** who may make groups */
  policy: GroupPolicy;
};

type Viewer = Pick<SessionViewer, "uid">;

/** What a teacher changes of a group; absent fields stay. */
export type GroupChange = Partial<GroupFields> & {
  /** ms since 1970 */
  keepUntil?: number;
  codeOpen?: boolean;
  /** absent settings stay */
  settings?: Partial<GroupSettings>;
  isClosed?: boolean;
};

/** Not by `Math.random`, whose next numbers can be predicted. */
const unpredictable = () => randomInt(2 ** 32) / 2 ** 32;

export type Groups = ReturnType<typeof createGroups>;

/** Groups: the list of somebody's groups, one group, making, changing and deleting it. */
export function createGroups({ store, clock, policy }: GroupsDeps) {
  async function read({ uid }: Viewer, id: string, db: Db = store.read): Promise<Group> {
    const row = await asMember(db, uid, id);
    return groupOf(row, await membersOf(db, id), await decksOfGroup(db, id, uid));
  }

  /** Runs the work as a teacher, with the group locked, tells the members, and returns the group after it. */
  async function change(viewer: Viewer, id: string, work: (tx: Transaction, before: GroupRow) => Promise<void>): Promise<Group> {
    return store.write(async (tx) => {
      await work(tx, await asTeacherForChange(tx.db, viewer.uid, id));
      await announceGroup(tx, id);
      return read(viewer, id, tx.db);
    });
  }

  return {
    /** Throws `group/not-found`. */
    read: (viewer: Viewer, id: string) => read(viewer, id),

    /** `endWithYou`: the groups that are deleted with the viewer's account. */
    async list({ uid }: Viewer): Promise<{ groups: GroupSummary[]; mayMake: boolean; endWithYou: { id: string; name: string }[] }> {
      const groups = (await groupsOf(store.read, uid)).map(groupSummaryOf);
      const mayMake = canMakeGroups({ isTeacher: await isTeacherHere(store.read, uid) }, policy);
      return { groups, mayMake, endWithYou: await groupsTaughtAlone(store.read, uid) };
    },

    /** Throws `group/not-for-you`, `group/too-many`, and the first rule that a text breaks. */
    async create(viewer: Viewer, fields: GroupFields): Promise<Group> {
      const problem = groupProblem(fields);
      if (problem) throw new AppError(problem);
      const [id, now] = [randomBytes(12).toString("base64url"), clock()];
      return withNewCode((code) =>
        store.write(async (tx) => {
          const { db } = tx;
          await lockStudent(db, viewer.uid);
          if (!canMakeGroups({ isTeacher: await isTeacherHere(db, viewer.uid) }, policy)) throw new AppError("group/not-for-you");
          if ((await countGroupsOf(db, viewer.uid)) >= GROUP.maxGroups) throw new AppError("group/too-many");
          await addGroup(db, {
            ...savedGroupFields(fields),
            id,
            code,
            codeOpen: 1,
            createdAt: now,
            keepUntil: now + GROUP.keptMs,
            closedAt: null,
            settings: JSON.stringify(defaultGroupSettings),
          });
          await addMember(db, { groupId: id, userId: viewer.uid, role: "teacher", joinedAt: now, agreedAt: null });
          await announceGroup(tx, id);
          return read(viewer, id, db);
        }),
      );
    },

    /** Throws `group/not-found`, `group/not-a-teacher`, `group/bad-end`, and the first rule that a text breaks. */
    async change(viewer: Viewer, id: string, { settings, isClosed, codeOpen, keepUntil, ...fields }: GroupChange): Promise<Group> {
      const problem = groupProblem(fields);
      if (problem) throw new AppError(problem);
      const now = clock();
      if (keepUntil !== undefined && (keepUntil <= now || keepUntil > now + GROUP.longestKeptMs)) throw new AppError("group/bad-end");
      return change(viewer, id, ({ db }, before) =>
        changeGroup(db, id, {
          ...(fields.name === undefined ? {} : { name: fields.name.trim() }),
          ...(fields.about === undefined ? {} : { about: fields.about.trim() }),
          ...(keepUntil === undefined ? {} : { keepUntil }),
          ...(codeOpen === undefined ? {} : { codeOpen: codeOpen ? (1 as const) : (0 as const) }),
          ...(settings === undefined ? {} : { settings: JSON.stringify({ ...groupSettingsIn(before.settings), ...settings }) }),
          ...(isClosed === undefined ? {} : { closedAt: isClosed ? now : null }),
        }),
      );
    },

    /** A new code; the old one is of no use from now on. Throws `group/not-found`, `group/not-a-teacher`. */
    renewCode: (viewer: Viewer, id: string): Promise<Group> =>
      withNewCode((code) => change(viewer, id, ({ db }) => changeGroup(db, id, { code, codeOpen: 1 }))),

    /** Throws `group/not-found`, `group/not-a-teacher`. */
    async remove(viewer: Viewer, id: string): Promise<void> {
      await asTeacher(store.read, viewer.uid, id);
      await endGroup(store, id, clock());
    },
  };
}

/** Tries another code if somebody has this one: among ten thousand groups one in a million does. */
async function withNewCode<T>(work: (code: string) => Promise<T>): Promise<T> {
  try {
    return await work(newGroupCode(unpredictable));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work(newGroupCode(unpredictable));
  }
}
