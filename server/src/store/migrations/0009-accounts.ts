import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { ms } = columnTypes(kind);
  await db.schema.alterTable("sessions").addColumn("lastUsedAt", ms).execute();
  await db.schema.alterTable("users").addColumn("deletionAt", ms).execute();
  await db.schema.createIndex("usersToDelete").on("users").column("deletionAt").where("deletionAt", "is not", null).execute();
  await db.schema
    .alterTable("signInAttempts")
    .addColumn("lastAt", ms, (c) => c.notNull().defaultTo(0))
    .execute();
  await createKnownDevices(db, kind);
  await createRestingNames(db, kind);
  await createAccountLinks(db, kind);
  await createInvitations(db, kind);
  await createOutgoingMail(db, kind);
  await createRelistings(db, kind);
  await createRenames(db, kind);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["renames", "relistings", "outgoingMail", "invitations", "accountLinks", "restingNames", "knownDevices"]) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.alterTable("signInAttempts").dropColumn("lastAt").execute();
  await db.schema.dropIndex("usersToDelete").execute();
  await db.schema.alterTable("users").dropColumn("deletionAt").execute();
  await db.schema.alterTable("sessions").dropColumn("lastUsedAt").execute();
}

async function createKnownDevices(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("knownDevices")
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("deviceHash", text, (c) => c.notNull())
    .addColumn("lastUsedAt", ms, (c) => c.notNull())
    .addPrimaryKeyConstraint("knownDevicesPrimaryKey", ["userId", "deviceHash"])
    .modifyEnd(end)
    .execute();
}

/** A name survives its student, and then leads to no student. */
async function createRestingNames(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("restingNames")
    .addColumn("nameHash", text, (c) => c.primaryKey())
    .addColumn("userId", text, (c) => c.references("users.id").onDelete("set null"))
    .addColumn("until", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("restingNamesOfUser").on("restingNames").column("userId").execute();
}

async function createAccountLinks(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("accountLinks")
    .addColumn("tokenHash", text, (c) => c.primaryKey())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("email", text)
    .addColumn("expiresAt", ms, (c) => c.notNull())
    .addColumn("usedAt", ms)
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("accountLinksOfUser").on("accountLinks").column("userId").execute();
}

async function createInvitations(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("invitations")
    .addColumn("codeHash", text, (c) => c.primaryKey())
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("expiresAt", ms, (c) => c.notNull())
    .addColumn("claimedAt", ms)
    .modifyEnd(end)
    .execute();
}

async function createOutgoingMail(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("outgoingMail")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("recipient", text, (c) => c.notNull())
    .addColumn("details", text, (c) => c.notNull())
    .addColumn("createdAt", ms, (c) => c.notNull())
    .addColumn("tries", count, (c) => c.notNull())
    .addColumn("nextTryAt", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("outgoingMailByTime").on("outgoingMail").column("nextTryAt").execute();
}

/** Authors whose decks the Library does not list under the new name yet: those after `afterId`. */
async function createRelistings(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("relistings")
    .addColumn("userId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("afterId", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}

async function createRenames(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("renames")
    .addColumn("userId", text, (c) => c.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("changes", count, (c) => c.notNull())
    .addColumn("windowStart", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
}
