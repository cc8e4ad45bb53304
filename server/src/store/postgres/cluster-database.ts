import { randomUUID } from "node:crypto";

import pg from "pg";

import type { ClusterDatabase } from "../store.ts";
import { connectionOptions } from "./connection-options.ts";
import { isFull } from "./postgres-errors.ts";
import { usualSize, type Pool } from "./postgres-pool.ts";
import type { Primary } from "./primary.ts";

/** How long a notice may take to come back, and a connection to answer, in ms. */
const answerMs = 5_000;

/**
 * Connections of a process to the primary beside those of its pool: one listens, three search the Library, and one checks. With several hosts the
 * server and its three searches each watch the primary on one more, and the server writes on another while a host is silent.
 */
const besidePoolOf = (hosts: number) => (hosts > 1 ? 10 : 5);

/** The fewest connections of a pool with which no request waits for another for long, and the fewest that a pool is given. */
const [fewConnections, fewest] = [4, 2];

/** The connections that the database's operator and other programs need. */
const ofOthers = 3;

type ClusterDatabaseDeps = { pool: Pool; channel: string; /** this process, in notices */ self: string; noticeMs?: number };

/** What several processes need to know of the database that they share, and a way to learn that a notice came back: `arrived` takes its token. */
export function createClusterDatabase({ pool, channel, self, noticeMs = answerMs }: ClusterDatabaseDeps): ClusterDatabase & {
  arrived(token: string): void;
} {
  const expected = new Map<string, () => void>();
  const besidePool = besidePoolOf(pool.primary.hosts);
  let size = usualSize.connections;

  async function noticeReturns(): Promise<boolean> {
    const token = randomUUID();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    expected.set(token, () => resolve(true));
    const timer = setTimeout(() => resolve(false), noticeMs);
    try {
      // Processes of earlier versions take it for a change that concerns nobody.
      const notice = { from: self, change: { kind: "stars", uid: "", deckId: 0 }, echo: token };
      await pool.ask("select pg_notify($1, $2)", [channel, JSON.stringify(notice)]);
      return await promise;
    } finally {
      clearTimeout(timer);
      expected.delete(token);
    }
  }

  return {
    arrived: (token) => expected.get(token)?.(),
    connections: () => size + besidePool,
    connectionUse: pool.use,
    connectionsNeeded: fewConnections + besidePool,
    async connectionsAllowed() {
      const { rows } = await pool.ask(
        `select least(
          current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
            - coalesce(current_setting('reserved_connections', true)::int, 0),
          (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
          (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as "allowed"`,
        [],
      );
      return (rows[0] as { allowed: number | null } | undefined)?.allowed ?? null;
    },
    resize(allowed, processes) {
      const share = Math.floor((allowed - ofOthers) / processes) - besidePool;
      size = Math.max(fewest, Math.min(usualSize.connections, share));
      pool.resize(size);
    },
    // The listening connection may just be coming back.
    noticesReturn: async () => (await noticeReturns()) || noticeReturns(),
    async mayLoseWrites() {
      if (pool.primary.hosts === 1) return false;
      const { rows } = await pool.ask(
        `select current_setting('synchronous_standby_names') = '' or current_setting('synchronous_commit') in ('off', 'local') as "mayLose"`,
        [],
      );
      return (rows[0] as { mayLose: boolean } | undefined)?.mayLose === true;
    },
    async mayStayBehind() {
      if (pool.primary.hosts > 1) return false;
      // A base backup, an archive of the log and a logical subscriber are never promoted.
      const { rows } = await pool.ask(
        `select exists (
          select 1 from pg_stat_replication
          where application_name not in ('pg_basebackup', 'pg_receivewal')
            and pid not in (select active_pid from pg_replication_slots where slot_type = 'logical' and active_pid is not null)
        ) as "mayStay"`,
        [],
      );
      return (rows[0] as { mayStay: boolean } | undefined)?.mayStay === true;
    },
    writeRefusal: () => pool.primary.refusal,
    keepsSessions: () => keepsSessions(pool.primary),
  };
}

/**
 * Whether a connection has a session of the database for itself. One that a pooler shares loses, between two statements, what it set: as soon as
 * another connection holds the session in a transaction.
 */
async function keepsSessions(primary: Primary): Promise<boolean> {
  const clients = [1, 2].map(() => new pg.Client({ ...connectionOptions(primary.address()), query_timeout: answerMs }));
  const [one, other] = clients as [pg.Client, pg.Client];
  for (const client of clients) client.on("error", () => {});
  try {
    await one.connect();
    await other.connect();
  } catch (failure) {
    endAll(clients);
    // One that is full says nothing of its sessions.
    if (isFull(failure)) return true;
    throw failure;
  }
  try {
    await one.query("select set_config('recollect.session', 'own', false)");
    await other.query("begin");
    const { rows } = await one.query<{ kept: string | null }>("select current_setting('recollect.session', true) as kept");
    await other.query("rollback");
    return rows[0]?.kept === "own";
  } catch {
    // The pooler refuses a transaction, or waits for the session that the other connection holds.
    return false;
  } finally {
    endAll(clients);
  }
}

function endAll(clients: readonly pg.Client[]): void {
  for (const client of clients) void client.end().catch(() => {});
}
