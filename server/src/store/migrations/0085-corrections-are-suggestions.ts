import { createHash } from "node:crypto";

import { sql } from "kysely";

import type { SchemaOfItsDay } from "./column-types.ts";

type Correction = {
  id: string;
  deckOwnerId: string;
  deckId: number;
  cardId: string;
  byId: string;
  text: string;
  correctedSide: string;
  correction: string;
  askedAt: number;
};

const rowsAtOnce = 200;

/**
 * Corrections that were questions of a group become suggestions, which the deck's author accepts. Every question stays in its group with all its words, the
 * proposed ones among them; the columns of corrections are empty from now on, and stay for servers of the version before that still run. A suggestion that comes from one has its id, no known base, and no name, since the question showed none to an author outside
 * of the group.
 */
export async function up(db: SchemaOfItsDay): Promise<void> {
  for (let last = ""; ;) {
    const rows: Correction[] = await db
      .selectFrom("cardQuestions")
      .select(["id", "deckOwnerId", "deckId", "cardId", "byId", "text", "correctedSide", "correction", "askedAt"])
      .where("correctedSide", "is not", null)
      .where("correction", "is not", null)
      .where("settledAt", "is", null)
      .where("id", ">", last)
      .whereRef("byId", "<>", "deckOwnerId")
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) await suggest(db, row);
    if (rows.length < rowsAtOnce) break;
    last = rows.at(-1)?.id ?? last;
  }
  await db
    .updateTable("cardQuestions")
    .set({
      text: sql`case when "text" = '' then "correction" else "text" || ${"\n\n"} || "correction" end`,
      correctedSide: null,
      correction: null,
    })
    .where("correction", "is not", null)
    .execute();
  await db.updateTable("notices").set({ kind: "suggestion-made", groupId: null }).where("kind", "=", "correction-proposed").execute();
}

async function suggest(
  db: SchemaOfItsDay,
  { correctedSide: field, correction, text: sentence, askedAt, ...row }: Correction,
): Promise<void> {
  const { deckOwnerId, deckId } = row;
  const titleIn = async (table: string): Promise<string | undefined> =>
    (await db.selectFrom(table).select("title").where("ownerId", "=", deckOwnerId).where("id", "=", deckId).executeTakeFirst())?.title;
  const deckTitle = (await titleIn("decks")) ?? (await titleIn("trashedDecks")) ?? "";
  const wording = createHash("sha256").update(correction.trim()).digest("base64url");
  await db
    .insertInto("cardSuggestions")
    .values({ ...row, deckTitle, field, base: null, text: correction, wording, sentence, isNamed: 0, suggestedAt: askedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was moved stays with the questions, as their words. */
export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.updateTable("notices").set({ kind: "correction-proposed" }).where("kind", "=", "suggestion-made").execute();
}
