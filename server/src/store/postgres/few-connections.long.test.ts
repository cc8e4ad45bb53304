import { sql } from "kysely";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { startPostgres } from "../../../../scripts/machine/postgres.mjs";
import { testDatabaseUrl } from "../../../test/databases.ts";
import { aStudent } from "../../../test/a-student.ts";
import { openPostgres } from "./postgres.ts";

/** A database with room for six connections of ours, of which this many are taken by others. */
async function aFullDatabase(taken: number) {
  const server = await startPostgres({ fsync: "off", max_connections: "9", superuser_reserved_connections: "0", max_wal_senders: "0" });
  onTestFinished(() => server.stop());
  const store = await openPostgres(server.url);
  onTestFinished(() => store.close());
  const others: pg.Client[] = [];
  for (let count = 0; count < taken; count += 1) {
    const other = new pg.Client(server.url);
    other.on("error", () => {});
    await other.connect();
    others.push(other);
  }
  return { store, url: server.url, leave: () => Promise.all(others.map((other) => other.end())) };
}

describe.skipIf(!testDatabaseUrl)("a PostgreSQL that refuses further connections", () => {
  test("serves a burst of requests over the few that there are", async () => {
    const { store } = await aFullDatabase(6);
    const uids = await Promise.all(Array.from({ length: 60 }, () => aStudent(store)));
    const rows = await store.read.selectFrom("users").select("id").execute();
    expect(rows).toHaveLength(uids.length);
  }, 60_000);

  test("is waited for by a process that has none, and by one that starts", async () => {
    const { store, url, leave } = await aFullDatabase(8);
    const fresh = openPostgres(url);
    const reading = store.read.selectFrom("users").select("id").execute();
    setTimeout(() => void leave(), 1500);
    expect(await reading).toEqual([]);
    const second = await fresh;
    onTestFinished(() => second.close());
    await aStudent(second);
  }, 60_000);
});

describe.skipIf(!testDatabaseUrl)("connections to PostgreSQL", () => {
  test("have a name by which the database's own lists tell processes and their work apart", async () => {
    const { store } = await aFullDatabase(0);
    const { rows } = await sql<{ name: string }>`select application_name as name from pg_stat_activity
      where datname = current_database()`.execute(store.read);
    expect(rows.length).toBeGreaterThan(1);
    for (const { name } of rows) expect(name).toMatch(new RegExp(`^recollect ${process.pid}@\\S+$`));
  }, 60_000);
});
