import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Suggested corrections of cards: a row for each person and wording. They go with the account of the proposer, and with that of the deck's author. No key
 * leads to the deck: one that comes back from the trash has its suggestions again. `wording` is a hash of the text, by which the same words of several
 * people are found. `base` is the side for which they were written, null for those that had none. `savedRevision` is the version of the deck before
 * the save that took them. Decks without a row in `deckSuggestions` have the default.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("cardSuggestions")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("deckOwnerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("deckTitle", text, (c) => c.notNull())
    .addColumn("cardId", text, (c) => c.notNull())
    .addColumn("field", text, (c) => c.notNull())
    .addColumn("base", text)
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("wording", text, (c) => c.notNull())
    .addColumn("sentence", text, (c) => c.notNull())
    .addColumn("byId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("isNamed", count, (c) => c.notNull())
    .addColumn("suggestedAt", ms, (c) => c.notNull())
    .addColumn("decidedAt", ms)
    .addColumn("decision", text)
    .addColumn("answer", text, (c) => c.notNull().defaultTo(""))
    .addColumn("savedRevision", ms)
    .modifyEnd(end)
    .execute();
  await db.schema
    .createIndex("openSuggestions")
    .unique()
    .on("cardSuggestions")
    .columns(["deckOwnerId", "deckId", "cardId", "field", "wording", "byId"])
    .where(sql.ref("decidedAt"), "is", sql.lit(null))
    .execute();
  await db.schema.createIndex("suggestionsOfDeck").on("cardSuggestions").columns(["deckOwnerId", "deckId", "savedRevision"]).execute();
  await db.schema.createIndex("suggestionsByProposer").on("cardSuggestions").columns(["byId", "suggestedAt"]).execute();
  await db.schema.createIndex("decidedSuggestions").on("cardSuggestions").columns(["decidedAt"]).execute();
  await db.schema
    .createTable("deckSuggestions")
    .addColumn("ownerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("audience", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("deckSuggestionsPrimaryKey", ["ownerId", "deckId"])
    .modifyEnd(end)
    .execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["deckSuggestions", "cardSuggestions"]) await db.schema.dropTable(table).execute();
}
