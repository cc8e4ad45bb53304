import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";
import type { PostgresPool, PostgresPoolClient, QueryResult } from "kysely";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { cancelledBy, learnBackend } from "./cancel-statement.ts";
import { connectionOptions, connectTimeoutMs, rowByRowOptions } from "./connection-options.ts";
import { closeNow, loneCommit, PostgresConnection } from "./postgres-connection.ts";
import { isCanceled, isFull, isLost, isRefusedUndone, isUnreachable, WaitedInVain } from "./postgres-errors.ts";
import { createConnectionTimeout } from "./connection-timeout.ts";
import { sharedPrimary, type Primary } from "./primary.ts";
import { standingOf } from "./postgres-standing.ts";
import { planName } from "../precompiled.ts";
import type { ConnectionUse } from "../store.ts";

export type PoolSize = { connections: number; /** how long one that is not used is kept, in ms */ idleMs: number };

type PoolOptions = PoolSize & {
  /** its statements only read, so it need not be the primary */
  isOfReplica?: boolean;
  /** its queries find a page of rows in large tables, and never need a whole one */
  readsRowByRow?: boolean;
};

/** Connections of a server process, besides the one that listens and those that search the Library. */
export const usualSize: PoolSize = { connections: 10, idleMs: 10_000 };

/** How a single statement is asked. */
type AskOptions = {
  /** it may be done twice */
  isRead: boolean;
  /** how long it may wait for a database that accepts writes, in ms; as the pool's other statements if not given */
  failoverMs?: number;
};

export type Pool = Omit<PostgresPool, "connect"> & {
  /** A connection whose statements are cancelled when the signal is aborted; later ones throw its reason. */
  connect: (signal?: AbortSignal) => Promise<PostgresPoolClient>;
  /** Runs a query outside of a transaction, without Kysely. A lost reply repeats a read only. */
  ask: (text: string, values: readonly unknown[], options?: AskOptions) => Promise<QueryResult<unknown>>;
  /** The same as a pool for Kysely, for single statements. */
  singly: (options: AskOptions) => PostgresPool;
  /** Sets the number of connections; those beyond it end when they have not been used for a while. */
  resize: (connections: number) => void;
  /** its connections now */
  use: () => ConnectionUse;
  readonly primary: Primary;
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
  /** for another primary, when the one there was stops or refuses writes */
  failoverMs: number;
};

/**
 * A statement that takes a thousand times as long as nearly all others is waiting for a lock that is never released; a machine that is gone
 * says nothing.
 */
export const usualPatience: Patience = {
  connectMs: connectTimeoutMs,
  statementMs: 60_000,
  silenceMs: 5_000,
  closeMs: 5_000,
  failoverMs: 10_000,
};

/** For how long a database that refused a connection is asked for no further one, while there are others, in ms; and as much again at random. */
const fullForMs = 10_000;

/**
 * A pool for Kysely, in which a database that can't be reached, or does not answer, is a `database/network-error`. `null` waits forever for a
 * statement, and not at all for another primary.
 */
export function createPool(url: string, patience: Patience | null = usualPatience, size: PoolOptions = usualSize): Pool {
  const deadlines = patience && { connectionTimeoutMillis: patience.connectMs, statement_timeout: patience.statementMs };
  const { connectMs, failoverMs } = patience ?? { connectMs: connectTimeoutMs, failoverMs: 0 };
  const silence = patience && createConnectionTimeout(patience.statementMs + patience.silenceMs);
  const { primary, giveBack } = sharedPrimary(url, connectionOptions);
  const planning = size.readsRowByRow === true ? rowByRowOptions : {};
  const optionsNow = () => ({ ...connectionOptions(primary.address()), ...planning, ...deadlines });
  /** A connection to the host that is the primary when it is opened. */
  class ConnectionToPrimary extends PostgresConnection {
    constructor() {
      super(optionsNow());
    }
  }
  const refusalOf = async (client: pg.ClientBase): Promise<Error | undefined> => {
    if (size.isOfReplica === true) return undefined;
    try {
      primary.accept(await standingOf(client));
      return undefined;
    } catch (failure) {
      return failure as Error;
    }
  };
  const verify = (client: pg.ClientBase, decide: (refusal?: Error) => void) => void refusalOf(client).then(decide);
  const pool = new pg.Pool({
    ...optionsNow(),
    max: size.connections,
    idleTimeoutMillis: size.idleMs,
    Client: ConnectionToPrimary,
    verify,
  });
  const open = new Set<pg.ClientBase>();
  let { connections } = size;
  let fullTimer: NodeJS.Timeout | undefined;
  let ending: Promise<void> | null = null;
  // An idle connection that breaks fails no request: the pool drops it and opens another when needed.
  pool.on("error", () => {});
  // A borrowed connection that breaks fails its query; the event repeats the error.
  pool.on("connect", (client) => open.add(client.on("error", () => {})));
  pool.on("remove", (client) => open.delete(client));
  // A single statement outside of a transaction borrows a connection for its duration.
  pool.on("acquire", (client) => silence?.expect(client));
  pool.on("release", (_error, client) => silence?.expectNothing(client));
  // What was read from the former primary may never have been, and what it is asked to write may be lost.
  const stopListening = primary.onPromotion(() => open.forEach(closeNow));

  /** Until the database has room again, requests wait for the connections that there are. */
  function makeDo(): void {
    pool.options.max = Math.max(1, Math.min(pool.options.max ?? connections, pool.totalCount));
    fullTimer ??= setTimeout(
      () => {
        fullTimer = undefined;
        pool.options.max = connections;
      },
      fullForMs * (1 + Math.random()),
    ).unref();
  }

  /** Waits until it is certain which host is the primary, and until it may be written to. Throws `WaitedInVain`. */
  async function untilCertain(isRead: boolean, deadlineMs: number): Promise<void> {
    while (!primary.isCertain()) {
      const isOver = ending !== null || performance.now() >= deadlineMs;
      if (isOver || !(await primary.isFoundBy(deadlineMs))) throw new WaitedInVain("It is not certain which host is the primary");
      if (!primary.isCertain()) await pause(100);
    }
    if (!isRead) await pause(primary.writesInMs());
  }

  /** By the pool's callback: its promise is three. */
  function connected(): Promise<pg.PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    pool.connect((failure, client) => (client ? resolve(client) : reject(failure)));
    return promise;
  }

  /** A connection to the primary; waits for an own one if the database refuses another, and for a primary if there is none. */
  async function borrowed(isRead: boolean, waitMs = failoverMs): Promise<pg.PoolClient> {
    const since = performance.now();
    for (;;) {
      try {
        const client = await connected();
        primary.isBack();
        // A check wants to know how this database is now, whichever it is.
        if (waitMs === 0 || (primary.isCertain() && (isRead || primary.writesInMs() === 0))) return client;
        client.release();
        await untilCertain(isRead, since + waitMs);
      } catch (failure) {
        const isOver = (ms: number) => ending !== null || performance.now() - since >= ms;
        if (isFull(failure) && !isOver(connectMs)) {
          makeDo();
          if (pool.totalCount === 0) await pause(100 + 200 * Math.random());
        } else if (isFull(failure) || !(isLost(failure) || isRefusedUndone(failure)) || waitMs === 0) {
          throw failure;
        } else if (isOver(waitMs) || !(await primary.isFoundBy(since + waitMs))) {
          throw new WaitedInVain("No primary was found", { cause: failure });
        }
      }
    }
  }

  /** By the driver's callback, for the same reason. */
  function askOnce(client: pg.PoolClient, query: pg.QueryConfig<unknown[]>): Promise<pg.QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
    // The type has no null for the error of a successful query.
    client.query(query, (error: Error | null, result) => {
      const failure = error ?? loneCommit(client);
      // After a refused statement the connection is still usable, and a new one costs the database a process.
      client.release(failure !== null && isUnreachable(failure));
      if (failure) reject(failure);
      else resolve(result);
    });
    return promise;
  }

  async function run(text: string, values: readonly unknown[], options: AskOptions): Promise<pg.QueryResult> {
    const waitMs = options.failoverMs ?? failoverMs;
    const since = performance.now();
    for (;;) {
      const client = await borrowed(options.isRead, waitMs);
      try {
        return await askOnce(client, queryOf(text, values));
      } catch (failure) {
        const isUndone = isRefusedUndone(failure) || (options.isRead && isLost(failure));
        if (!isUndone || performance.now() - since >= waitMs || !(await primary.isFoundBy(since + waitMs))) throw failure;
      }
    }
  }

  return {
    options: pool.options,
    primary,
    async connect(signal?: AbortSignal) {
      signal?.throwIfAborted();
      const client = await withNamedErrors(borrowed(false));
      // The time between two statements of a transaction is ours.
      silence?.expectNothing(client);
      if (signal) await withNamedErrors(learnBackend(client));
      let questions = 0;
      let isUncertain = false;
      const query = async (text: string, values: unknown[]) => {
        signal?.throwIfAborted();
        questions += 1;
        silence?.expect(client);
        const isOver = signal && cancelledBy(signal, client, { options: optionsNow() });
        const ask = async () => {
          const result = await client.query(queryOf(text, values));
          const failure = loneCommit(client);
          if (failure) throw failure;
          return result;
        };
        try {
          return await withNamedErrors(
            ask().catch((failure: unknown) => {
              isUncertain ||= isUnreachable(failure) && !isCanceled(failure);
              throw failure;
            }),
          );
        } finally {
          if (isOver) isUncertain ||= !(await isOver());
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
    async ask(text, values, options = { isRead: true }) {
      try {
        const { rows, rowCount } = await run(text, values, options);
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      } catch (cause) {
        throw named(cause);
      }
    },
    singly(options) {
      const query = (text: string, values: readonly unknown[]) => withNamedErrors(run(text, values, options));
      const client = { query: query as unknown as PostgresPoolClient["query"], release() {} };
      return { options: pool.options, connect: async () => client, end: async () => {} };
    },
    resize(count) {
      connections = count;
      if (fullTimer === undefined) pool.options.max = count;
    },
    use: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () =>
      (ending ??= pool.end().finally(() => {
        silence?.close();
        clearTimeout(fullTimer);
        stopListening();
        giveBack();
      })),
  };
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
    throw named(cause);
  }
}

/** A failure of the database as the caller of this pool sees it. */
function named(cause: unknown): unknown {
  return isUnreachable(cause) ? new AppError("database/network-error", { cause }) : cause;
}
