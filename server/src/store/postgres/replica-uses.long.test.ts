import { beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { startPostgres, startStandby } from "../../../../scripts/machine/postgres.mjs";
import { aCampus } from "../../../test/a-campus.ts";
import { queryOn, testDatabaseUrl } from "../../../test/databases.ts";
import { createMemory } from "../../features/study/memory/memory.service.ts";
import type { DatabasePlace, Store } from "../store.ts";
import { openPostgres } from "./postgres.ts";
import { usualPatience } from "./postgres-pool.ts";

describe.skipIf(!testDatabaseUrl)("a replica of a PostgreSQL", () => {
  let primaryUrl = "";
  let replicaUrl = "";

  beforeAll(async () => {
    const primary = await startPostgres({ wal_level: "replica", fsync: "off", max_wal_senders: "4", hot_standby: "on" });
    await (await openPostgres(primary.url)).close();
    const standby = await startStandby(primary.url, { fsync: "off" });
    [primaryUrl, replicaUrl] = [primary.url, standby.url];
    return async () => {
      await standby.stop();
      await primary.stop();
    };
  }, 60_000);

  async function opened(): Promise<Store> {
    const store = await openPostgres(primaryUrl, usualPatience, replicaUrl);
    onTestFinished(() => store.close());
    return store;
  }

  const zipOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer()).toString("latin1");
  /** The connections of our server to the replica that have been used. */
  const connectionsThere = async () =>
    (await queryOn(replicaUrl, "select 1 from pg_stat_activity where application_name like 'recollect%' and query like '%decks%'"))
      .rowCount;

  test("is what the export of an account reads, and holds a deck that was made just before", async () => {
    const store = await opened();
    const ada = await aCampus(store).student("ada");
    for (let times = 0; times < 5; times += 1) {
      const { id } = await ada.deck({ title: `Deck ${times}` });
      const account = await zipOf(await ada.get(`/api/users/${ada.uid}/export`));
      expect(account).toContain(`decks/${id}.json`);
      expect(account).toContain(`versions/${id}.ndjson`);
      expect(await zipOf(await ada.get(`/api/users/${ada.uid}/export?format=csv`))).toContain(`Deck ${times}.csv`);
    }
    expect(await connectionsThere()).toBeGreaterThan(0);
  }, 60_000);

  test("is not read for a page: a replica that stands still changes nothing there", async () => {
    const store = await opened();
    const ada = await aCampus(store).student("eve");
    await queryOn(replicaUrl, "select pg_wal_replay_pause()");
    onTestFinished(async () => void (await queryOn(replicaUrl, "select pg_wal_replay_resume()")));
    const { id } = await ada.deck({ title: "Written while the replica stands still" });
    expect((await ada.get(`/api/users/${ada.uid}/decks/${id}`)).status).toBe(200);
    // The export waits for the replica, then reads the primary.
    expect(await zipOf(await ada.get(`/api/users/${ada.uid}/export`))).toContain(`decks/${id}.json`);
  }, 60_000);

  test("is where learning reads a log", async () => {
    const store = await opened();
    const { uid } = await aCampus(store).student("bob");
    const places: DatabasePlace[] = [];
    const learn = async ({ place }: { place: DatabasePlace }) => {
      places.push(place);
      return [];
    };
    const memory = createMemory({ store, clock: Date.now, learn });
    await memory.ask({ uid });
    await memory.whenLearned(uid);
    expect(places).toEqual([{ kind: "postgres", url: replicaUrl, isReplica: true }]);
  }, 60_000);
});
