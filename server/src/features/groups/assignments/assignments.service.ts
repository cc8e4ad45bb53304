import { randomBytes } from "node:crypto";

import { aimProblem, assignmentDaysProblem, type Aim } from "@recollect/domain/groups/assignments/aim.ts";
import { questionStart } from "@recollect/domain/groups/questions/question.ts";
import {
  assignmentTextProblem,
  savedAssignmentTexts,
  type Assignment,
  type AssignmentFields,
  type GroupAssignments,
} from "@recollect/domain/groups/assignments/assignment.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { ASSIGNMENT } from "@recollect/domain/limits/limits.ts";
import type { NoticeAboutGroup } from "@recollect/domain/moderation/notice.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { dayFromText, dayText } from "@recollect/domain/study/day-text.ts";

import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import { isInGroup } from "../group-decks.store.ts";
import { announceGroup, asMember, asTeacherForChange } from "../memberships.ts";
import type { GroupRow } from "../groups.store.ts";
import { memberIds } from "../members.store.ts";
import type { AssignmentsTable } from "./assignments.tables.ts";
import {
  addAssignment,
  assignmentsOfGroup,
  decksOfGroup,
  changeAssignment,
  countAssignments,
  deleteAssignment,
  findAssignment,
  type AssignmentRow,
} from "./assignments.store.ts";

type Viewer = Pick<SessionViewer, "uid">;

type AssignmentsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** the study day of this person */
  todayOf: (uid: string) => Promise<Day>;
  /** tells students by a notice in the app */
  notify: (tx: Transaction, notice: NoticeAboutGroup & { uids: readonly string[]; now: number }) => Promise<void>;
  /** removes the notices about things that are gone */
  forgetNotices: (tx: Transaction, subjectIds: readonly string[]) => Promise<void>;
};

export type NewAssignment = AssignmentFields & { deckOwnerId: string; deckId: number };

export type Assignments = ReturnType<typeof createAssignments>;

/** What teachers give a group to do. */
export function createAssignments({ store, clock, todayOf, notify, forgetNotices }: AssignmentsDeps) {
  /** Tells the students of an assignment that they can begin with from now on; one that opens later is on its day among their assignments. */
  async function tellStudents(tx: Transaction, group: GroupRow, { id, deck, title, words, due }: Assignment): Promise<void> {
    const students = await memberIds(tx.db, group.id, { role: "student" });
    const about = {
      groupId: group.id,
      byId: null,
      subjectId: id,
      deckId: deck.id,
      deckTitle: deck.title,
      why: questionStart(words),
    };
    await notify(tx, { ...about, kind: "assignment-made", uids: students, data: { groupName: group.name, title, due }, now: clock() });
  }

  return {
    /** For teachers; a student gets the group's name alone. Throws `group/not-found`. */
    async list({ uid }: Viewer, groupId: string): Promise<GroupAssignments> {
      const group = await asMember(store.read, uid, groupId);
      const isTeacher = canTeach(group);
      const today = dayText(await todayOf(uid));
      const [rows, decks] = isTeacher
        ? await Promise.all([assignmentsOfGroup(store.read, groupId, uid), decksOfGroup(store.read, groupId, uid)])
        : [[], []];
      return { groupName: group.name, isTeacher, today, assignments: rows.map(assignmentOf), decks };
    },

    /** Throws `group/not-found`, `group/not-a-teacher`, `group/closed`, `assignment/deck-not-in-group`, what is wrong with the fields. */
    async add({ uid }: Viewer, groupId: string, { deckOwnerId, deckId, ...input }: NewAssignment): Promise<Assignment> {
      const today = await todayOf(uid);
      const fields = checkedFields(input, today, null);
      const id = randomBytes(12).toString("base64url");
      return store.write(async (tx) => {
        const { db } = tx;
        const group = await asTeacherForChange(db, uid, groupId);
        if (group.closedAt !== null) throw new AppError("group/closed");
        if (!(await isInGroup(db, { deckOwnerId, deckId, groupId }))) throw new AppError("assignment/deck-not-in-group");
        if ((await countAssignments(db, groupId)) >= ASSIGNMENT.maxInGroup) throw new AppError("assignment/too-many");
        await addAssignment(db, { id, groupId, deckOwnerId, deckId, ...fields, revision: 1, madeBy: uid, madeAt: clock() });
        const assignment = await announced(tx, groupId, id, uid);
        if (fields.opensDay <= today) await tellStudents(tx, group, assignment);
        return assignment;
      });
    },

    /**
     * Changes an assignment that nobody changed since `base`; otherwise throws `assignment/changed` with the assignment as it is. Throws as `add`,
     * and `assignment/not-found`.
     */
    async change({ uid }: Viewer, groupId: string, id: string, base: number, input: AssignmentFields): Promise<Assignment> {
      const today = await todayOf(uid);
      return store.write(async (tx) => {
        const group = await asTeacherForChange(tx.db, uid, groupId);
        const row = await findAssignment(tx.db, groupId, id, uid);
        if (!row) throw new AppError("assignment/not-found");
        if (row.revision !== base) throw new AppError("assignment/changed", { details: { assignment: assignmentOf(row) } });
        const fields = checkedFields(input, today, row);
        await changeAssignment(tx.db, id, { ...fields, revision: row.revision + 1 });
        const assignment = await announced(tx, groupId, id, uid);
        const [wasOpen, isOpen] = [row.opensDay <= today, fields.opensDay <= today];
        if (wasOpen && !isOpen) await forgetNotices(tx, [id]);
        if (!wasOpen && isOpen && group.closedAt === null) await tellStudents(tx, group, assignment);
        return assignment;
      });
    },

    /** Throws `group/not-found`, `group/not-a-teacher`, `assignment/not-found`. */
    async remove({ uid }: Viewer, groupId: string, id: string): Promise<void> {
      await store.write(async (tx) => {
        await asTeacherForChange(tx.db, uid, groupId);
        if (!(await deleteAssignment(tx.db, groupId, id))) throw new AppError("assignment/not-found");
        await forgetNotices(tx, [id]);
        await announceAssignments(tx, groupId);
      });
    },
  };
}

async function announced(tx: Transaction, groupId: string, id: string, uid: string): Promise<Assignment> {
  const row = await findAssignment(tx.db, groupId, id, uid);
  if (!row) throw new AppError("assignment/not-found");
  await announceAssignments(tx, groupId);
  return assignmentOf(row);
}

/** A due day is also the day of an exam's plan, so what is to be studied changes with it. */
async function announceAssignments(tx: Transaction, groupId: string): Promise<void> {
  await announceGroup(tx, groupId);
  for (const uid of await memberIds(tx.db, groupId)) tx.announce({ kind: "study", uid, entryId: null });
}

type Fields = Pick<AssignmentsTable, "title" | "words" | "opensDay" | "dueDay" | "aim">;

/** A due day that is over may stay as it is, so that the words of an old assignment can still be changed. */
function checkedFields(input: AssignmentFields, today: Day, before: Pick<Fields, "dueDay"> | null): Fields {
  const textProblem = assignmentTextProblem(input);
  if (textProblem) throw new AppError(textProblem);
  const [opensDay, dueDay] = [dayFromText(input.opens), dayFromText(input.due)];
  if (opensDay === null || dueDay === null) throw new AppError("assignment/bad-day");
  const firstDay = before?.dueDay === dueDay ? Math.min(today, dueDay) : today;
  const problem = assignmentDaysProblem({ opensDay, dueDay }, firstDay) ?? aimProblem(input.aim, { opensDay, dueDay });
  if (problem) throw new AppError(problem);
  return { ...savedAssignmentTexts(input), opensDay, dueDay, aim: JSON.stringify(input.aim) };
}

/** The assignment as it is sent, field by field. */
export function assignmentOf(row: AssignmentRow): Assignment {
  // Of a deck that left the group, students read that it left, whatever happened to it since.
  const isDeckTakenDown = row.inGroup !== null && row.restriction === "taken-down";
  return {
    id: row.id,
    groupId: row.groupId,
    deck: { ownerId: row.deckOwnerId, id: row.deckId, title: row.deckTitle ?? "", cardCount: row.cardCount ?? 0 },
    isDeckThere: row.deckTitle !== null && !isDeckTakenDown,
    isDeckTakenDown,
    isDeckOwnerGone: row.presentOwner === null,
    title: row.title,
    words: row.words,
    opens: dayText(row.opensDay),
    due: dayText(row.dueDay),
    aim: aimOf(row),
    revision: row.revision,
  };
}

export function aimOf({ aim }: Pick<AssignmentRow, "aim">): Aim {
  return JSON.parse(aim) as Aim;
}
