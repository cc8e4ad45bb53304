import type { Db } from "../../store/tables.ts";

/**
 * So many students must have had a wording counted as right before the deck's owner sees it. What one or two typed could tell who it
 * was; what three typed alike is a way to say it.
 */
export const fewestStudents = 3;

/** How many wordings are read, the commonest first. */
const mostWordings = 50;

/** A wording that students had counted as right, as one of them typed it. */
export type OverruledAnswer = { cardId: string; wording: string; students: number };

/** What students other than the owner had counted as right in the owner's deck, at least `fewestStudents` of them alike. */
export async function overruledAnswers(db: Db, { ownerId, deckId }: { ownerId: string; deckId: number }): Promise<OverruledAnswer[]> {
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
