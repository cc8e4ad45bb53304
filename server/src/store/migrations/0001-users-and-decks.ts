import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  await createUsers(db, kind);
  await createSessions(db, kind);
  await createAccounts(db, kind);
  await createVerifications(db, kind);
  await createSignInAttempts(db, kind);
  await createDecks(db, kind);
}

export async function down(db: SchemaOfItsDay): Promise<void> {
  for (const table of ["decks", "signInAttempts", "verifications", "accounts", "sessions", "users"]) {
    await db.schema.dropTable(table).execute();
  }
}

async function createUsers(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, identityFlag, identityTime, end } = columnTypes(kind);
  await db.schema
    .createTable("users")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("email", text, (c) => c.notNull().unique())
    .addColumn("emailVerified", identityFlag, (c) => c.notNull())
    .addColumn("image", text)
    .addColumn("createdAt", identityTime, (c) => c.notNull())
    .addColumn("updatedAt", identityTime, (c) => c.notNull())
    .addColumn("username", text, (c) => c.unique().check(sql`"username" = lower("username")`))
    .addColumn("displayName", text)
    .addColumn("bio", text, (c) => c.notNull().defaultTo("No bio provided"))
    .addColumn("aboutMe", text, (c) => c.notNull().defaultTo("No about me provided"))
    .addColumn("selectedTheme", count, (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`"selectedTheme" between 0 and 4`),
    )
    .addColumn("setupCompleted", count, (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`"setupCompleted" in (0, 1)`),
    )
    .addColumn("setupDate", ms)
    .addColumn("profileUpdatedAt", ms, (c) => c.notNull().defaultTo(0))
    .addColumn("badge", text, (c) => c.check(sql`"badge" in ('DEV', 'OFFICIAL')`))
    .modifyEnd(end)
    .execute();
}

async function createSessions(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, identityTime, end } = columnTypes(kind);
  await db.schema
    .createTable("sessions")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("expiresAt", identityTime, (c) => c.notNull())
    .addColumn("token", text, (c) => c.notNull().unique())
    .addColumn("createdAt", identityTime, (c) => c.notNull())
    .addColumn("updatedAt", identityTime, (c) => c.notNull())
    .addColumn("ipAddress", text)
    .addColumn("userAgent", text)
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("sessionsOfUser").on("sessions").column("userId").execute();
}

async function createAccounts(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, identityTime, end } = columnTypes(kind);
  await db.schema
    .createTable("accounts")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("issuer", text, (c) => c.notNull())
    .addColumn("accountId", text, (c) => c.notNull())
    .addColumn("providerId", text, (c) => c.notNull())
    .addColumn("userId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("accessToken", text)
    .addColumn("refreshToken", text)
    .addColumn("idToken", text)
    .addColumn("accessTokenExpiresAt", identityTime)
    .addColumn("refreshTokenExpiresAt", identityTime)
    .addColumn("scope", text)
    .addColumn("password", text)
    .addColumn("createdAt", identityTime, (c) => c.notNull())
    .addColumn("updatedAt", identityTime, (c) => c.notNull())
    .addUniqueConstraint("oneAccountAnIssuer", ["issuer", "accountId"])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("accountsOfUser").on("accounts").column("userId").execute();
}

async function createVerifications(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, identityTime, end } = columnTypes(kind);
  await db.schema
    .createTable("verifications")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("identifier", text, (c) => c.notNull())
    .addColumn("value", text, (c) => c.notNull())
    .addColumn("expiresAt", identityTime, (c) => c.notNull())
    .addColumn("createdAt", identityTime, (c) => c.notNull())
    .addColumn("updatedAt", identityTime, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("verificationsByIdentifier").on("verifications").column("identifier").execute();
}

async function createSignInAttempts(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("signInAttempts")
    .addColumn("key", text, (c) => c.primaryKey())
    .addColumn("failures", count, (c) => c.notNull())
    .addColumn("windowStart", ms, (c) => c.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex("signInAttemptsByWindow").on("signInAttempts").column("windowStart").execute();
}

/** The cards, which can be long, are the last column: SQLite then reads a summary without walking through them. */
async function createDecks(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, count, ms, end } = columnTypes(kind);
  await db.schema
    .createTable("decks")
    .addColumn("ownerId", text, (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", ms, (c) => c.notNull().check(sql`"id" >= 0`))
    .addColumn("cardCount", count, (c) => c.notNull())
    .addColumn("visibility", text, (c) => c.notNull().check(sql`"visibility" in ('Public', 'Private', 'Unlisted')`))
    .addColumn("updatedAt", ms, (c) => c.notNull())
    .addColumn("revision", count, (c) => c.notNull())
    .addColumn("copiedFrom", text)
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("cards", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("decksPrimaryKey", ["ownerId", "id"])
    .modifyEnd(end)
    .execute();
  // The tutorials' ids, 0 and 1, are used by every student; every other id belongs to one deck.
  await db.schema.createIndex("oneDeckAnId").unique().on("decks").column("id").where(sql.ref("id"), ">", sql.lit(1)).execute();
}
