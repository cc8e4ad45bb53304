import { describe, expect, test } from "vitest";

import { aServer, type RunningServer } from "../../../../test/a-server.ts";
import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../../../../test/databases.ts";
import { killWhileStudying, sendAllAgain, type Studying } from "../../../../test/kills/kill-study.ts";
import { rebuiltRows, studyRows } from "../../../../test/study/study-rows.ts";

/** One round checks more than one of the decks' test, so there are fewer. */
const rounds = Math.ceil(Number(process.env["KILL_ROUNDS"] ?? 3) / 4);

const students = 4;

/** The moment is random, and is part of the failure's message; the assertions hold at any moment. */
const killAfterMs = () => Math.round(50 + Math.random() * 500);

/** What is wrong with the stored study data of a student. */
function faults({ student, batches }: Studying, { log, cards }: Awaited<ReturnType<typeof studyRows>>): string[] {
  const found: string[] = [];
  const entries = log.get(student.uid) ?? [];
  const known = new Set(entries.map(({ id }) => id));
  for (const batch of batches) {
    const kept = batch.entries.filter(({ id }) => known.has(id)).length;
    if (batch.isAcknowledged && kept < batch.entries.length) found.push(`lost ${batch.entries.length - kept} acknowledged entries`);
    if (kept !== 0 && kept !== batch.entries.length) found.push(`kept ${kept} of a batch of ${batch.entries.length}`);
  }
  const derived = (cards.get(student.uid) ?? []).toSorted();
  const again = rebuiltRows(entries).toSorted();
  if (derived.join("\n") !== again.join("\n")) found.push(`derived\n${derived.join("\n")}\nbut rebuilt\n${again.join("\n")}`);
  return found;
}

/** Kills and restarts, and returns all faults, and the number of acknowledged entries. */
async function afterKills(settings: Record<string, string>): Promise<{ wrong: string[]; acknowledged: number }> {
  const wrong: string[] = [];
  let acknowledged = 0;
  let server: RunningServer = await aServer(settings);
  for (let round = 1; round <= rounds; round += 1) {
    const ms = killAfterMs();
    const studying = await killWhileStudying(server, students, ms);
    server = await aServer(settings);
    const kept = await studyRows(settings);
    const say = (what: string) => wrong.push(`round ${round}, killed after ${ms} ms: ${what}`);
    for (const one of studying) faults(one, kept).forEach(say);

    await Promise.all(studying.map((one) => sendAllAgain(server, one)));
    const repeated = await studyRows(settings);
    for (const one of studying) {
      faults({ ...one, batches: one.batches.map((batch) => ({ ...batch, isAcknowledged: true })) }, repeated).forEach(say);
      const sent = one.batches.flatMap(({ entries }) => entries.map(({ id }) => id));
      const counted = (repeated.log.get(one.student.uid) ?? []).map(({ id }) => id);
      if (counted.toSorted().join() !== sent.toSorted().join())
        say(`${sent.length} entries were sent again, ${counted.length} are counted`);
      acknowledged += one.batches.filter((batch) => batch.isAcknowledged).flatMap(({ entries }) => entries).length;
    }
  }
  await server.stop();
  return { wrong, acknowledged };
}

describe("a server that is killed during study sessions", { timeout: 90_000 + rounds * 40_000 }, () => {
  test("has lost no acknowledged answer, and counts each once when all are sent again (SQLite)", async () => {
    const { wrong, acknowledged } = await afterKills({ DATA_DIR: await aTemporaryFolder() });
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(rounds * students);
  });

  test.skipIf(!testDatabaseUrl)("has lost no acknowledged answer, and counts each once when all are sent again (PostgreSQL)", async () => {
    const { wrong, acknowledged } = await afterKills({ DATA_DIR: await aTemporaryFolder(), DATABASE_URL: await aMigratedDatabase() });
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(rounds * students);
  });
});
