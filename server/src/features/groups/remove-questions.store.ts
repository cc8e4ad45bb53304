import { isOfGoneDeck } from "../../access/gone-decks.store.ts";
import type { Db } from "../../store/tables.ts";

/** Deletes the questions on decks that are gone for good: neither there nor in the trash. Returns how many. */
export async function deleteQuestionsWithoutDeck(db: Db, most: number): Promise<number> {
  const rows = await db.selectFrom("cardQuestions").select("id").where(isOfGoneDeck("cardQuestions")).limit(most).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("cardQuestions").where("id", "in", ids).execute();
  return ids.length;
}
