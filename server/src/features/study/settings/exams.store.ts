import type { Day } from "@recollect/domain/study/day.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";

import { precompiled } from "../../../store/precompiled.ts";
import type { Db, Tables } from "../../../store/tables.ts";
import type { DeckPlace } from "../decks/deck-place.ts";

type ExamPlace = DeckPlace & { userId: string };

const select = precompiled((db, { userId }: { userId: string }) =>
  db.selectFrom("studyExams").select(["deckOwnerId", "deckId", "examDay"]).where("userId", "=", userId),
);

/** The days of all the student's exams, by deck, including past ones. */
export async function examDays(db: Db, userId: string): Promise<Map<string, Day>> {
  return daysOfExams((await select(db, { userId })).rows);
}

export function daysOfExams(rows: readonly Omit<Tables["studyExams"], "userId">[]): Map<string, Day> {
  return new Map(rows.map(({ deckOwnerId, deckId, examDay }) => [deckKeyOf(deckOwnerId, deckId), examDay]));
}

export async function saveExam(db: Db, place: ExamPlace, examDay: Day): Promise<void> {
  await db
    .insertInto("studyExams")
    .values({ ...place, examDay })
    .onConflict((conflict) => conflict.columns(["userId", "deckOwnerId", "deckId"]).doUpdateSet({ examDay }))
    .execute();
}

export async function deleteExam(db: Db, { userId, deckOwnerId, deckId }: ExamPlace): Promise<void> {
  await db
    .deleteFrom("studyExams")
    .where("userId", "=", userId)
    .where("deckOwnerId", "=", deckOwnerId)
    .where("deckId", "=", deckId)
    .execute();
}
