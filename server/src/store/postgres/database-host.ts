import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import { isFull, isUnknownFunction } from "./postgres-errors.ts";
import { standingOf, type Standing } from "./postgres-standing.ts";

/** How long a host is waited for, in ms: a machine that is gone says nothing. */
const answerMs = 1_000;

/** After this time without an answer another connection is opened, in ms. */
const silentMs = 5_000;

/** A write that changes nothing and is committed as every other. */
const write = "select pg_logical_emit_message(true, 'recollect', 'certain')";

/** What a host says of itself. Without a standing it said nothing, or has no room for another connection. */
export type HostAnswer = { standing: Standing | null; isFull: boolean };

/** One of a database's hosts. It is asked on a connection that stays open, by one caller at a time. */
export type DatabaseHost = {
  readonly address: string;
  /** What it says of itself now, within a second. */
  ask(): Promise<HostAnswer>;
  /** Whether it commits a write within a second. A former primary does not if its commits wait for a standby: nobody follows it any more. */
  commits(): Promise<boolean>;
  /** Ends the connections. */
  leave(): void;
};

/** @param options of a connection to it */
export function createDatabaseHost(address: string, options: pg.ClientConfig): DatabaseHost {
  const questions = createLine({ ...options, query_timeout: silentMs });
  // A commit that waits for a standby is not given up: the database would go on waiting, on a connection more each time.
  const writes = createLine(options);

  async function writeOnce(): Promise<boolean> {
    try {
      await (await writes.client()).query(write);
      return true;
    } catch (error) {
      // A database that only speaks PostgreSQL's protocol may not have the function; nothing can be said against it then.
      if (isUnknownFunction(error)) return true;
      writes.leave();
      return false;
    }
  }

  async function askOnce(): Promise<HostAnswer> {
    try {
      return { standing: await standingOf(await questions.client()), isFull: false };
    } catch (error) {
      questions.leave();
      return { standing: null, isFull: isFull(error) };
    }
  }

  return {
    address,
    ask: inTime(askOnce, { standing: null, isFull: false }),
    commits: inTime(writeOnce, false),
    leave() {
      questions.leave();
      writes.leave();
    },
  };
}

/** A connection that is opened when it is needed, and again after it broke. */
function createLine(options: pg.ClientConfig) {
  let current: { client: pg.Client; opened: Promise<pg.Client> } | null = null;

  function leave(): void {
    void current?.client.end().catch(() => {});
    current = null;
  }

  return {
    leave,
    /** Throws the driver's error. */
    client(): Promise<pg.Client> {
      if (current) return current.opened;
      const client = new pg.Client({ ...options, connectionTimeoutMillis: silentMs });
      const leaveThis = () => current?.client === client && leave();
      client.on("error", leaveThis).on("end", leaveThis);
      current = { client, opened: client.connect().then(() => client) };
      return current.opened;
    },
  };
}

/** The same question, with `otherwise` for its answer after a second. While an earlier one has no answer none is asked: that answer says nothing about now. */
function inTime<T>(ask: () => Promise<T>, otherwise: T): () => Promise<T> {
  let asking: Promise<T> | null = null;
  return async () => {
    const isFirst = asking === null;
    asking ??= ask().finally(() => (asking = null));
    const answer = await Promise.race([asking, pause(answerMs, otherwise, { ref: false })]);
    return isFirst ? answer : otherwise;
  };
}
