import { describe, expect, test } from "vitest";

import { aServer } from "../../../../test/a-server.ts";
import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../../../../test/databases.ts";
import { aLongPackage, brokenAfterKill, killWhileImporting } from "../../../../test/kills/kill-imports.ts";

/** Each round takes about 4 s; more rounds find more. */
const rounds = Number(process.env["KILL_IMPORT_ROUNDS"] ?? 2);

/** The import of this package takes about this long, in ms: kills are spread over all of its steps, and a few come after its end. */
const longest = 1500;

async function afterKills(settings: Record<string, string>, dataDir: string): Promise<string[]> {
  const file = await aLongPackage();
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Spread evenly over the time; the moment is part of the failure's message.
    const ms = Math.round((longest * (round + Math.random())) / rounds);
    const killed = await killWhileImporting(await aServer(settings), file, ms);
    const again = await aServer(settings);
    problems.push(...(await brokenAfterKill(again, killed, dataDir)).map((one) => `killed after ${ms} ms: ${one}`));
    await again.stop();
  }
  return problems;
}

describe("a server that is killed during an import", { timeout: 60_000 + rounds * 90_000 }, () => {
  test("keeps complete decks or nothing, reports it at the next start, and leaves no files (SQLite)", async () => {
    const dataDir = await aTemporaryFolder();
    expect(await afterKills({ DATA_DIR: dataDir }, dataDir)).toEqual([]);
  });

  test.skipIf(!testDatabaseUrl)(
    "keeps complete decks or nothing, reports it at the next start, and leaves no files (PostgreSQL)",
    async () => {
      const dataDir = await aTemporaryFolder();
      expect(await afterKills({ DATA_DIR: dataDir, DATABASE_URL: await aMigratedDatabase() }, dataDir)).toEqual([]);
    },
  );
});
