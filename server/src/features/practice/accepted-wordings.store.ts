import type { Db } from "../../store/tables.ts";

/**
 * The deck's owner sees a wording when at least this many students counted it as right. One or two could be identified by what they typed.
 */
export const fewestStudents = 3;

/** The most wordings to read, the most frequent first. */
const mostWordings = 50;

/** A wording that students counted as right, as one of them typed it. */
export type AcceptedWording = { cardId: string; wording: string; students: number };

/** What at least `fewestStudents` students other than the owner counted as right in the owner's deck. */
export async function acceptedWordings(db: Db, { ownerId, deckId }: { ownerId: string; deckId: number }): Promise<AcceptedWording[]> {
  const rows = await db
    .selectFrom("acceptedAnswers")
    .select(({ fn }) => ["cardId", fn.min("asTyped").as("wording"), fn.countAll<number | string>().as("students")])
    .where("deckOwnerId", "=", ownerId)
    .where("deckId", "=", deckId)
    .where("userId", "<>", ownerId)
    .groupBy(["cardId", "wording"])
    .having(({ fn }) => fn.countAll(), ">=", fewestStudents)
    .orderBy("students", "desc")
    .orderBy("cardId")
    .orderBy("wording")
    .limit(mostWordings)
    .execute();
  return rows.map(({ cardId, wording, students }) => ({ cardId, wording, students: Number(students) }));
}
