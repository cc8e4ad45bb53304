import { randomBytes } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import {
  classTestChangeProblem,
  classTestProblem,
  type ClassTest,
  type ClassTestFields,
} from "@recollect/domain/groups/class-tests/class-test.ts";
import type { Assignment } from "@recollect/domain/groups/assignments/assignment.ts";
import type { OwnClassTest } from "@recollect/domain/groups/class-tests/results.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";

import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import { decksOfGroup } from "../assignments/assignments.store.ts";
import { isInGroup } from "../group-decks.store.ts";
import { announceGroup, asMember, asTeacher, asTeacherForChange } from "../memberships.ts";
import { removeClassTest } from "../remove-class-tests.store.ts";
import { classTestOf } from "./class-test-views.ts";
import {
  addClassTest,
  changeClassTest,
  countClassTests,
  findTeachersTest,
  lockClassTest,
  testsOfGroup,
  type ClassTestRow,
} from "./class-tests.store.ts";
import type { TestQuestions } from "./questions.ts";

type Viewer = Pick<SessionViewer, "uid">;

type ClassTestsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  questions: TestQuestions;
  /** the student's own tests of a group */
  ownTests: (viewer: Viewer, groupId: string) => Promise<OwnClassTest[]>;
};

/** What a group's page of tests shows: all tests and the decks for teachers, the own ones for a student. `now` is the server's clock. */
export type GroupClassTests = {
  groupName: string;
  isTeacher: boolean;
  now: number;
  tests: ClassTest[];
  decks: Assignment["deck"][];
  own: OwnClassTest[];
};

export type NewClassTest = ClassTestFields & { deckOwnerId: string; deckId: number };

export type ClassTests = ReturnType<typeof createClassTests>;

/** The tests of a group, which its teachers make, change and end. */
export function createClassTests({ store, clock, questions, ownTests }: ClassTestsDeps) {
  /** Tells the members' open pages, also My Decks, on which a test stands. */
  async function answered(tx: Transaction, groupId: string, id: string, uid: string): Promise<ClassTest> {
    const row = await findTeachersTest(tx.db, groupId, id, uid);
    if (!row) throw new AppError("class-test/not-found");
    await announceGroup(tx, groupId, { decks: true });
    return classTestOf(row, clock());
  }

  async function testForChange(tx: Transaction, groupId: string, id: string, uid: string): Promise<ClassTestRow> {
    await asTeacherForChange(tx.db, uid, groupId);
    const row = await lockClassTest(tx.db, groupId, id);
    if (!row) throw new AppError("class-test/not-found");
    return row;
  }

  async function checkBase(tx: Transaction, row: ClassTestRow, base: number, uid: string): Promise<void> {
    if (row.revision === base) return;
    const current = await findTeachersTest(tx.db, row.groupId, row.id, uid);
    throw new AppError("class-test/changed", { details: current ? { test: classTestOf(current, clock()) } : {} });
  }

  return {
    /** Throws `group/not-found`. */
    async list({ uid }: Viewer, groupId: string): Promise<GroupClassTests> {
      const group = await asMember(store.read, uid, groupId);
      const now = clock();
      const shared = { groupName: group.name, now };
      if (!canTeach(group)) return { ...shared, isTeacher: false, tests: [], decks: [], own: await ownTests({ uid }, groupId) };
      const [rows, decks] = await Promise.all([testsOfGroup(store.read, groupId, uid), decksOfGroup(store.read, groupId, uid)]);
      return { ...shared, isTeacher: true, tests: rows.map((row) => classTestOf(row, now)), decks, own: [] };
    },

    /** For teachers. Throws `group/not-found`, `group/not-a-teacher`, `class-test/not-found`. */
    async read({ uid }: Viewer, groupId: string, id: string): Promise<ClassTest> {
      await asTeacher(store.read, uid, groupId);
      const row = await findTeachersTest(store.read, groupId, id, uid);
      if (!row) throw new AppError("class-test/not-found");
      return classTestOf(row, clock());
    },

    /**
     * Throws `group/not-found`, `group/not-a-teacher`, `group/closed`, `class-test/deck-not-in-group`, `class-test/too-many`, what is wrong with the
     * fields, and what keeps the deck from being asked.
     */
    async add({ uid }: Viewer, groupId: string, { deckOwnerId, deckId, ...input }: NewClassTest): Promise<ClassTest> {
      await asTeacher(store.read, uid, groupId);
      const problem = classTestProblem(input, clock());
      if (problem) throw new AppError(problem);
      const deck = { deckOwnerId, deckId, groupId };
      if (!(await isInGroup(store.read, deck))) throw new AppError("class-test/deck-not-in-group");
      await questions.check({ ...deck, ...input }, uid);
      const id = randomBytes(12).toString("base64url");
      return store.write(async (tx) => {
        const group = await asTeacherForChange(tx.db, uid, groupId);
        if (group.closedAt !== null) throw new AppError("group/closed");
        if (!(await isInGroup(tx.db, deck))) throw new AppError("class-test/deck-not-in-group");
        if ((await countClassTests(tx.db, groupId)) >= CLASS_TEST.maxInGroup) throw new AppError("class-test/too-many");
        const now = clock();
        const made = { revision: 1, madeBy: uid, madeAt: now, questions: null, questionCount: null };
        await addClassTest(tx.db, { id, ...deck, ...input, title: input.title.trim(), opensAt: input.opensAt ?? now, ...made });
        return answered(tx, groupId, id, uid);
      });
    },

    /**
     * Changes a test that nobody changed since `base`; otherwise throws `class-test/changed` with the test as it is. Throws as `add`, and
     * `class-test/not-found`, `class-test/already-open`, `class-test/over`.
     */
    async change({ uid }: Viewer, groupId: string, id: string, base: number, input: ClassTestFields): Promise<ClassTest> {
      await asTeacher(store.read, uid, groupId);
      const before = await findTeachersTest(store.read, groupId, id, uid);
      if (!before) throw new AppError("class-test/not-found");
      const isOtherPaper = before.kind !== input.kind || before.direction !== input.direction || before.count !== input.count;
      if (isOtherPaper && classTestChangeProblem(before, input, clock()) === null) await questions.check({ ...before, ...input }, uid);
      return store.write(async (tx) => {
        const row = await testForChange(tx, groupId, id, uid);
        await checkBase(tx, row, base, uid);
        const now = clock();
        const problem = classTestChangeProblem(row, input, now);
        if (problem) throw new AppError(problem);
        const opensAt = now >= row.opensAt ? row.opensAt : (input.opensAt ?? now);
        await changeClassTest(tx.db, id, { ...input, title: input.title.trim(), opensAt, revision: row.revision + 1 });
        return answered(tx, groupId, id, uid);
      });
    },

    /** Ends an open test now, for everybody. Throws `group/not-found`, `group/not-a-teacher`, `class-test/not-found`, `class-test/not-open`, `class-test/over`. */
    end: ({ uid }: Viewer, groupId: string, id: string): Promise<ClassTest> =>
      store.write(async (tx) => {
        const row = await testForChange(tx, groupId, id, uid);
        const now = clock();
        if (now < row.opensAt) throw new AppError("class-test/not-open");
        if (now >= row.closesAt) throw new AppError("class-test/over");
        await changeClassTest(tx.db, id, { closesAt: now, revision: row.revision + 1 });
        return answered(tx, groupId, id, uid);
      }),

    /** Deletes a test with all answers. Throws `group/not-found`, `group/not-a-teacher`, `class-test/not-found`. */
    async remove({ uid }: Viewer, groupId: string, id: string): Promise<void> {
      await asTeacher(store.read, uid, groupId);
      if (!(await findTeachersTest(store.read, groupId, id, uid))) throw new AppError("class-test/not-found");
      await removeClassTest(store, id);
      await store.write((tx) => announceGroup(tx, groupId, { decks: true }));
    },
  };
}
