import type { Day } from "@recollect/domain/study/day.ts";
import type { PlannedExam } from "@recollect/domain/study/exam/plans-in-force.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { mayOpen } from "../../../access/deck-conditions.store.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import type { DeckPlace } from "../decks/deck-place.ts";

type Exam = Pick<Tables["examPlans"], "userId" | "id" | "name" | "examDay">;

/** An exam and one of its decks. */
type ExamRow = DeckPlace & { planId: string; name: string; examDay: Day };

/** The exams of these rows, each with its decks in the order of their numbers, which every reader of a plan has. */
export function examsOfRows(rows: readonly ExamRow[]): PlannedExam[] {
  const inOrder = rows.toSorted((a, b) => a.deckId - b.deckId || (a.deckOwnerId < b.deckOwnerId ? -1 : 1));
  return [...Map.groupBy(inOrder, ({ planId }) => planId)].map(([id, decks]) => ({
    id,
    name: decks[0]?.name ?? "",
    day: decks[0]?.examDay ?? 0,
    deckKeys: decks.map(({ deckOwnerId, deckId }) => deckKeyOf(deckOwnerId, deckId)),
  }));
}

/** A deck of an exam that the student may open now. */
export type DeckOfExam = { deckOwnerId: string; deckId: number; title: string };

/** The decks of a student's exams that they may open now, by exam; also of past exams. */
export async function openDecksOfExams(db: Db, userId: string): Promise<Map<string, DeckOfExam[]>> {
  const rows = await db
    .selectFrom("examPlanDecks")
    .innerJoin("decks", (join) =>
      join.onRef("decks.ownerId", "=", "examPlanDecks.deckOwnerId").onRef("decks.id", "=", "examPlanDecks.deckId"),
    )
    .select(["planId", "deckOwnerId", "deckId", "decks.title"])
    .where("examPlanDecks.userId", "=", userId)
    .where(mayOpen(userId))
    .orderBy("deckId")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ planId }) => planId)].map(([id, decks]) => [id, decks.map(({ planId: _planId, ...deck }) => deck)]),
  );
}

/** Writes an exam with its decks, or replaces the exam with this id. Its row is written before its decks change, because an exam ends with its last deck. */
export async function saveExamPlan(db: Db, { userId, id, name, examDay }: Exam, decks: readonly DeckPlace[]): Promise<void> {
  await db
    .insertInto("examPlans")
    .values({ userId, id, name, examDay })
    .onConflict((conflict) => conflict.columns(["userId", "id"]).doUpdateSet({ name, examDay }))
    .execute();
  await db
    .insertInto("examPlanDecks")
    .values(decks.map((deck) => ({ userId, planId: id, ...deck })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes decks out of an exam. */
export async function takeOut(db: Db, { userId, id }: Pick<Exam, "userId" | "id">, decks: readonly DeckPlace[]): Promise<void> {
  for (const { deckOwnerId, deckId } of decks)
    await db
      .deleteFrom("examPlanDecks")
      .where("userId", "=", userId)
      .where("planId", "=", id)
      .where("deckOwnerId", "=", deckOwnerId)
      .where("deckId", "=", deckId)
      .execute();
}

/** Returns whether there was such an exam. */
export async function deleteExamPlan(db: Db, { userId, id }: Pick<Exam, "userId" | "id">): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("examPlans").where("userId", "=", userId).where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A deck that may be chosen for an exam. */
export type DeckToChoose = { deckId: number; title: string };

/**
 * The decks that a student may choose for an exam: own ones, and those of others that they saved, that they have begun, or that are in a group of theirs. A
 * tutorial of others is left out: its number is that of the student's own.
 */
export async function decksToChoose(db: Db, uid: string): Promise<DeckToChoose[]> {
  const own = db.selectFrom("decks").select(["id as deckId", "title"]).where("ownerId", "=", uid);
  const places = db
    .selectFrom("deckMarks")
    .select(["deckOwnerId", "deckId"])
    .where("userId", "=", uid)
    .where("savedAt", "is not", null)
    .where("removedAt", "is", null)
    .union(db.selectFrom("studyDecks").select(["deckOwnerId", "deckId"]).where("userId", "=", uid).where("touched", ">", 0))
    .union(
      db
        .selectFrom("groupMembers")
        .innerJoin("groupDecks", "groupDecks.groupId", "groupMembers.groupId")
        .select(["groupDecks.deckOwnerId", "groupDecks.deckId"])
        .where("groupMembers.userId", "=", uid)
        .where("groupMembers.leftAt", "is", null),
    );
  const ofOthers = db
    .selectFrom(places.as("place"))
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "place.deckOwnerId").onRef("decks.id", "=", "place.deckId"))
    .select(["decks.id as deckId", "decks.title"])
    .where("decks.ownerId", "<>", uid)
    .where("decks.id", ">", 1)
    .where(mayOpen(uid));
  return own.unionAll(ofOthers).execute();
}
