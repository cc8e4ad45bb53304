import { deadlineOf } from "@recollect/domain/groups/class-tests/class-test.ts";
import { inOrderOfNames, nameInClass } from "@recollect/domain/groups/name-order.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { sql, type RawBuilder, type SqlBool } from "kysely";

import type { Db } from "../../../store/tables.ts";

/** A group's students, or one of them. */
export type PupilScope = { groupId: string; uid: string | null };

/** A student with what decides whether figures of theirs are still right. */
export type PupilInGroup = {
  uid: string;
  displayName: string | null;
  username: string | null;
  externalId: string | null;
  /** on the class list; null for a student who is not on it */
  listName: string | null;
  /** the study settings as JSON text; null for the defaults */
  settings: string | null;
  /** counts the changes of the student's cards; null for none */
  lastChange: number | null;
  /** of the student's memory models; null for none */
  modelVersion: number | null;
};

function studentsOf(db: Db, { groupId, uid }: PupilScope) {
  const all = db
    .selectFrom("groupMembers")
    .where("groupMembers.groupId", "=", groupId)
    .where("groupMembers.leftAt", "is", null)
    .where("groupMembers.role", "=", "student");
  return uid === null ? all : all.where("groupMembers.userId", "=", uid);
}

/** The students of a group, by name. */
export async function pupilsOf(db: Db, scope: PupilScope): Promise<PupilInGroup[]> {
  const pupils = await studentsOf(db, scope)
    .innerJoin("users", "users.id", "groupMembers.userId")
    .leftJoin("groupPlaces", (join) =>
      join.onRef("groupPlaces.userId", "=", "groupMembers.userId").onRef("groupPlaces.groupId", "=", "groupMembers.groupId"),
    )
    .leftJoin("studySettings", "studySettings.userId", "groupMembers.userId")
    .leftJoin("deviceSequences", "deviceSequences.userId", "groupMembers.userId")
    .select([
      "groupMembers.userId as uid",
      "users.displayName",
      "users.username",
      "groupMembers.externalId",
      "groupPlaces.name as listName",
    ])
    .select(["studySettings.settings", "deviceSequences.last as lastChange"])
    .select(
      sql<
        number | null
      >`(select max("version") from ${sql.table("studyMemories")} where "studyMemories"."userId" = "groupMembers"."userId")`.as(
        "modelVersion",
      ),
    )
    .execute();
  return inOrderOfNames(pupils, nameInClass);
}

type DeckOfPupils = PupilScope & { deckOwnerId: string; deckId: number };

/** The separate study days of a student in a deck: since an assignment opened, those of them up to its due day, and the last one of all. */
export type StudyDaysOfPupil = { days: number; daysInTime: number; lastDay: number };

type DaysRequest = DeckOfPupils & { opensDay: number; dueDay: number };

/** The study days of a deck's students; students without any are left out. */
export async function studyDaysOf(
  db: Db,
  { deckOwnerId, deckId, opensDay, dueDay, ...scope }: DaysRequest,
): Promise<Map<string, StudyDaysOfPupil>> {
  const countFrom = (until: RawBuilder<SqlBool>) =>
    sql<number>`sum(case when "studyDays"."day" >= ${opensDay} and ${until} then 1 else 0 end)`;
  const rows = await studentsOf(db, scope)
    .innerJoin("studyDays", "studyDays.userId", "groupMembers.userId")
    .select(({ fn }) => ["studyDays.userId", fn.max<number>("studyDays.day").as("lastDay")])
    .select([countFrom(sql`true`).as("days"), countFrom(sql`"studyDays"."day" <= ${dueDay}`).as("daysInTime")])
    .where("studyDays.deckOwnerId", "=", deckOwnerId)
    .where("studyDays.deckId", "=", deckId)
    .where("studyDays.answers", ">", 0)
    .groupBy("studyDays.userId")
    .execute();
  return new Map(rows.map(({ userId, ...days }) => [userId, days]));
}

/** A finished test: when, in ms since 1970, and the share of right answers, 0 to 1. */
type FinishedTest = { uid: string; at: number; share: number };

/** The finished tests of a deck's students: those that they took by themselves, and the group's class tests once they are over for everybody. */
export async function testsOf(db: Db, deck: DeckOfPupils, now: number): Promise<Map<string, FinishedTest[]>> {
  const [own, ofClass] = [await practiceTestsOf(db, deck), await classTestsOf(db, deck, now)];
  return Map.groupBy([...own, ...ofClass], ({ uid }) => uid);
}

/** Whole tests that this server began and counted: no rounds of what was missed, no tests of a device or from an account's file. */
async function practiceTestsOf(db: Db, { deckOwnerId, deckId, ...scope }: DeckOfPupils): Promise<FinishedTest[]> {
  const rows = await studentsOf(db, scope)
    .innerJoin("practiceTests", "practiceTests.userId", "groupMembers.userId")
    .select(["practiceTests.userId", "finishedAt", "correct", "size"])
    .where("practiceTests.deckOwnerId", "=", deckOwnerId)
    .where("practiceTests.deckId", "=", deckId)
    .where("finishedAt", "is not", null)
    .where("practiceTests.isWhole", "=", 1)
    .execute();
  return rows.map(({ userId, finishedAt, correct, size }) => ({
    uid: userId,
    at: finishedAt ?? 0,
    share: size === 0 ? 0 : correct / size,
  }));
}

/** A try counts from its end on, with all of its marks: before that, its result would tell which answers are right. */
async function classTestsOf(db: Db, { deckOwnerId, deckId, ...scope }: DeckOfPupils, now: number): Promise<FinishedTest[]> {
  const answersWhere = (condition: RawBuilder<SqlBool>) =>
    sql<number>`(select count(*) from ${sql.table("classTestAnswers")} as "given"
      where "given"."testId" = "classTests"."id" and "given"."userId" = "groupMembers"."userId" and ${condition})`;
  const rows = await studentsOf(db, scope)
    .innerJoin("classTests", "classTests.groupId", "groupMembers.groupId")
    .innerJoin("classTestTries", (join) =>
      join.onRef("classTestTries.testId", "=", "classTests.id").onRef("classTestTries.userId", "=", "groupMembers.userId"),
    )
    .select(["groupMembers.userId as uid", "finishedAt", "startedAt", "closesAt", "minutes", "questionCount"])
    .select([answersWhere(sql`"isRight" = 1`).as("right"), answersWhere(sql`"isRight" is null`).as("unmarked")])
    .where("classTests.deckOwnerId", "=", deckOwnerId)
    .where("classTests.deckId", "=", deckId)
    .where("classTests.closesAt", "<=", now - CLASS_TEST.graceMs)
    .execute();
  return rows.flatMap(({ uid, finishedAt, right, unmarked, questionCount, ...times }) =>
    unmarked > 0 || !questionCount ? [] : [{ uid, at: finishedAt ?? deadlineOf(times, times), share: right / questionCount }],
  );
}

type HardestRequest = { groupId: string; deckOwnerId: string; deckId: number; fewestPupils: number; most: number };

/**
 * The cards that are remembered worst on the first review of a day, of those that enough students have reviewed. The first answer to a new card is
 * no review, and an undone answer is none.
 */
export async function hardestCards(db: Db, { groupId, deckOwnerId, deckId, fewestPupils, most }: HardestRequest) {
  const { rows } = await sql<{ cardId: string; share: number | string; pupils: number }>`
    select "cardId", avg("isRight") as "share", count(distinct "userId") as "pupils" from (
      select answer."userId", substr(answer."cardId", 1, 12) as "cardId", case when answer."rating" = 'again' then 0.0 else 1.0 end as "isRight",
        row_number() over (partition by answer."userId", answer."cardId", answer."day" order by answer."at", answer."id") as "nth"
      from "groupMembers" as member
      inner join "studyLog" as answer on answer."userId" = member."userId" and answer."deckOwnerId" = ${deckOwnerId}
        and answer."deckId" = ${deckId}
      where member."groupId" = ${groupId} and member."leftAt" is null and member."role" = 'student'
        and answer."kind" = 'answer' and answer."source" = 'study' and answer."stageBefore" <> 'new'
        and not exists (select 1 from "studyLog" as undo where undo."userId" = answer."userId" and undo."undoes" = answer."id")
    ) as reviews
    where "nth" = 1
    group by "cardId"
    having count(distinct "userId") >= ${fewestPupils} and avg("isRight") < 1
    order by "share", "cardId"
    limit ${most}`.execute(db);
  // PostgreSQL's mean is an arbitrary-precision number, which arrives as a text.
  return rows.map(({ cardId, share, pupils }) => ({ cardId, share: Number(share), pupils }));
}
