import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await createAcceptedAnswers(db, kind);
  await createExaminerUse(db, kind);
  await createExaminerTurns(db, kind);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["examinerTurns", "examinerUse", "acceptedAnswers"]) await db.schema.dropTable(table).execute();
}

async function createAcceptedAnswers(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("acceptedAnswers")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("cardId", text, (c) => c.notNull())
    .addColumn("wording", text, (c) => c.notNull())
    .addColumn("asTyped", text, (c) => c.notNull())
    .addColumn("acceptedAt", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("acceptedAnswersPrimaryKey", ["userId", "deckOwnerId", "deckId", "cardId", "wording"])
    .addForeignKeyConstraint("acceptedAnswersDeck", ["deckOwnerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("acceptedAnswersOfDeck").on("acceptedAnswers").columns(["deckOwnerId", "deckId"]).execute();
}

async function createExaminerUse(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("examinerUse")
    .addColumn("key", text, (c) => c.primaryKey())
    .addColumn("used", count, (c) => c.notNull())
    .addColumn("windowStart", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("examinerUseByWindow").on("examinerUse").column("windowStart").execute();
}

async function createExaminerTurns(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("examinerTurns")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("endsAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("examinerTurnsOfUser").on("examinerTurns").column("userId").execute();
}
