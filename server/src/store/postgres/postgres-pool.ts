import pg from "pg";
import type { PostgresPool, PostgresPoolClient, QueryResult } from "kysely";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { cancelledBy, learnBackend } from "./cancel-statement.ts";
import { PostgresConnection } from "./postgres-connection.ts";
import { isUnreachable } from "./postgres-errors.ts";
import { endSilent } from "./connection-timeout.ts";
import { planName } from "../precompiled.ts";

export type PoolSize = { connections: number; /** how long one that is not used is kept, in ms */ idleMs: number };

/** Connections of a server process, besides the one that listens and those that search the Library. */
const usualSize: PoolSize = { connections: 10, idleMs: 10_000 };

/** How long a query waits for a connection before the database counts as unreachable. */
const connectTimeoutMs = 10_000;

/** A transaction of a silent process releases its locks after this time. */
const idleInTransactionMs = 30_000;

const INT8 = 20;

/** PostgreSQL's bigints are our ids and times: JavaScript represents them exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/** Every query uses an index and takes about a millisecond: JIT compilation and parallel workers would take longer. */
const plannerOptions = "-c jit=off -c max_parallel_workers_per_gather=0";

/** The connection options of the pool and the listener. */
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

export type Pool = Omit<PostgresPool, "connect"> & {
  /** A connection whose statements are cancelled when the signal is aborted; later ones throw its reason. */
  connect: (signal?: AbortSignal) => Promise<PostgresPoolClient>;
  /** Runs a query outside of a transaction, without Kysely. */
  ask: (text: string, values: readonly unknown[]) => Promise<QueryResult<unknown>>;
};

/** Time limits for the database, in ms. */
export type Patience = {
  /** for a connection */
  connectMs: number;
  /** for one statement */
  statementMs: number;
  /** for a reply, in addition; then the connection counts as dead */
  silenceMs: number;
  /** for all work in progress when the store is closed */
  closeMs: number;
};

/**
 * A statement that takes a thousand times as long as nearly all others is waiting for a lock that is never released; a machine that is gone
 * says nothing.
 */
export const usualPatience: Patience = { connectMs: connectTimeoutMs, statementMs: 60_000, silenceMs: 5_000, closeMs: 5_000 };

/**
 * A pool for Kysely, in which a database that can't be reached, or does not answer, is a `database/network-error`. `null` waits forever.
 */
export function createPool(url: string, patience: Patience | null = usualPatience, size: PoolSize = usualSize): Pool {
  const deadlines = patience && { connectionTimeoutMillis: patience.connectMs, statement_timeout: patience.statementMs };
  const silence = patience && endSilent(patience.statementMs + patience.silenceMs);
  const options = { ...connectionOptions(url), ...deadlines };
  const pool = new pg.Pool({ ...options, max: size.connections, idleTimeoutMillis: size.idleMs, Client: PostgresConnection });
  let ending: Promise<void> | null = null;
  // An idle connection that breaks fails no request: the pool drops it and opens another when needed.
  pool.on("error", () => {});
  // A borrowed connection that breaks fails its query; the event repeats the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  // A single statement outside of a transaction borrows a connection for its duration.
  pool.on("acquire", (client) => silence?.expect(client));
  pool.on("release", (_error, client) => silence?.expectNothing(client));
  return {
    options: pool.options,
    async connect(signal?: AbortSignal) {
      signal?.throwIfAborted();
      const client = await withNamedErrors(pool.connect());
      // The time between two statements of a transaction is ours.
      silence?.expectNothing(client);
      if (signal) await withNamedErrors(learnBackend(client));
      let questions = 0;
      let isUncertain = false;
      const query = async (text: string, values: unknown[]) => {
        signal?.throwIfAborted();
        questions += 1;
        silence?.expect(client);
        const isOver = signal && cancelledBy(signal, client, { options });
        try {
          return await withNamedErrors(client.query(queryOf(text, values)));
        } finally {
          if (isOver) isUncertain = !(await isOver());
          questions -= 1;
          if (questions > 0) silence?.expect(client);
          else silence?.expectNothing(client);
        }
      };
      return {
        // Kysely's other method, with a cursor, is for streamed rows, which are not used here.
        query: query as unknown as PostgresPoolClient["query"],
        release: (broken?: boolean) => client.release(broken === true || isUncertain),
      };
    },
    async ask(text, values) {
      const { rows, rowCount } = await withNamedErrors(askedOnce(pool, queryOf(text, values)));
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    end: () => (ending ??= pool.end().finally(() => silence?.close())),
  };
}

/**
 * As the driver's `pool.query`, which closes the connection after any error: after a refused statement it is still usable, and a new one
 * costs the database a process.
 */
function askedOnce(pool: pg.Pool, query: pg.QueryConfig<unknown[]>): Promise<pg.QueryResult<object>> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<object>>();
  pool.connect((failure, client) => {
    if (!client) return reject(failure);
    // The type has no null for the error of a successful query.
    client.query<object>(query, (error: Error | null, result) => {
      client.release(error !== null && isUnreachable(error));
      if (error) reject(error);
      else resolve(result);
    });
  });
  return promise;
}

/** A query for the driver; PostgreSQL keeps the parsed and planned query under its name. */
function queryOf(text: string, values: readonly unknown[]): pg.QueryConfig<unknown[]> {
  const name = planName(text);
  const config = { text, values: values as unknown[] };
  return name === undefined ? config : { ...config, name };
}

async function withNamedErrors<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (cause) {
    throw isUnreachable(cause) ? new AppError("database/network-error", { cause }) : cause;
  }
}
