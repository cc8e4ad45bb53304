import { sql } from "kysely";

import type { Db } from "../../../store/tables.ts";

/** A group's students, or one of them. */
export type PupilScope = { groupId: string; uid: string | null };

/** A student with what decides whether figures of theirs are still right. */
export type PupilInGroup = {
  uid: string;
  displayName: string | null;
  username: string | null;
  externalId: string | null;
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
  return studentsOf(db, scope)
    .innerJoin("users", "users.id", "groupMembers.userId")
    .leftJoin("studySettings", "studySettings.userId", "groupMembers.userId")
    .leftJoin("deviceSequences", "deviceSequences.userId", "groupMembers.userId")
    .select(["groupMembers.userId as uid", "users.displayName", "users.username", "groupMembers.externalId"])
    .select(["studySettings.settings", "deviceSequences.last as lastChange"])
    .select(
      sql<
        number | null
      >`(select max("version") from ${sql.table("studyMemories")} where "studyMemories"."userId" = "groupMembers"."userId")`.as(
        "modelVersion",
      ),
    )
    .orderBy("users.displayName")
    .orderBy("users.username")
    .orderBy("groupMembers.userId")
    .execute();
}

type DeckOfPupils = PupilScope & { deckOwnerId: string; deckId: number };

/** The study days of a deck's students. */
export async function studyDaysOf(db: Db, { deckOwnerId, deckId, ...scope }: DeckOfPupils): Promise<Map<string, number[]>> {
  const rows = await studentsOf(db, scope)
    .innerJoin("studyDays", "studyDays.userId", "groupMembers.userId")
    .select(["studyDays.userId", "studyDays.day"])
    .where("studyDays.deckOwnerId", "=", deckOwnerId)
    .where("studyDays.deckId", "=", deckId)
    .where("studyDays.answers", ">", 0)
    .orderBy("studyDays.day")
    .execute();
  return byStudent(rows, ({ day }) => day);
}

/** The finished tests of a deck's students: when (ms since 1970), and the share of right answers. */
export async function testsOf(
  db: Db,
  { deckOwnerId, deckId, ...scope }: DeckOfPupils,
): Promise<Map<string, { at: number; share: number }[]>> {
  const rows = await studentsOf(db, scope)
    .innerJoin("practiceTests", "practiceTests.userId", "groupMembers.userId")
    .select(["practiceTests.userId", "finishedAt", "correct", "size"])
    .where("practiceTests.deckOwnerId", "=", deckOwnerId)
    .where("practiceTests.deckId", "=", deckId)
    .where("finishedAt", "is not", null)
    .execute();
  return byStudent(rows, ({ finishedAt, correct, size }) => ({ at: finishedAt ?? 0, share: size === 0 ? 0 : correct / size }));
}

function byStudent<Row extends { userId: string }, Value>(rows: readonly Row[], valueOf: (row: Row) => Value): Map<string, Value[]> {
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ userId }) => userId),
      ([uid, own]) => [uid, own.map(valueOf)],
    ),
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
