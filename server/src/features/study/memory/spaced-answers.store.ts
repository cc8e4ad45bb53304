import type { SeedEntry } from "@recollect/domain/study/log/entry.ts";

import type { Db } from "../../../store/tables.ts";

/** The number of all of a student's answers, including imported ones: the sum of their days. */
export async function answersInAll(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("studyDays")
    .select((eb) => eb.fn.sum<number | string | null>("answers").as("answers"))
    .where("userId", "=", userId)
    .executeTakeFirst();
  return Number(row?.answers ?? 0);
}

/** How many of a student's answers came at least a day after the last, counted up to `most`: every day of a card except its first. */
export async function spacedAnswers(db: Db, userId: string, most: number): Promise<number> {
  const answers = await answersInAll(db, userId);
  // A log this long has enough of them in any case.
  if (answers > most * 10) return most;
  const days = db
    .selectFrom("studyLog")
    .select((eb) => eb.fn.count<number>("day").distinct().as("days"))
    .where("userId", "=", userId)
    .where("kind", "=", "answer")
    .groupBy(["deckOwnerId", "deckId", "cardId"]);
  const row = await db
    .selectFrom(days.as("cards"))
    .select((eb) => [eb.fn.sum<number | string | null>("days").as("days"), eb.fn.countAll<number>().as("cards")])
    .executeTakeFirst();
  const seeds = await db.selectFrom("studyLog").select("entry").where("userId", "=", userId).where("kind", "=", "seed").execute();
  const importedAnswers = seeds.reduce((sum, { entry }) => sum + Math.max(0, (JSON.parse(entry) as SeedEntry).days.length - 1), 0);
  return Math.min(most, importedAnswers + Number(row?.days ?? 0) - (row?.cards ?? 0));
}
