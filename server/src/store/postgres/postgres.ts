import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { Kysely, sql } from "kysely";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { StartError } from "../../process/settings/start-error.ts";
import { createListeners, settledSoon } from "../listeners.ts";
import { migrate } from "../migrate.ts";
import { PipelinedPostgresDialect } from "./pipelined-dialect.ts";
import { createClusterDatabase } from "./cluster-database.ts";
import { shownAddress } from "../../process/settings/database-address.ts";
import { isContention, isFull, isLost, isReferenceGone, isRefusedUndone, isUnknownFunction } from "./postgres-errors.ts";
import { createLateReads } from "./late-reads.postgres.ts";
import { listenToPostgres, type PostgresListener } from "./postgres-listener.ts";
import { createNotices, type Notice } from "./postgres-notices.ts";
import { createPool, usualPatience, type Patience, type Pool } from "./postgres-pool.ts";
import type { Primary } from "./primary.ts";
import { asksDirectly } from "../precompiled.ts";
import { MAX_RETRIES, retryDelayMs } from "../retries.ts";
import type { Change, ClusterDatabase, Store, Transaction } from "../store.ts";
import type { Tables } from "../tables.ts";

const channel = "recollect";

/** A check says how things are now. */
const writtenMessage = "select pg_logical_emit_message(true, $1, 'ready')";
const atOnce = { isRead: true, failoverMs: 0 };

/** The database at a `postgres://` address. Throws a StartError, without the password, when it can't be used. */
export async function openPostgres(url: string, patience: Patience = usualPatience, readUrl: string | null = null): Promise<Store> {
  const pool = createPool(url, patience);
  const db = new Kysely<Tables>({ dialect: new PipelinedPostgresDialect({ pool }) });
  // Separate instances: queries inside a transaction have to use the transaction's connection. A read may be repeated, a write may not.
  const [read, single] = [true, false].map((isRead) => {
    const instance = new Kysely<Tables>({ dialect: new PipelinedPostgresDialect({ pool: pool.singly({ isRead }) }) });
    asksDirectly(instance, (text, values) => pool.ask(text, values, { isRead }));
    return instance;
  }) as [Kysely<Tables>, Kysely<Tables>];
  const changes = createListeners<Change>();
  const gaps = createListeners<void>();
  const self = randomUUID();
  const cluster = createClusterDatabase({ pool, channel, self });
  const stopWatching = pool.primary.watch();
  let listener: PostgresListener;
  try {
    await untilThere(pool.primary, () => migrated(url), patience);
    listener = await listenToPostgres({
      primary: pool.primary,
      channel,
      onPayload(payload) {
        const { from, change, echo } = JSON.parse(payload) as Notice;
        if (from === self && echo !== undefined) cluster.arrived(echo);
        if (from === self || echo !== undefined) return;
        if (change === null) void gaps.publish();
        else void changes.publish(change);
      },
      missed: () => gaps.publish(),
    });
  } catch (cause) {
    stopWatching();
    await pool.end();
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The PostgreSQL database at ${shownAddress(url)} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
  return storeOn({ url, readUrl, db, read, single, pool, cluster, listener, self, changes, gaps, patience, stopWatching });
}

/**
 * At a start a database that is full, starts, or has no primary yet is waited for; one that does not exist is not, unless there are several hosts: a
 * process that starts again during a failover would otherwise give up.
 */
async function untilThere<T>(primary: Primary, work: () => Promise<T>, { failoverMs }: Patience): Promise<T> {
  const deadline = performance.now() + failoverMs;
  for (;;) {
    try {
      if (primary.hosts > 1) await primary.find();
      return await work();
    } catch (failure) {
      const cause = failure instanceof AppError ? failure.cause : failure;
      const isPassing = isFull(cause) || isRefusedUndone(cause) || (primary.hosts > 1 && isLost(cause));
      if (!isPassing || performance.now() >= deadline) throw failure;
      await pause(250 + 250 * Math.random());
    }
  }
}

/** On connections without time limits: another process may be migrating, and a migration may take long. */
async function migrated(url: string): Promise<void> {
  const pool = createPool(url, null);
  const db = new Kysely<Tables>({ dialect: new PipelinedPostgresDialect({ pool }) });
  try {
    await migrate({ db, kind: "postgres" });
  } finally {
    await pool.end();
  }
}

type PostgresDeps = {
  url: string;
  /** of replicas; null: there is none */
  readUrl: string | null;
  /** for transactions, and for the identity library */
  db: Kysely<Tables>;
  /** for single statements that read, and for those that write */
  read: Kysely<Tables>;
  single: Kysely<Tables>;
  pool: Pool;
  cluster: ClusterDatabase;
  listener: PostgresListener;
  self: string;
  changes: ReturnType<typeof createListeners<Change>>;
  gaps: ReturnType<typeof createListeners<void>>;
  patience: Patience;
  stopWatching: () => void;
};

function storeOn({
  url,
  readUrl,
  db,
  read,
  single,
  pool,
  cluster,
  listener,
  self,
  changes,
  gaps,
  patience,
  stopWatching,
}: PostgresDeps): Store {
  const notices = createNotices({ from: self, say: (payloads) => listener.say(payloads) });
  const lateReads = createLateReads({ url, readUrl, read, pool });
  const writing = new Set<Promise<unknown>>();
  const ends: (() => Promise<void>)[] = [];
  let closing: Promise<void> | null = null;

  /**
   * At `read committed`: an update of a row compares and sets in one statement or reads it `for update`, a claim relies on a unique
   * constraint, and a limit is counted under a lock on its owner's row. Each waits for its rival instead of failing, so retries are only
   * for deadlocks, and for databases with stricter levels.
   */
  async function attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const announced: Change[] = [];
    const value = await db
      .transaction()
      .setIsolationLevel("read committed")
      .execute(async (tx) => {
        const result = await work({ db: tx, announce: (change) => void announced.push(change) });
        for (const change of announced.filter(mustNotBeMissed)) {
          const notice: Notice = { from: self, change };
          await sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(tx);
        }
        return result;
      });
    const pending = announced.flatMap(changes.publish);
    const ownListsFirst = pending.length > 0;
    notices.send(
      announced.filter((change) => !mustNotBeMissed(change)),
      { ownListsFirst },
    );
    if (pending.length > 0) await settledSoon(pending);
    return value;
  }

  /** A single statement commits by itself. */
  async function attemptOne<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const announced: Change[] = [];
    const value = await work({ db: single, announce: (change) => void announced.push(change) });
    const pending = announced.flatMap(changes.publish);
    notices.send(announced, { ownListsFirst: pending.length > 0 });
    if (pending.length > 0) await settledSoon(pending);
    return value;
  }

  /** Repeats what changed nothing: after a conflict, and, as long as a request may wait, on the next primary. */
  async function retried<T>(once: () => Promise<T>, mayRepeat: (failure: unknown) => boolean): Promise<T> {
    const deadline = performance.now() + patience.failoverMs;
    for (let retries = 0; ; retries += 1) {
      try {
        return await once();
      } catch (cause) {
        if (mayRepeat(cause) && performance.now() < deadline && (await pool.primary.isFoundBy(deadline))) continue;
        // Once: the work now reads that the row is gone, and answers so.
        if (isReferenceGone(cause) && retries === 0) continue;
        if (!isContention(cause)) throw cause;
        if (retries === MAX_RETRIES) throw new AppError("database/contention", { cause });
        await pause(retryDelayMs(retries));
      }
    }
  }

  async function writeWithRetry<T>(once: () => Promise<T>, mayRepeat = isUndone): Promise<T> {
    if (closing) throw new AppError("database/network-error");
    const result = retried(once, mayRepeat);
    writing.add(result);
    return result.finally(() => writing.delete(result));
  }

  /** Unanswered statements were acknowledged to no client. */
  async function close(): Promise<void> {
    await Promise.race([allEnded(), pause(patience.closeMs, undefined, { ref: false })]);
  }

  async function allEnded(): Promise<void> {
    await Promise.all(ends.map((end) => end()));
    await Promise.allSettled(writing);
    await notices.close();
    stopWatching();
    await Promise.all([listener.close(), lateReads.close(), pool.end()]);
  }

  return {
    kind: "postgres",
    place: { kind: "postgres", url },
    lateReads,
    cluster,
    read,
    identity: db,
    write: (work) => writeWithRetry(() => attempt(work)),
    // The pool has repeated what may be; a statement whose reply was lost may have been committed.
    writeOne: (work) =>
      writeWithRetry(
        () => attemptOne(work),
        () => false,
      ),
    onChange: changes.add,
    onGap: gaps.add,
    hearsChanges: () => listener.isHearing() && pool.primary.isCertain(),
    announceGap: () => notices.send([null]),
    async ping() {
      try {
        await pool.ask("select 1", [], atOnce);
      } catch (cause) {
        throw cause instanceof AppError ? cause : new AppError("database/network-error", { cause });
      }
    },
    async probe() {
      try {
        // The message is written even where writes are refused by a setting.
        const { rows } = await pool.ask(
          `${writtenMessage}, current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
          [channel],
          atOnce,
        );
        pool.primary.accept({ isReadOnly: (rows[0] as { isReadOnly: boolean }).isReadOnly, timeline: null });
      } catch (cause) {
        // A database that only speaks PostgreSQL's protocol may not have the function; then a read has to do.
        if (isUnknownFunction(cause)) return;
        throw cause instanceof AppError ? cause : new AppError("database/network-error", { cause });
      }
    },
    onClose: (end) => void ends.push(end),
    close: () => (closing ??= close()),
  };
}

/** Whether a transaction failed with its connection before its commit was sent, so that it changed nothing. */
function isUndone(failure: unknown): boolean {
  return failure instanceof AppError && (isLost(failure.cause) || isRefusedUndone(failure.cause));
}

/** Whether a change is announced by its own transaction, at any cost, so that it is announced if and only if it is committed. */
function mustNotBeMissed({ kind }: Change): boolean {
  return kind === "session-ended";
}

/** The first cause with a message: the socket's error is nested inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
}
