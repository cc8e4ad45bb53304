import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * An exam may be over several decks: it has a name, a day and decks. The exam of one deck, which was a row with the deck and the day, is one without a
 * name. A deck stays in its exams while it is in the trash, and leaves them when it is deleted for good; an exam without decks is deleted.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("examPlans")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("examDay", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("examPlansPrimaryKey", ["userId", "id"])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable("examPlanDecks")
    .addColumn("userId", text, (c) => c.notNull())
    .addColumn("planId", text, (c) => c.notNull())
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("examPlanDecksPrimaryKey", ["userId", "planId", "deckOwnerId", "deckId"])
    .addForeignKeyConstraint("deckOfAPlan", ["userId", "planId"], "examPlans", ["userId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("examPlanDecksOfDeck").on("examPlanDecks").columns(["deckOwnerId", "deckId"]).execute();
  await sql.raw(`insert into "examPlans" select "userId", ${earlierId}, '', "examDay" from "studyExams"`).execute(db);
  await sql.raw(`insert into "examPlanDecks" select "userId", ${earlierId}, "deckOwnerId", "deckId" from "studyExams"`).execute(db);
  await db.schema.dropTable("studyExams").execute();
  for (const statement of kind === "postgres" ? onPostgres : onSqlite) await sql.raw(statement).execute(db);
}

export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  for (const [name, table] of [...deckTriggers, ["endEmptyPlan", "examPlanDecks"] as const])
    await sql.raw(`drop trigger "${name}"${kind === "postgres" ? ` on "${table}"` : ""}`).execute(db);
  if (kind === "postgres") for (const name of ["forgetPlannedDeck", "endEmptyPlan"]) await sql.raw(`drop function "${name}"()`).execute(db);
  await db.schema
    .createTable("studyExams")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("examDay", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("studyExamsPrimaryKey", ["userId", "deckOwnerId", "deckId"])
    .addForeignKeyConstraint("examOfADeck", ["deckOwnerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("studyExamsOfDeck").on("studyExams").columns(["deckOwnerId", "deckId"]).execute();
  // A deck in several exams keeps the first one.
  await sql
    .raw(
      `insert into "studyExams" select "of"."userId", "of"."deckOwnerId", "of"."deckId", min("plan"."examDay")
       from "examPlanDecks" as "of"
       inner join "examPlans" as "plan" on "plan"."userId" = "of"."userId" and "plan"."id" = "of"."planId"
       inner join "decks" on "decks"."ownerId" = "of"."deckOwnerId" and "decks"."id" = "of"."deckId"
       group by "of"."userId", "of"."deckOwnerId", "of"."deckId"`,
    )
    .execute(db);
  for (const table of ["examPlanDecks", "examPlans"]) await db.schema.dropTable(table).execute();
}

/** A student's decks have different numbers, except for the first two: each student and the official account have decks with these. */
const earlierId = `'of-' || cast("deckId" as text) || case when "deckId" < 2 and "deckOwnerId" <> "userId" then '-official' else '' end`;

/** A deck that is neither among the decks nor in the trash is deleted for good. */
const deckTriggers = [
  ["forgetPlannedDeletedDeck", "decks"],
  ["forgetPlannedTrashedDeck", "trashedDecks"],
] as const;

const isGone = `not exists (select 1 from "decks" where "decks"."ownerId" = old."ownerId" and "decks"."id" = old."id")
   and not exists (select 1 from "trashedDecks" where "trashedDecks"."ownerId" = old."ownerId" and "trashedDecks"."id" = old."id")`;

const forgetDeck = `delete from "examPlanDecks" where "deckOwnerId" = old."ownerId" and "deckId" = old."id";`;

const endPlan = `delete from "examPlans" where "userId" = old."userId" and "id" = old."planId"
   and not exists (select 1 from "examPlanDecks" where "userId" = old."userId" and "planId" = old."planId");`;

const onSqlite = [
  ...deckTriggers.map(([name, table]) => `create trigger "${name}" after delete on "${table}" when ${isGone} begin ${forgetDeck} end`),
  `create trigger "endEmptyPlan" after delete on "examPlanDecks" begin ${endPlan} end`,
];

const onPostgres = [
  `create function "forgetPlannedDeck"() returns trigger language plpgsql as $$
   begin
     if ${isGone} then ${forgetDeck} end if;
     return null;
   end $$`,
  ...deckTriggers.map(
    ([name, table]) => `create trigger "${name}" after delete on "${table}" for each row execute function "forgetPlannedDeck"()`,
  ),
  `create function "endEmptyPlan"() returns trigger language plpgsql as $$
   begin
     ${endPlan}
     return null;
   end $$`,
  `create trigger "endEmptyPlan" after delete on "examPlanDecks" for each row execute function "endEmptyPlan"()`,
];
