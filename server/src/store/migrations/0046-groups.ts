import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Groups, their members and their decks. A student who left keeps a row with `leftAt`, so that the group's teachers can still tell who was there. A
 * deck's row starts with the deck, because the rule about reading looks there for each deck that is opened. It ends with the deck: one that
 * comes back from the trash is in no group.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .alterTable("users")
    .addColumn("isTeacher", count, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("groups")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("about", text, (c) => c.notNull())
    .addColumn("code", text, (c) => c.notNull().unique())
    .addColumn("codeOpen", count, (c) => c.notNull().check(sql`"codeOpen" in (0, 1)`))
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addColumn("keepUntil", ms, (c) => c.notNull())
    .addColumn("closedAt", ms)
    .addColumn("settings", text, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("groupsByEnd").on("groups").column("keepUntil").execute();
  await db.schema
    .createTable("groupMembers")
    .addColumn("groupId", text, (c) => c.notNull().references("groups.id").onDelete("cascade"))
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("joinedAt", ms, (c) => c.notNull())
    .addColumn("leftAt", ms)
    .addColumn("externalId", text)
    .addColumn("agreedAt", ms)
    .addPrimaryKeyConstraint("groupMembersPrimaryKey", ["groupId", "userId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("groupMembersByUser").on("groupMembers").columns(["userId", "groupId"]).execute();
  await db.schema
    .createTable("groupDecks")
    .addColumn("deckOwnerId", text, (c) => c.notNull())
    .addColumn("deckId", ms, (c) => c.notNull())
    .addColumn("groupId", text, (c) => c.notNull().references("groups.id").onDelete("cascade"))
    .addColumn("addedBy", text, (c) => c.notNull())
    .addColumn("addedAt", ms, (c) => c.notNull())
    .addColumn("position", count, (c) => c.notNull())
    .addPrimaryKeyConstraint("groupDecksPrimaryKey", ["deckOwnerId", "deckId", "groupId"])
    .addForeignKeyConstraint("groupDeckOfADeck", ["deckOwnerId", "deckId"], "decks", ["ownerId", "id"], (f) => f.onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("groupDecksByGroup").on("groupDecks").columns(["groupId", "position"]).execute();
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["groupDecks", "groupMembers", "groups"]) await db.schema.dropTable(table).execute();
  await db.schema.alterTable("users").dropColumn("isTeacher").execute();
}
