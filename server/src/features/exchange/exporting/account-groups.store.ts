import type { Aim } from "@recollect/domain/groups/assignments/aim.ts";
import type { OwnAssignment } from "@recollect/domain/groups/assignments/assignment.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";

import type { Db } from "../../../store/tables.ts";
import { testsMadeBy, testsTakenBy } from "./account-class-tests.store.ts";
import { answersWrittenBy, questionsAskedBy } from "./account-questions.store.ts";

/** The assignments that a group gives a student, with the figures of the student that teachers see, some at a time. */
export type GivenTo = (uid: string, groupId: string) => AsyncIterable<readonly OwnAssignment[]>;

/**
 * One by one, the groups in which a student is or was, with what the group stores of the student: the assignments that it gives (`given`), what the class list says,
 * which teacher looked at their progress on which day, whether their times in Match are shown there, and the questions and answers that the student wrote. Of a teacher also the decks that they added, the assignments and tests that they made, and the days on which they looked at
 * how many students.
 */
export async function* groupsOfAccount(db: Db, uid: string, { now, givenTo }: { now: number; givenTo: GivenTo }) {
  const rows = await db
    .selectFrom("groupMembers as member")
    .innerJoin("groups", "groups.id", "member.groupId")
    .select(["groups.id as groupId", "groups.name", "groups.keepUntil", "member.role", "member.joinedAt", "member.leftAt"])
    .leftJoin("matchShown as shown", (join) =>
      join.onRef("shown.groupId", "=", "member.groupId").onRef("shown.userId", "=", "member.userId"),
    )
    .select(["member.agreedAt", "member.externalId", "shown.userId as shownInMatch"])
    .where("member.userId", "=", uid)
    .orderBy("member.joinedAt")
    .orderBy("groups.id")
    .execute();
  const decks = await db
    .selectFrom("groupDecks")
    .select(["groupId", "deckOwnerId as ownerId", "deckId"])
    .where("addedBy", "=", uid)
    .execute();
  const assignments = await assignmentsMadeBy(db, uid);
  const madeTests = await testsMadeBy(db, uid);
  const takenTests = await testsTakenBy(db, uid, now);
  const questions = await questionsAskedBy(db, uid);
  const answers = await answersWrittenBy(db, uid);
  const looks = await looksAt(db, uid);
  const places = await db
    .selectFrom("groupPlaces")
    .select(["groupId", "name", "email", "username", "externalId", "addedAt"])
    .where("userId", "=", uid)
    .execute();
  const ownLooks = await looksOf(db, uid);
  for (const { shownInMatch, ...row } of rows) {
    const { groupId } = row;
    const given = [];
    for await (const some of givenTo(uid, groupId)) given.push(...some.map(assignedToYou));
    yield {
      ...row,
      isShownInMatch: shownInMatch !== null,
      onClassList: ofGroup(places, groupId),
      assignedToYou: given,
      assignments: ofGroup(assignments, groupId),
      madeTests: ofGroup(madeTests, groupId),
      takenTests: ofGroup(takenTests, groupId),
      questions: ofGroup(questions, groupId),
      answers: ofGroup(answers, groupId),
      lookedAtYou: ofGroup(looks, groupId),
      youLooked: ofGroup(ownLooks, groupId),
      addedDecks: ofGroup(decks, groupId),
    };
  }
}

/** An assignment that a group gives a student, with the figures of the student that its teachers see. */
function assignedToYou({ title, words, deck, opens, due, aim, row }: OwnAssignment) {
  return { ownerId: deck.ownerId, deckId: deck.id, title, words, opens, due, aim, seenByTeachers: row };
}

function ofGroup<Row extends { groupId: string }>(rows: readonly Row[], groupId: string): Omit<Row, "groupId">[] {
  return rows.flatMap(({ groupId: of, ...row }) => (of === groupId ? [row] : []));
}

async function assignmentsMadeBy(db: Db, uid: string) {
  const rows = await db
    .selectFrom("assignments")
    .select(["groupId", "deckOwnerId as ownerId", "deckId", "title", "words", "opensDay", "dueDay", "aim"])
    .where("madeBy", "=", uid)
    .orderBy("dueDay")
    .execute();
  return rows.map(({ opensDay, dueDay, aim, ...row }) => {
    return { ...row, opens: dayText(opensDay), due: dayText(dueDay), aim: JSON.parse(aim) as Aim };
  });
}

/** Who looked at a student's progress; a teacher is named as on pages. */
async function looksAt(db: Db, uid: string) {
  const rows = await db
    .selectFrom("looks")
    .innerJoin("users", "users.id", "looks.teacherId")
    .select(["looks.groupId", "looks.day", "users.username", "users.displayName"])
    .where("looks.studentId", "=", uid)
    .orderBy("looks.day")
    .execute();
  return rows.map(({ day, ...row }) => ({ ...row, day: dayText(day) }));
}

async function looksOf(db: Db, uid: string) {
  const rows = await db
    .selectFrom("looks")
    .select(({ fn }) => ["groupId", "day", fn.countAll<number>().as("students")])
    .where("teacherId", "=", uid)
    .groupBy(["groupId", "day"])
    .orderBy("day")
    .execute();
  return rows.map(({ day, ...row }) => ({ ...row, day: dayText(day) }));
}
