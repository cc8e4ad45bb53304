import { sql } from "kysely";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Db } from "../../../store/tables.ts";
import type { ClassTestsTable, ClassTestTriesTable } from "./class-tests.tables.ts";

/** A test without its questions, which may be long. */
export type ClassTestRow = Omit<ClassTestsTable, "questions" | "madeBy" | "madeAt">;

/** For teachers: also the deck's title now (null if the reader may not open it, or it is out of the group), and how many students there are where. */
export type TeachersTestRow = ClassTestRow & { deckTitle: string | null; students: number; begun: number; handedIn: number };

const columns = [
  "classTests.id",
  "classTests.groupId",
  "classTests.deckOwnerId",
  "classTests.deckId",
  "classTests.title",
  "classTests.kind",
  "classTests.opensAt",
  "classTests.closesAt",
  "classTests.minutes",
  "classTests.count",
  "classTests.direction",
  "classTests.revision",
  "classTests.questionCount",
] as const;

const isStudent = sql`"member"."groupId" = "classTests"."groupId" and "member"."role" = 'student' and "member"."leftAt" is null`;
const students = sql<number>`(select count(*) from ${sql.table("groupMembers")} as "member" where ${isStudent})`;
const triesWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from ${sql.table("classTestTries")} as "try" inner join ${sql.table("groupMembers")} as "member"
    on "member"."userId" = "try"."userId" and ${isStudent} where "try"."testId" = "classTests"."id" and ${condition})`;

function testsWithDecks(db: Db, reader: string) {
  return db
    .selectFrom("classTests")
    .leftJoin("groupDecks", (join) =>
      join
        .onRef("groupDecks.deckOwnerId", "=", "classTests.deckOwnerId")
        .onRef("groupDecks.deckId", "=", "classTests.deckId")
        .onRef("groupDecks.groupId", "=", "classTests.groupId"),
    )
    .leftJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "groupDecks.deckOwnerId").onRef("decks.id", "=", "groupDecks.deckId").on(mayOpen(reader)),
    )
    .select(columns)
    .select(["decks.title as deckTitle", students.as("students")])
    .select([triesWhere(sql`true`).as("begun"), triesWhere(sql`"try"."finishedAt" is not null`).as("handedIn")]);
}

/** The tests of a group as a teacher sees them: the one that closes last first. */
export async function testsOfGroup(db: Db, groupId: string, reader: string): Promise<TeachersTestRow[]> {
  return testsWithDecks(db, reader)
    .where("classTests.groupId", "=", groupId)
    .orderBy("classTests.closesAt", "desc")
    .orderBy("classTests.id")
    .execute();
}

export async function findTeachersTest(db: Db, groupId: string, id: string, reader: string): Promise<TeachersTestRow | null> {
  const row = await testsWithDecks(db, reader).where("classTests.groupId", "=", groupId).where("classTests.id", "=", id).executeTakeFirst();
  return row ?? null;
}

export async function findClassTest(db: Db, groupId: string, id: string): Promise<ClassTestRow | null> {
  const row = await db.selectFrom("classTests").select(columns).where("groupId", "=", groupId).where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** The row, locked until the transaction ends: changes of one test take turns. */
export async function lockClassTest(db: Db, groupId: string, id: string): Promise<ClassTestRow | null> {
  const row = await db
    .selectFrom("classTests")
    .select(columns)
    .where("groupId", "=", groupId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A test in a student's list, with the student's try. */
export type StudentsTestRow = ClassTestRow & { groupName: string; answered: number } & {
  [Key in keyof Pick<ClassTestTriesTable, "startedAt">]: number | null;
} & Pick<ClassTestTriesTable, "finishedAt">;

const answered = (uid: string) =>
  sql<number>`(select count(*) from ${sql.table("classTestAnswers")} as "given"
    where "given"."testId" = "classTests"."id" and "given"."userId" = ${uid})`;

/** The tests of the groups in which somebody is a student, of one group or of all, that close at `closesFrom` or later; the next to close first. */
export async function testsOfStudent(
  db: Db,
  uid: string,
  { groupId, closesFrom }: { groupId?: string; closesFrom: number },
): Promise<StudentsTestRow[]> {
  const all = db
    .selectFrom("groupMembers")
    .innerJoin("groups", "groups.id", "groupMembers.groupId")
    .innerJoin("classTests", "classTests.groupId", "groupMembers.groupId")
    .leftJoin("classTestTries", (join) => join.onRef("classTestTries.testId", "=", "classTests.id").on("classTestTries.userId", "=", uid))
    .select(columns)
    .select(["groups.name as groupName", "classTestTries.startedAt", "classTestTries.finishedAt", answered(uid).as("answered")])
    .where("groupMembers.userId", "=", uid)
    .where("groupMembers.leftAt", "is", null)
    .where("groupMembers.role", "=", "student")
    .where("classTests.closesAt", ">=", closesFrom)
    .orderBy("classTests.closesAt")
    .orderBy("classTests.id");
  return (groupId === undefined ? all : all.where("groupMembers.groupId", "=", groupId)).execute();
}

export async function countClassTests(db: Db, groupId: string): Promise<number> {
  const row = await db
    .selectFrom("classTests")
    .select(({ fn }) => fn.countAll<number>().as("tests"))
    .where("groupId", "=", groupId)
    .executeTakeFirstOrThrow();
  return row.tests;
}

export async function addClassTest(db: Db, row: ClassTestsTable): Promise<void> {
  await db.insertInto("classTests").values(row).execute();
}

export async function changeClassTest(db: Db, id: string, fields: Partial<ClassTestsTable>): Promise<void> {
  await db.updateTable("classTests").set(fields).where("id", "=", id).execute();
}

/** The stored questions as JSON text; null while there are none. */
export async function questionsText(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom("classTests").select("questions").where("id", "=", id).executeTakeFirst();
  return row?.questions ?? null;
}

/** Stores the questions, unless somebody was quicker: the first ones count. */
export async function keepQuestions(db: Db, id: string, { questions, count }: { questions: string; count: number }): Promise<void> {
  await db.updateTable("classTests").set({ questions, questionCount: count }).where("id", "=", id).where("questions", "is", null).execute();
}
