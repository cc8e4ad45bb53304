import { Kysely, PostgresAdapter, PostgresDialect, type Dialect } from "kysely";

import { asksDirectly } from "../precompiled.ts";
import type { PoolSize } from "../postgres/postgres-pool.ts";
import type { DatabasePlace, PostgresPlace } from "../store.ts";
import type { Db, Tables } from "../tables.ts";

export type Reader = {
  db: Db;
  /** The same for one who may leave: the signal cancels what the database reads, where that takes long, and nothing more is read. */
  until(signal: AbortSignal): Db;
  close(): Promise<void>;
};

/** The limits of this reader on a server's database: the number of connections, and the time of a statement in ms; and whether its queries find pages in large tables. */
export type Allowance = PoolSize & { statementMs: number; readsRowByRow?: boolean };

/**
 * A connection that only reads, for a process or a thread that is to keep what it reads away from the one that serves requests. It sees what is
 * committed. To be closed when done. The database's code is loaded only when it is the one in use.
 */
export async function openReader(place: DatabasePlace, allowance?: Allowance): Promise<Reader> {
  return place.kind === "postgres" ? readPostgres(place, allowance) : readSqlite(place.path);
}

async function readPostgres({ url, isReplica }: PostgresPlace, allowance: Allowance | undefined): Promise<Reader> {
  const { createPool, usualPatience, usualSize } = await import("../postgres/postgres-pool.ts");
  // A replica that is away is not waited for: the primary is read instead.
  const patience = { ...usualPatience, ...allowance, ...(isReplica === true ? { failoverMs: 0 } : {}) };
  const pool = createPool(url, patience, { ...usualSize, ...allowance, isOfReplica: isReplica === true });
  const stopWatching = isReplica === true ? () => {} : pool.primary.watch();
  const db = kyselyOn(new PostgresDialect({ pool }));
  asksDirectly(db, pool.ask);
  // Precompiled queries are remembered by adapter: with one for all who may leave, they are compiled once.
  const adapter = new PostgresAdapter();
  const until = (signal: AbortSignal) => {
    const dialect = new PostgresDialect({ pool: { ...pool, connect: () => pool.connect(signal) } });
    return kyselyOn(Object.assign(dialect, { createAdapter: () => adapter }));
  };
  const close = async () => {
    stopWatching();
    await pool.end();
  };
  return { db, until, close };
}

async function readSqlite(path: string): Promise<Reader> {
  const [{ openConnection }, { answerOf, sqliteDialect }] = await Promise.all([
    import("../sqlite/sqlite-connection.ts"),
    import("../sqlite/sqlite-dialect.ts"),
  ]);
  const connection = openConnection(path, { readOnly: true });
  const db = kyselyOn(sqliteDialect({ connection, acquire: async () => () => {} }));
  asksDirectly(db, (query, parameters) => answerOf(connection, query, parameters));
  const until = (signal: AbortSignal) => {
    signal.throwIfAborted();
    return db;
  };
  return { db, until, close: async () => connection.close() };
}

function kyselyOn(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect });
}
