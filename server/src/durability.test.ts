import { describe, expect, test } from "vitest";

import { anEmptyDatabase, aTemporaryFolder, testDatabaseUrl } from "../test/databases.ts";
import { killWhileWriting, lostWrites } from "../test/kill.ts";

/** Each round takes about 2 s; many find what few do not. */
const rounds = Number(process.env["KILL_ROUNDS"] ?? 3);

const clients = 8;

/** The moment is random, and printed with the failure; what is asserted holds at any moment. */
const killAfterMs = () => Math.round(50 + Math.random() * 700);

async function survives(settings: Record<string, string>): Promise<void> {
  let writes = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const ms = killAfterMs();
    const { acknowledged, writes: written } = await killWhileWriting(settings, clients, ms);
    expect(acknowledged.size).toBe(clients);
    expect(await lostWrites(settings, acknowledged), `round ${round}, killed after ${ms} ms and ${written} writes`).toEqual([]);
    writes += written;
  }
  expect(writes).toBeGreaterThan(rounds * clients);
}

describe("a server that is killed while 8 clients write", { timeout: 30_000 + rounds * 20_000 }, () => {
  test("has lost no acknowledged write when it is started again (SQLite)", async () => {
    await survives({ DATA_DIR: await aTemporaryFolder() });
  });

  test.skipIf(!testDatabaseUrl)("has lost no acknowledged write when it is started again (PostgreSQL)", async () => {
    await survives({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: await anEmptyDatabase() });
  });
});
