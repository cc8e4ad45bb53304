import { Kysely, PostgresDialect } from "kysely";

import { createPool } from "../postgres/postgres-pool.ts";
import { openConnection } from "../sqlite/sqlite-connection.ts";
import { sqliteDialect } from "../sqlite/sqlite-dialect.ts";
import type { DatabasePlace } from "../store.ts";
import type { Db, Tables } from "../tables.ts";

/**
 * A connection that only reads, for a process that is to keep what it reads away from the one that serves requests. It sees what is
 * committed. To be closed when done.
 */
export function openReader(place: DatabasePlace): { db: Db; close(): Promise<void> } {
  if (place.kind === "postgres") {
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(place.url) }) });
    return { db, close: () => db.destroy() };
  }
  const connection = openConnection(place.path, { readOnly: true });
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ connection, acquire: async () => () => {} }) });
  return { db, close: async () => connection.close() };
}
