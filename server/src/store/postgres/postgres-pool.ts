import pg from "pg";
import type { PostgresPool, PostgresPoolClient, QueryResult } from "kysely";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { isUnreachable } from "./postgres-errors.ts";
import { endSilent } from "./silence.ts";
import { planName } from "../precompiled.ts";

/** Connections a server process holds, besides the one that listens. */
const maxConnections = 10;

/** How long a query waits for a connection before the database counts as unreachable. */
const connectTimeoutMs = 10_000;

/** A transaction whose process has gone silent gives its locks back after this time. */
const idleInTransactionMs = 30_000;

const INT8 = 20;

/** PostgreSQL's bigints are ids and times of ours: numbers that JavaScript holds exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Every query here is answered from an index in about a millisecond: compiling one, or asking other processes to help, takes
 * longer than that.
 */
const plannerOptions = "-c jit=off -c max_parallel_workers_per_gather=0";

/** How to connect, for the pool and for the listener. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    options: plannerOptions,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}

export type Pool = PostgresPool & {
  /** Asks outside of any transaction, without Kysely. */
  ask: (text: string, values: readonly unknown[]) => Promise<QueryResult<unknown>>;
};

/** How long the database may take, in ms. */
export type Patience = {
  /** for a connection */
  connectMs: number;
  /** for one statement */
  statementMs: number;
  /** for its word, beyond that; then its connection counts as dead */
  silenceMs: number;
};

/** What takes longer than a thousand times as long as nearly every statement waits for a lock that no one gives back; a machine that is gone says nothing. */
const usual: Patience = { connectMs: connectTimeoutMs, statementMs: 60_000, silenceMs: 5_000 };

/** A pool for Kysely, in which a database that cannot be reached, or does not answer, is a `database/network-error`. `null` waits for ever. */
export function createPool(url: string, patience: Patience | null = usual): Pool {
  const deadlines = patience && { connectionTimeoutMillis: patience.connectMs, statement_timeout: patience.statementMs };
  const silence = patience && endSilent(patience.statementMs + patience.silenceMs);
  const pool = new pg.Pool({ ...connectionOptions(url), ...deadlines, max: maxConnections });
  let ending: Promise<void> | null = null;
  // A connection that breaks while it is idle fails no request: the pool drops it and opens another when one is needed.
  pool.on("error", () => {});
  // For one statement outside of a transaction, a connection is lent out for as long as that takes.
  pool.on("acquire", (client) => silence?.expect(client));
  pool.on("release", (_error, client) => silence?.expectNothing(client));
  return {
    options: pool.options,
    async connect() {
      const client = await named(pool.connect());
      // A connection that breaks while it is lent out fails the query that uses it; the event says the same once more.
      const ignore = () => {};
      client.on("error", ignore);
      // The time between two statements of a transaction is ours.
      silence?.expectNothing(client);
      let questions = 0;
      const query = async (text: string, values: unknown[]) => {
        questions += 1;
        silence?.expect(client);
        try {
          return await named(client.query(queryOf(text, values)));
        } finally {
          questions -= 1;
          if (questions > 0) silence?.expect(client);
          else silence?.expectNothing(client);
        }
      };
      return {
        // Kysely's other way to ask, with a cursor, is for streamed rows, which nothing here reads.
        query: query as unknown as PostgresPoolClient["query"],
        release(broken?: boolean) {
          client.off("error", ignore);
          client.release(broken);
        },
      };
    },
    async ask(text, values) {
      const { rows, rowCount } = await named(askedOnce(pool, queryOf(text, values)));
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    end: () => (ending ??= pool.end().finally(() => silence?.close())),
  };
}

/**
 * As the driver's `pool.query`, which closes the connection after any error: one that was refused a statement is as good as before, and a new one
 * costs the database a process.
 */
function askedOnce(pool: pg.Pool, query: pg.QueryConfig<unknown[]>): Promise<pg.QueryResult<object>> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<object>>();
  pool.connect((failure, client) => {
    if (!client) return reject(failure);
    const ignore = () => {};
    client.on("error", ignore);
    // The type has no null for the error of a query that succeeds.
    client.query<object>(query, (error: Error | null, result) => {
      client.off("error", ignore);
      client.release(error !== null && isUnreachable(error));
      if (error) reject(error);
      else resolve(result);
    });
  });
  return promise;
}

/** A query as the driver takes it; under its name the database keeps what it has parsed and planned. */
function queryOf(text: string, values: readonly unknown[]): pg.QueryConfig<unknown[]> {
  const name = planName(text);
  const config = { text, values: values as unknown[] };
  return name === undefined ? config : { ...config, name };
}

async function named<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (cause) {
    throw isUnreachable(cause) ? new AppError("database/network-error", { cause }) : cause;
  }
}
