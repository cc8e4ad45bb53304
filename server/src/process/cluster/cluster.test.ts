import { join } from "node:path";

import { describe, expect, onTestFinished, test, vi } from "vitest";

import { aTransactionPooler } from "../../../test/a-transaction-pooler.ts";
import { aMigratedDatabase, aTemporaryFolder, describeEachDatabase, queryOn, testDatabaseUrl } from "../../../test/databases.ts";
import { clusterText } from "../../admin/cluster-text.ts";
import { openMediaFiles } from "../../media/files/open-media-files.ts";
import { openPostgres } from "../../store/postgres/postgres.ts";
import type { Store } from "../../store/store.ts";
import type { LogLine } from "../log/log.ts";
import { fingerprintOf, joinCluster } from "./cluster.ts";

type Member = { secret?: string; folder?: string; aheadMs?: number };

const shared = "a secret that all the processes share";

describe.skipIf(!testDatabaseUrl)("server processes on one PostgreSQL", () => {
  /** Joins a process; it leaves after the test. */
  async function joined(url: string, { secret = shared, folder, aheadMs = 0 }: Member) {
    const store = await openPostgres(url);
    onTestFinished(() => store.close());
    const path = folder ?? (await aTemporaryFolder());
    const media = { kind: "folder", path } as const;
    const lines: LogLine[] = [];
    const cluster = await joinCluster({
      store,
      config: { host: "127.0.0.1", port: 3000, media },
      secrets: [secret],
      files: openMediaFiles(media),
      clock: () => Date.now() + aheadMs,
      log: (line) => lines.push(line),
      version: "1.2.3",
    });
    return { store, cluster, lines, problems: () => cluster.state().problems.join("\n") };
  }

  /** Two that compared themselves with each other. */
  async function two(one: Member, other: Member) {
    const url = await aMigratedDatabase();
    const folder = await aTemporaryFolder();
    const members = [await joined(url, { folder, ...one }), await joined(url, { folder, ...other })] as const;
    for (const { cluster } of members) await cluster.look();
    return { url, members };
  }

  test("that agree say nothing, and are listed with what they are", async () => {
    const { members } = await two({}, {});
    for (const { cluster } of members) expect(cluster.state()).toEqual({ isReady: true, problems: [] });
    const text = await clusterText(members[0].store);
    expect(text).toMatch(/^2 processes on this database:\n/);
    expect(text.split("\n")[1]).toMatch(
      new RegExp(
        `: version 1\\.2\\.3, at 127\\.0\\.0\\.1:3000, since \\d{4}-.*, clock [+-]0\\.\\d s, secret ${fingerprintOf(shared)}, media in folder, up to 15 connections$`,
      ),
    );
    await members[1].cluster.stop();
    expect(await clusterText(members[0].store)).toMatch(/^1 process on this database:\n[^\n]+$/);
  });

  test("with different secrets and different folders both say so, in the log too, once, and without the secret", async () => {
    const { members } = await two({}, { secret: "a secret that one of them made itself", folder: join(await aTemporaryFolder(), "media") });
    for (const { cluster, problems, lines } of members) {
      expect(problems()).toMatch(/give all the same AUTH_SECRET\.\n.*give all processes the same MEDIA_URL/);
      await cluster.look();
      expect(lines.filter(({ message }) => String(message).includes("AUTH_SECRET"))).toHaveLength(1);
      expect(cluster.state().isReady).toBe(true);
    }
    const text = await clusterText(members[0].store);
    expect(text).toContain("    Another process on this database signs with a secret");
    for (const secret of [shared, "a secret that one of them made itself"]) expect(text).not.toContain(secret);
  });

  test.each([
    [600_000, false],
    [-600_000, false],
    [5_000, true],
  ])("whose clock is %i ms ahead take the database's time", async (aheadMs, isReady) => {
    const { members } = await two({ aheadMs }, {});
    expect(Math.abs(members[0].cluster.now() - Date.now())).toBeLessThan(1000);
    expect(members[0].cluster.state().isReady).toBe(isReady);
    expect(members[0].problems()).toMatch(/^This machine's clock is \d+ seconds (ahead of|behind) the database's/);
    expect(members[1].cluster.state()).toEqual({ isReady: true, problems: [] });
  });

  test("that were killed count as gone, and disagree with nobody", async () => {
    const { url, members } = await two({}, { secret: "a secret that one of them made itself" });
    await queryOn(
      url,
      `update "serverProcesses" set "seenAt" = "seenAt" - 200000 where secrets = '${fingerprintOf("a secret that one of them made itself")}'`,
    );
    await members[0].cluster.look();
    expect(members[0].problems()).toBe("");
    expect(await clusterText(members[0].store)).toMatch(/^1 process on this database:\n[^\n]+\n[^\n]+gone since/);
    await queryOn(
      url,
      `update "serverProcesses" set "seenAt" = "seenAt" - 86400000 where secrets = '${fingerprintOf("a secret that one of them made itself")}'`,
    );
    await members[0].cluster.look();
    expect((await queryOn(url, `select 1 from "serverProcesses"`)).rowCount).toBe(1);
  });

  test("with few connections for all take their share, and say how many are needed", async () => {
    const url = await aMigratedDatabase();
    await queryOn(url, `alter database ${new URL(url).pathname.slice(1)} connection limit 14`);
    const { cluster, problems, store } = await joined(url, {});
    await cluster.look();
    expect(problems()).toBe("");
    expect(store.cluster?.connections()).toBe(11);
    const other = await joined(url, { folder: await aTemporaryFolder() });
    await other.cluster.look();
    expect(other.problems()).toContain(
      "PostgreSQL allows 14 connections, too few for 2 processes, which then wait for each other: set max_connections to at least 21.",
    );
    expect(other.store.cluster?.connections()).toBe(7);
  });

  test("behind a pooler in transaction mode do not start, and say what to set", async () => {
    const url = await aTransactionPooler(await aMigratedDatabase());
    await expect(joined(url, {})).rejects.toThrow(
      "DATABASE_URL leads to a pooler that gives the session of a connection to others (its transaction or statement mode): set its pool_mode to session",
    );
  });

  test("with several hosts whose commits wait for none of the others are warned at their start, once", async () => {
    const url = await aMigratedDatabase();
    const { host } = new URL(url);
    const loss = (lines: readonly LogLine[]) => lines.filter(({ message }) => String(message).includes("synchronous_standby_names"));
    const { cluster, lines } = await joined(url.replace(host, `${host},${host}`), {});
    await cluster.look();
    expect(loss(lines)).toEqual([expect.objectContaining({ level: "warn" })]);
    expect(cluster.state().problems).toEqual([]);
    const single = await joined(url, {});
    expect(loss(single.lines)).toEqual([]);
  });

  test("whose database accepts no writes any more are not ready and say what to do, until it does again", async () => {
    const url = await aMigratedDatabase();
    const { cluster, store } = await joined(url, {});
    const setReadOnly = async (isOn: boolean) => {
      const name = new URL(url).pathname.slice(1);
      await queryOn(
        url,
        `begin; set transaction read write; alter database ${name} set default_transaction_read_only = ${isOn ? "on" : "off"}; commit`,
      );
      await queryOn(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    };
    await setReadOnly(true);
    // The first ones may fail with the connections that were ended, which says nothing about writes.
    await vi.waitFor(
      async () => {
        await expect(store.probe()).rejects.toMatchObject({ code: "database/network-error" });
        expect(cluster.state()).toEqual({
          isReady: false,
          problems: [expect.stringMatching(/^The database accepts no writes: .* let DATABASE_URL name all hosts and restart this process/)],
        });
      },
      { timeout: 30_000 },
    );
    await setReadOnly(false);
    await vi.waitFor(
      async () => {
        await store.probe();
        expect(cluster.state()).toEqual({ isReady: true, problems: [] });
      },
      { timeout: 30_000 },
    );
  }, 90_000);

  test("that name the only host of a database with a replica are warned that they would stay with the former primary, once", async () => {
    const store = await openPostgres(await aMigratedDatabase());
    onTestFinished(() => store.close());
    expect(await store.cluster?.mayStayBehind()).toBe(false);
    const media = { kind: "folder", path: await aTemporaryFolder() } as const;
    const lines: LogLine[] = [];
    const cluster = await joinCluster({
      store: { ...store, cluster: store.cluster && { ...store.cluster, mayStayBehind: async () => true } },
      config: { host: "127.0.0.1", port: 3000, media },
      secrets: [shared],
      files: openMediaFiles(media),
      clock: Date.now,
      log: (line) => lines.push(line),
      version: "1.2.3",
    });
    await cluster.look();
    expect(lines.filter(({ message }) => String(message).includes("Name all hosts"))).toEqual([expect.objectContaining({ level: "warn" })]);
    expect(cluster.state().problems).toEqual([]);
  });

  test("whose notices get lost say so within a look", async () => {
    const store = await openPostgres(await aMigratedDatabase());
    onTestFinished(() => store.close());
    expect(await store.cluster?.noticesReturn()).toBe(true);
    const lost: Store["cluster"] = store.cluster && { ...store.cluster, noticesReturn: async () => false };
    const media = { kind: "folder", path: await aTemporaryFolder() } as const;
    const cluster = await joinCluster({
      store: { ...store, cluster: lost },
      config: { host: "127.0.0.1", port: 3000, media },
      secrets: [shared],
      files: openMediaFiles(media),
      clock: Date.now,
      log: () => {},
      version: "1.2.3",
    });
    expect(cluster.state().problems).toEqual([expect.stringMatching(/^Notices of PostgreSQL \(LISTEN\) do not arrive/)]);
  });
});

describeEachDatabase("a store", (openStore, kind) => {
  test("of one process runs none of this", async () => {
    const store = await openStore();
    if (kind === "postgres") return;
    const writes = vi.spyOn(store, "writeOne");
    const media = { kind: "folder", path: await aTemporaryFolder() } as const;
    const deps = { files: openMediaFiles(media), config: { host: "", port: 0, media }, secrets: [], log: () => {}, version: "" };
    const cluster = await joinCluster({ store, clock: () => 7, ...deps });
    cluster.start(3000);
    await cluster.look();
    expect(cluster.now()).toBe(7);
    expect(writes).not.toHaveBeenCalled();
    expect(await clusterText(store)).toBe("SQLite is used by one server process, which has nothing to agree on with others.");
    await cluster.stop();
  });
});
