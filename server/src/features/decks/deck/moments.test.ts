import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { aDeck } from "../../../../test/a-deck.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { aMigratedDatabase, testDatabaseUrl } from "../../../../test/databases.ts";
import { openPostgres } from "../../../store/postgres/postgres.ts";
import type { DeckChange } from "../../../store/store.ts";
import { createDecks } from "../decks.service.ts";
import { findDeckForChange, listSummaries } from "./decks.store.ts";

const waiting = { timeout: 10_000 };

describe.skipIf(!testDatabaseUrl)("moments of decks on PostgreSQL", () => {
  /** Two processes, and what the second hears of changes in the first. */
  async function twoProcesses() {
    const url = await aMigratedDatabase();
    const [here, there] = await Promise.all([openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
    const heard: DeckChange[] = [];
    there.onChange((change) => void (change.kind === "deck" && heard.push(change)));
    let now = 0;
    const decks = createDecks({ store: here, clock: () => ++now, brand: "Recollect" });
    return { here, there, decks, heard };
  }

  test("of two changes the one that gets the row later has the higher moment, although it asked first", async () => {
    const { here, there, decks, heard } = await twoProcesses();
    const [ada, bob] = [await aStudent(here), await aStudent(here)];
    const deck = await decks.create({ uid: ada }, ada, aDeck());
    const [isLocked, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const blocking = there.write(async ({ db }) => {
      await findDeckForChange(db, { ownerId: ada, id: deck.id });
      isLocked.resolve();
      await mayCommit.promise;
    });
    await isLocked.promise;
    const shown = decks.setVisibility({ uid: ada }, { uid: ada, id: deck.id }, "Unlisted");
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        here.read,
      );
      expect(rows).toHaveLength(1);
    }, waiting);
    await decks.create({ uid: bob }, bob, aDeck());
    mayCommit.resolve();
    await Promise.all([blocking, shown]);
    await vi.waitFor(() => expect(heard.map(({ uid }) => uid)).toEqual([ada, bob, ada]), waiting);
    const moments = heard.map(({ moment }) => moment);
    expect(moments).toEqual(moments.toSorted((a, b) => a! - b!));
  });

  test("a read never shows a change with a higher moment than its own", async () => {
    const { here, there, decks, heard } = await twoProcesses();
    const ada = await aStudent(here);
    const { id } = await decks.create({ uid: ada }, ada, aDeck());
    const changes = 60;
    const reads: { moment: number; updatedAt: number }[] = [];
    const read = async () => void reads.push(...(await listSummaries(there.read, ada)));
    for (let count = 0; count < changes; count += 1) {
      const change = decks.setVisibility({ uid: ada }, { uid: ada, id }, count % 2 === 0 ? "Unlisted" : "Private");
      await Promise.all([change, read(), read().then(read)]);
    }
    await vi.waitFor(() => expect(heard).toHaveLength(1 + changes), waiting);
    const wrong = reads.filter((shown) => heard.some(({ moment, left }) => moment! > shown.moment && left!.updatedAt <= shown.updatedAt));
    expect(new Set(reads.map(({ updatedAt }) => updatedAt)).size).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });
});
