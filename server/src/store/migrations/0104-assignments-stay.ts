import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

const assignments = sql.table("assignments");

/**
 * An assignment stays with its group when the account of its deck's owner is deleted: no key leads from it to that account any more. Processes of the version
 * before go on with either table.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  if (kind === "postgres") await sql`alter table "assignments" drop constraint if exists "assignments_deckOwnerId_fkey"`.execute(db);
  else await makeAnew(db, kind, { isOwnersOnly: false });
}

/** The assignments of deleted accounts go, as they did before. */
export async function down(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await sql`delete from ${assignments} where "deckOwnerId" not in (select "id" from ${sql.table("users")})`.execute(db);
  if (kind === "postgres")
    await sql`alter table "assignments" add constraint "assignments_deckOwnerId_fkey" foreign key ("deckOwnerId") references "users" ("id")
      on delete cascade`.execute(db);
  else await makeAnew(db, kind, { isOwnersOnly: true });
}

/** SQLite removes a key only with its table. */
async function makeAnew(db: SchemaOfItsDay, kind: DatabaseKind, { isOwnersOnly }: { isOwnersOnly: boolean }): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("assignmentsAnew")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("groupId", text, (c) => c.notNull().references("groups.id").onDelete("cascade"))
    .addColumn("deckOwnerId", text, (c) => (isOwnersOnly ? c.notNull().references("users.id").onDelete("cascade") : c.notNull()))
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("words", text, (c) => c.notNull())
    .addColumn("opensDay", count, (c) => c.notNull())
    .addColumn("dueDay", count, (c) => c.notNull())
    .addColumn("aim", text, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("madeBy", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("madeAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  const columns = sql`"id", "groupId", "deckOwnerId", "deckId", "title", "words", "opensDay", "dueDay", "aim", "revision", "madeBy", "madeAt"`;
  await sql`insert into "assignmentsAnew" (${columns}) select ${columns} from ${assignments}`.execute(db);
  await db.schema.dropTable("assignments").execute();
  await db.schema.alterTable("assignmentsAnew").renameTo("assignments").execute();
  await db.schema.createIndex("assignmentsOfGroup").on("assignments").columns(["groupId", "dueDay"]).execute();
  await db.schema.createIndex("assignmentsOfDeckOwner").on("assignments").column("deckOwnerId").execute();
  await db.schema.createIndex("assignmentsOfMaker").on("assignments").column("madeBy").execute();
}
