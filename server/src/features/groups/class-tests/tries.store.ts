import { inOrderOfNames, nameInClass } from "@recollect/domain/groups/name-order.ts";
import { sql } from "kysely";

import type { Db } from "../../../store/tables.ts";
import type { ClassTestAnswersTable, ClassTestTriesTable } from "./class-tests.tables.ts";

type OfStudent = { testId: string; uid: string };

export async function findTry(db: Db, { testId, uid }: OfStudent): Promise<ClassTestTriesTable | null> {
  const row = await db.selectFrom("classTestTries").selectAll().where("testId", "=", testId).where("userId", "=", uid).executeTakeFirst();
  return row ?? null;
}

/** Begins a try, unless there is one already: another device was quicker, and this one goes on with it. */
export async function beginTry(db: Db, { testId, uid }: OfStudent, now: number): Promise<void> {
  await db
    .insertInto("classTestTries")
    .values({ testId, userId: uid, startedAt: now, finishedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Hands a try in; the first time counts. */
export async function finishTry(db: Db, { testId, uid }: OfStudent, now: number): Promise<void> {
  await db
    .updateTable("classTestTries")
    .set({ finishedAt: now })
    .where("testId", "=", testId)
    .where("userId", "=", uid)
    .where("finishedAt", "is", null)
    .execute();
}

/** A student's answers, by question. */
export async function answersOf(db: Db, { testId, uid }: OfStudent): Promise<ClassTestAnswersTable[]> {
  return db.selectFrom("classTestAnswers").selectAll().where("testId", "=", testId).where("userId", "=", uid).orderBy("question").execute();
}

type AnswerInput = Omit<ClassTestAnswersTable, "byTeacher">;

/** Stores an answer in place of an earlier one. */
export async function putAnswer(db: Db, input: AnswerInput): Promise<void> {
  const { answer, wording, givenAt, isRight } = input;
  await db
    .insertInto("classTestAnswers")
    .values({ ...input, byTeacher: 0 })
    .onConflict((conflict) =>
      conflict.columns(["testId", "userId", "question"]).doUpdateSet({ answer, wording, givenAt, isRight, byTeacher: 0 }),
    )
    .execute();
}

export async function removeAnswer(db: Db, { testId, uid }: OfStudent, question: number): Promise<void> {
  await db.deleteFrom("classTestAnswers").where("testId", "=", testId).where("userId", "=", uid).where("question", "=", question).execute();
}

/** A wording that is not marked yet, as one of its students typed it. */
export type UnmarkedWording = { question: number; wording: string; answer: string };

/** Some of the wordings of a test that are not marked; each once, however many students wrote it. */
export async function unmarkedWordings(db: Db, testId: string, most: number): Promise<UnmarkedWording[]> {
  return db
    .selectFrom("classTestAnswers")
    .select(({ fn }) => ["question", "wording", fn.min("answer").as("answer")])
    .where("testId", "=", testId)
    .where("isRight", "is", null)
    .groupBy(["question", "wording"])
    .orderBy("question")
    .orderBy("wording")
    .limit(most)
    .execute();
}

/** Marks the answers of a wording that have no mark yet. */
export async function markWording(db: Db, testId: string, { question, wording }: UnmarkedWording, isRight: 0 | 1): Promise<void> {
  await db
    .updateTable("classTestAnswers")
    .set({ isRight })
    .where("testId", "=", testId)
    .where("question", "=", question)
    .where("wording", "=", wording)
    .where("isRight", "is", null)
    .execute();
}

type Corrected = { testId: string; question: number; isRight: 0 | 1 } & ({ uid: string } | { wording: string });

/** Stores a teacher's decision about one student's answer, or about all of one wording. */
export async function correctAnswers(db: Db, { testId, question, isRight, ...which }: Corrected): Promise<void> {
  const update = db
    .updateTable("classTestAnswers")
    .set({ isRight, byTeacher: 1 })
    .where("testId", "=", testId)
    .where("question", "=", question);
  await ("uid" in which ? update.where("userId", "=", which.uid) : update.where("wording", "=", which.wording)).execute();
}

const whole = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** How often a condition holds, of the answers of a test. */
const counts = {
  right: whole(sql`"classTestAnswers"."isRight" = 1`),
  unmarked: whole(sql`"classTestAnswers"."isRight" is null`),
  answered: sql<number>`count(*)`,
};

/** How many of the answers are right, not marked yet, and there at all. */
export type Counts = { right: number; unmarked: number; answered: number };

const countColumns = [counts.right.as("right"), counts.unmarked.as("unmarked"), counts.answered.as("answered")] as const;

/** The answers of a test in numbers, for each student who gave any. */
export async function countsByStudent(db: Db, testId: string): Promise<Map<string, Counts>> {
  const rows = await db
    .selectFrom("classTestAnswers")
    .select("userId")
    .select(countColumns)
    .where("testId", "=", testId)
    .groupBy("userId")
    .execute();
  return new Map(rows.map(({ userId, ...row }) => [userId, row]));
}

/** The answers of a test in numbers, for each question: of all who gave any, or of some students. */
export async function countsByQuestion(db: Db, testId: string, students?: readonly string[]): Promise<Map<number, Counts>> {
  const all = db.selectFrom("classTestAnswers").select("question").select(countColumns).where("testId", "=", testId).groupBy("question");
  const rows = await (students === undefined ? all : all.where("userId", "in", students)).execute();
  return new Map(rows.map(({ question, ...row }) => [question, row]));
}

function ofStudentsNow(db: Db, groupId: string) {
  return db
    .selectFrom("classTestAnswers")
    .innerJoin("groupMembers", "groupMembers.userId", "classTestAnswers.userId")
    .where("groupMembers.groupId", "=", groupId)
    .where("groupMembers.leftAt", "is", null)
    .where("groupMembers.role", "=", "student");
}

/** The different answers to a question, the most frequent first. Answers of one wording may be marked differently, by a teacher. */
export async function wordingsOf(db: Db, groupId: string, { testId, question, most }: { testId: string; question: number; most: number }) {
  return ofStudentsNow(db, groupId)
    .select(({ fn }) => ["wording", "isRight", "byTeacher", fn.min("answer").as("answer"), fn.min("classTestAnswers.userId").as("uid")])
    .select(({ fn }) => fn.countAll<number>().as("pupils"))
    .where("testId", "=", testId)
    .where("question", "=", question)
    .groupBy(["wording", "isRight", "byTeacher"])
    .orderBy("pupils", "desc")
    .orderBy("wording")
    .limit(most)
    .execute();
}

/** The tries of a test by the group's students now, or by one of them, and the students without one. */
export async function triesOfGroup(db: Db, groupId: string, testId: string, uid?: string) {
  const all = db
    .selectFrom("groupMembers")
    .innerJoin("users", "users.id", "groupMembers.userId")
    .leftJoin("groupPlaces", (join) =>
      join.onRef("groupPlaces.userId", "=", "groupMembers.userId").onRef("groupPlaces.groupId", "=", "groupMembers.groupId"),
    )
    .leftJoin("classTestTries", (join) =>
      join.onRef("classTestTries.userId", "=", "groupMembers.userId").on("classTestTries.testId", "=", testId),
    )
    .select([
      "groupMembers.userId as uid",
      "users.displayName",
      "users.username",
      "groupMembers.externalId",
      "groupPlaces.name as listName",
    ])
    .select(["classTestTries.startedAt", "classTestTries.finishedAt"])
    .where("groupMembers.groupId", "=", groupId)
    .where("groupMembers.leftAt", "is", null)
    .where("groupMembers.role", "=", "student");
  const tries = await (uid === undefined ? all : all.where("groupMembers.userId", "=", uid)).execute();
  return inOrderOfNames(tries, nameInClass);
}

/** A student's try, locked until the transaction ends: an answer is stored before it is handed in, or refused after it. */
export async function lockTry(db: Db, { testId, uid }: OfStudent): Promise<ClassTestTriesTable | null> {
  const row = await db
    .selectFrom("classTestTries")
    .selectAll()
    .where("testId", "=", testId)
    .where("userId", "=", uid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A student's own answers in numbers, by test. */
export async function countsOfStudent(db: Db, uid: string, testIds: readonly string[]): Promise<Map<string, Counts>> {
  if (testIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("classTestAnswers")
    .select("testId")
    .select(countColumns)
    .where("userId", "=", uid)
    .where("testId", "in", testIds)
    .groupBy("testId")
    .execute();
  return new Map(rows.map(({ testId, ...row }) => [testId, row]));
}
