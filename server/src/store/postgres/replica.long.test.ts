import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { startPostgres, startStandby } from "../../../../scripts/machine/postgres.mjs";
import { aStudent } from "../../../test/a-student.ts";
import { anEmptyDatabase, queryOn, testDatabaseUrl } from "../../../test/databases.ts";
import { clusterText } from "../../admin/cluster-text.ts";
import { makeBackup } from "../../backups/make-backup.ts";
import { openReader } from "../reading/reader.ts";
import type { DatabasePlace, Store } from "../store.ts";
import { openPostgres } from "./postgres.ts";
import { usualPatience } from "./postgres-pool.ts";

const soon = { waitMs: 2_000 };
const primaryInstead = "dumps, exports and learning read the primary instead.";

describe.skipIf(!testDatabaseUrl)("what may be read late on PostgreSQL", () => {
  beforeAll(() => vi.setConfig({ testTimeout: 60_000 }));
  let primaryUrl = "";
  let replicaUrl = "";

  const onReplica = (text: string) => queryOn(replicaUrl, text);
  const pauseReplay = () => onReplica("select pg_wal_replay_pause()");
  const resumeReplay = () => onReplica("select pg_wal_replay_resume()");

  beforeAll(async () => {
    const primary = await startPostgres({ wal_level: "replica", fsync: "off", max_wal_senders: "4", hot_standby: "on" });
    await (await openPostgres(primary.url)).close();
    const standby = await startStandby(primary.url, { fsync: "off", max_standby_streaming_delay: "0", hot_standby_feedback: "off" });
    [primaryUrl, replicaUrl] = [primary.url, standby.url];
    return async () => {
      await standby.stop();
      await primary.stop();
    };
  }, 60_000);

  async function opened(readUrl: string | null): Promise<Store> {
    const store = await openPostgres(primaryUrl, usualPatience, readUrl);
    onTestFinished(() => store.close());
    return store;
  }

  const placeOf = (store: Store, options = soon) => store.lateReads.at(async (place) => place, options);
  const replica = (): DatabasePlace => ({ kind: "postgres", url: replicaUrl, isReplica: true });
  const primary = (): DatabasePlace => ({ kind: "postgres", url: primaryUrl });
  const isReplicaOf = async (store: Store) => {
    const db = await store.lateReads.database(soon);
    const { rows } = await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db);
    return rows[0]?.isReplica;
  };

  function awayUrl(): string {
    const away = new URL(replicaUrl);
    away.port = "1";
    return away.href;
  }

  test("is read from the replica, with everything acknowledged before", async () => {
    const store = await opened(replicaUrl);
    for (let times = 0; times < 10; times += 1) {
      const uid = await aStudent(store);
      const db = await store.lateReads.database(soon);
      expect(await db.selectFrom("users").select("id").where("id", "=", uid).execute()).toHaveLength(1);
      const other = await aStudent(store);
      expect(await placeOf(store)).toEqual(replica());
      const reader = await openReader(replica());
      expect(await reader.db.selectFrom("users").select("id").where("id", "=", other).execute()).toHaveLength(1);
      await reader.close();
    }
    expect(await isReplicaOf(store)).toBe(true);
    expect(await store.lateReads.look()).toMatchObject([{ behindMs: expect.any(Number), problem: null }]);
    expect(await clusterText(store)).toContain("read by dumps, exports and learning, 0.");
    // One host is named, and it has a replica.
    expect(await store.cluster?.mayStayBehind()).toBe(true);
  });

  test("is read from the primary if the replica is away or none of this database, and a sentence without its address says why", async () => {
    const withoutPassword = new URL(replicaUrl);
    withoutPassword.password = "wrong";
    for (const [readUrl, why] of [
      [awayUrl(), "does not answer"],
      [withoutPassword.href, "refuses this user or password"],
      [primaryUrl, "accepts writes, so it is no replica"],
      [await anEmptyDatabase(), "is not a replica of this database"],
    ] as const) {
      const store = await opened(readUrl);
      expect(await placeOf(store)).toEqual(primary());
      expect(await isReplicaOf(store)).toBe(false);
      expect(await store.lateReads.look()).toMatchObject([
        { behindMs: null, problem: `The replica at DATABASE_READ_URL ${why}: ${primaryInstead}` },
      ]);
      const text = await clusterText(store);
      expect(text).toContain(why);
      expect(text).not.toContain(new URL(readUrl).password);
    }
    expect(await placeOf(await opened(null))).toEqual(primary());
  });

  test("is read from the primary while the replica is too far behind for the work, and from the replica again later", async () => {
    const store = await opened(replicaUrl);
    await pauseReplay();
    const uid = await aStudent(store);
    const db = await store.lateReads.database({ waitMs: 200 });
    expect(await db.selectFrom("users").select("id").where("id", "=", uid).execute()).toHaveLength(1);
    expect(await placeOf(store, { waitMs: 100 })).toEqual(primary());
    // Work that waits longer asks again.
    const patient = placeOf(store, { waitMs: 30_000 });
    await resumeReplay();
    expect(await patient).toEqual(replica());
    expect(await placeOf(store)).toEqual(replica());
  });

  test("that a standby cancels because of a conflict is read again on the primary, and so is all that follows", async () => {
    const store = await opened(replicaUrl);
    await aStudent(store);
    const db = await store.lateReads.database(soon);
    // The standby's own message: "canceling statement due to conflict with recovery" (40001).
    const slow = sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica", count(*), pg_sleep(3) from users`.execute(db);
    await vi.waitFor(async () =>
      expect((await onReplica("select 1 from pg_stat_activity where query like '%pg_sleep(3)%' and state = 'active'")).rowCount).toBe(2),
    );
    // It locks the whole table, which the standby has to do too.
    await queryOn(primaryUrl, "vacuum full users");
    expect((await slow).rows[0]?.isReplica).toBe(false);
    const { rows } = await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db);
    expect(rows[0]?.isReplica).toBe(false);
    expect(await store.lateReads.look()).toMatchObject([{ problem: expect.stringContaining("set hot_standby_feedback to on there") }]);
    // A new piece of work begins on the replica.
    expect(await isReplicaOf(store)).toBe(true);
  });

  test("and fails on the replica is done again on the primary; what fails on both fails", async () => {
    const store = await opened(replicaUrl);
    const places: DatabasePlace[] = [];
    const result = await store.lateReads.at(async (place) => {
      places.push(place);
      if (places.length === 1) throw new Error("the replica is gone");
      return "read";
    }, soon);
    expect([result, places]).toEqual(["read", [replica(), primary()]]);
    const failing = async () => Promise.reject(new Error("no such file"));
    await expect(store.lateReads.at(failing, soon)).rejects.toThrow("no such file");
  });

  test("is read from the next of several replicas if the first is away", async () => {
    const [good, away] = [new URL(replicaUrl), new URL(awayUrl())];
    const both = `postgres://${good.username}:${good.password}@${away.host},${good.host}${good.pathname}?target_session_attrs=standby`;
    const store = await opened(both);
    expect(await placeOf(store)).toEqual(replica());
    expect((await store.lateReads.look()).map(({ problem }) => problem)).toEqual([
      `Replica 1 at DATABASE_READ_URL does not answer: ${primaryInstead}`,
      null,
    ]);
  });

  test("is not read from a replica that still follows a former primary, though its log is longer", async () => {
    const former = await startPostgres({
      wal_level: "replica",
      fsync: "off",
      max_wal_senders: "4",
      hot_standby: "on",
      wal_keep_size: "256MB",
    });
    onTestFinished(() => former.stop());
    await (await openPostgres(former.url)).close();
    const standbys = [await startStandby(former.url, { fsync: "off" }), await startStandby(former.url, { fsync: "off" })] as const;
    for (const standby of standbys) onTestFinished(() => standby.stop());
    const [promoted, left] = standbys;
    await promoted.promote();
    // A promotion begins a new file of the log, so the former primary goes on by several.
    await queryOn(former.url, "create table ahead (at integer)");
    for (let file = 0; file < 4; file += 1) {
      await queryOn(former.url, `insert into ahead values (${file})`);
      await queryOn(former.url, "select pg_switch_wal()");
    }
    const numberOn = async (url: string, position: string) => Number((await queryOn(url, `select ${position} - '0/0' as at`)).rows[0]?.at);
    const newest = await numberOn(promoted.url, "pg_current_wal_flush_lsn()");
    await expect.poll(() => numberOn(left.url, "pg_last_wal_replay_lsn()"), { timeout: 30_000 }).toBeGreaterThan(newest);
    const store = await openPostgres(promoted.url, usualPatience, left.url);
    onTestFinished(() => store.close());
    expect(await placeOf(store, { waitMs: 300 })).toEqual({ kind: "postgres", url: promoted.url });
  });

  test("is dumped from the replica, and from the primary if the replica is away", async () => {
    const folder = await mkdtemp(join(tmpdir(), "recollect-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const media = { kind: "folder", path: join(folder, "media") } as const;
    // A dump reads every table from its beginning to its end.
    const scansThere = async () =>
      Number((await onReplica("select seq_scan from pg_stat_user_tables where relname = 'notices'")).rows[0]?.seq_scan ?? 0);
    const dump = async (databaseReadUrl: string) => {
      const to = await mkdtemp(join(folder, "backups-"));
      const { name } = await makeBackup({ dataDir: folder, databaseUrl: primaryUrl, databaseReadUrl, media }, to, Date.now());
      return readdir(join(to, name));
    };
    const before = await scansThere();
    expect(await dump(replicaUrl)).toContain("recollect.dump");
    await expect.poll(scansThere, { timeout: 10_000 }).toBe(before + 1);
    expect(await dump(awayUrl())).toContain("recollect.dump");
  });
});
