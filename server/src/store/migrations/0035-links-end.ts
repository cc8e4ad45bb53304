import { sql } from "kysely";

import { columnTypes, type DatabaseKind, type SchemaOfItsDay } from "./column-types.ts";

/**
 * Links end with the session that asked for them, and with everything that ends sessions. Of links that confirm a new address nobody knows
 * the session any more, so the waiting ones are deleted: their students ask again.
 *
 * A school's login of an unverified address that somebody has chosen a password for since is removed: the password came by a link to the
 * address, and the school's login may be somebody else's.
 */
export async function up(db: SchemaOfItsDay, kind: DatabaseKind): Promise<void> {
  const { text, ms } = columnTypes(kind);
  await db.schema.alterTable("accountLinks").addColumn("sessionId", text).execute();
  await db.schema.alterTable("accountLinks").addColumn("endedAt", ms).execute();
  await db.deleteFrom("accountLinks").where("kind", "=", "confirm-email").where("usedAt", "is", null).execute();
  const unverified = sql.raw(kind === "sqlite" ? "0" : "false");
  await sql`delete from "accounts" where "providerId" = 'school'
    and "userId" in (select "id" from "users" where "emailVerified" = ${unverified})
    and "userId" in (select "userId" from "accounts" where "providerId" = 'credential')`.execute(db);
}

/** The older program knows no ended links, so they are deleted, and with them those that end with a session. */
export async function down(db: SchemaOfItsDay): Promise<void> {
  await db.deleteFrom("accountLinks").where("endedAt", "is not", null).execute();
  await db.deleteFrom("accountLinks").where("sessionId", "is not", null).execute();
  await db.schema.alterTable("accountLinks").dropColumn("endedAt").execute();
  await db.schema.alterTable("accountLinks").dropColumn("sessionId").execute();
}
