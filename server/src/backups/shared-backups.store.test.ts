import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import { readConfig } from "../process/settings/config.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import { createBackups } from "./backups.ts";
import { makeBackup } from "./make-backup.ts";
import { createSharedBackups } from "./shared-backups.store.ts";

describe.skipIf(!testDatabaseUrl)("backups of several processes on one PostgreSQL", () => {
  const now = Date.parse("2026-05-01T04:00:00Z");

  async function aProcessOn(url: string, folder: string | null) {
    const store = await openPostgres(url);
    onTestFinished(() => store.close());
    const dataDir = await aTemporaryFolder();
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, ...(folder === null ? {} : { BACKUP_DIR: folder }) });
    const lines: unknown[] = [];
    return {
      config,
      lines,
      backups: createBackups({ config, clock: () => now, log: (line) => lines.push(line), shared: createSharedBackups(store) }),
    };
  }

  test("with the same folder one makes the day's, and every process knows of it, also one that makes none", async () => {
    const url = await aMigratedDatabase();
    const folder = join(await aTemporaryFolder(), "backups");
    const [one, two, three] = await Promise.all([aProcessOn(url, folder), aProcessOn(url, folder), aProcessOn(url, null)]);
    expect(await three.backups.lastBackups()).toEqual({ areMade: false, backups: [], failure: null });
    await Promise.all([one.backups.look(), two.backups.look()]);
    await Promise.all([one.backups.look(), two.backups.look(), three.backups.look()]);
    expect([...one.lines, ...two.lines]).toMatchObject([{ message: "a backup was made" }]);
    for (const { backups } of [one, two, three]) {
      const { areMade, backups: made, failure } = await backups.lastBackups();
      expect({ areMade, failure }).toEqual({ areMade: true, failure: null });
      expect(made).toMatchObject([{ name: "2026-05-01T04-00-00Z", at: now, media: 0, missingMedia: 0 }]);
      expect(made[0]?.bytes).toBeGreaterThan(1000);
    }
  });

  test("that a command made are known to the process with the folder, and to all after it has looked", async () => {
    const url = await aMigratedDatabase();
    const folder = join(await aTemporaryFolder(), "backups");
    const [one, two] = await Promise.all([aProcessOn(url, folder), aProcessOn(url, null)]);
    await one.backups.look();
    await makeBackup(one.config, folder, now + 1000);
    const namesIn = async ({ backups }: typeof one) => (await backups.lastBackups()).backups.map(({ name }) => name);
    // Of a day the newest is kept.
    expect(await namesIn(one)).toEqual(["2026-05-01T04-00-01Z"]);
    await one.backups.look();
    expect(await namesIn(two)).toEqual(["2026-05-01T04-00-01Z"]);
  });

  test("that failed in one process are known to all", async () => {
    const url = await aMigratedDatabase();
    const [one, two] = await Promise.all([aProcessOn(url, "/dev/null/backups"), aProcessOn(url, null)]);
    await one.backups.look();
    const { areMade, failure } = await two.backups.lastBackups();
    expect(areMade).toBe(true);
    expect(failure?.reason).not.toBe("");
  });
});
