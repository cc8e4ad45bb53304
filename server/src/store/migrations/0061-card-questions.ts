import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Questions of a group's members on cards of its decks, their answers, and reports of them. They go with the group and with the account that wrote them. No
 * key leads to the deck: one that is taken out of the group and put back has its questions again. `cardFront` is the beginning of the card as it was.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("cardQuestions")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("groupId", text, (c) => c.notNull().references("groups.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("cardId", text, (c) => c.notNull())
    .addColumn("cardFront", text, (c) => c.notNull())
    .addColumn("byId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("correctedSide", text)
    .addColumn("correction", text)
    .addColumn("askedAt", ms, (c) => c.notNull())
    .addColumn("settledAt", ms)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("questionsOfCards").on("cardQuestions").columns(["groupId", "deckOwnerId", "deckId", "cardId"]).execute();
  await db.schema.createIndex("questionsOfGroup").on("cardQuestions").columns(["groupId", "askedAt", "id"]).execute();
  await db.schema.createIndex("questionsOfDeckOwner").on("cardQuestions").columns(["deckOwnerId", "deckId"]).execute();
  await db.schema.createIndex("questionsByAsker").on("cardQuestions").columns(["byId", "askedAt"]).execute();
  await db.schema
    .createTable("cardAnswers")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("questionId", text, (c) => c.notNull().references("cardQuestions.id").onDelete("cascade"))
    .addColumn("byId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("answeredAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("answersOfQuestion").on("cardAnswers").columns(["questionId", "answeredAt"]).execute();
  await db.schema.createIndex("answersByWriter").on("cardAnswers").columns(["byId", "answeredAt"]).execute();
  await db.schema
    .createTable("questionReports")
    .addColumn("questionId", text, (c) => c.notNull().references("cardQuestions.id").onDelete("cascade"))
    .addColumn("reporterId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("reason", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addColumn("settledAt", ms)
    .addPrimaryKeyConstraint("questionReportsPrimaryKey", ["questionId", "reporterId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("questionReportsByReporter").on("questionReports").columns(["reporterId", "createdAt"]).execute();
  await db.schema.createIndex("openQuestionReports").on("questionReports").columns(["settledAt", "createdAt"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["questionReports", "cardAnswers", "cardQuestions"]) await db.schema.dropTable(table).execute();
}
