import { describe, expect, test } from "vitest";

import { aServer } from "../../test/a-server.ts";
import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../../test/databases.ts";
import { killWhileWriting, lostWrites } from "../../test/kills/kill.ts";

/** Each round takes about a second; many rounds find more than few. */
const rounds = Number(process.env["KILL_ROUNDS"] ?? 3);

const clients = 8;

/** The moment is random, and is part of the failure's message; the assertions hold at any moment. */
const killAfterMs = () => Math.round(50 + Math.random() * 700);

/** Kills and restarts, and returns every lost write, and the number of acknowledged ones. */
async function afterKills(settings: Record<string, string>): Promise<{ lost: string[]; writes: number }> {
  const lost: string[] = [];
  let writes = 0;
  let server = await aServer(settings);
  for (let round = 1; round <= rounds; round += 1) {
    const ms = killAfterMs();
    const { acknowledged, writes: written } = await killWhileWriting(server, clients, ms);
    server = await aServer(settings);
    const lostNow = await lostWrites(server, acknowledged);
    lost.push(...lostNow.map((one) => `round ${round}, killed after ${ms} ms and ${written} writes: ${one}`));
    writes += written;
  }
  await server.stop();
  return { lost, writes };
}

describe("a server that is killed while 8 clients write", { timeout: 90_000 + rounds * 40_000 }, () => {
  test("has lost no acknowledged write when it is started again (SQLite)", async () => {
    const { lost, writes } = await afterKills({ DATA_DIR: await aTemporaryFolder() });
    expect(lost).toEqual([]);
    expect(writes).toBeGreaterThanOrEqual(rounds * clients);
  });

  test.skipIf(!testDatabaseUrl)("has lost no acknowledged write when it is started again (PostgreSQL)", async () => {
    const { lost, writes } = await afterKills({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: await aMigratedDatabase() });
    expect(lost).toEqual([]);
    expect(writes).toBeGreaterThanOrEqual(rounds * clients);
  });
});
