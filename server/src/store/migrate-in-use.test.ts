import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { anEmptyDatabase, queryOn, testDatabaseUrl } from "../../test/databases.ts";
import { migrate } from "./migrate.ts";
import type { Migration } from "./migrations/list.ts";
import { createPool } from "./postgres/postgres-pool.ts";
import type { Db } from "./tables.ts";

const create: Migration = {
  name: "0001-create",
  up: (db) => db.schema.createTable("cards").addColumn("id", "integer").execute(),
  down: (db) => db.schema.dropTable("cards").execute(),
};
const widen: Migration = {
  name: "0002-widen",
  up: (db) => db.schema.alterTable("cards").addColumn("term", "text").execute(),
  down: (db) => db.schema.alterTable("cards").dropColumn("term").execute(),
};

/** A database whose table a transaction reads that stays open, as a dump's does, until `leave`. */
async function aTableInUse() {
  const url = await anEmptyDatabase();
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: createPool(url) }) });
  onTestFinished(() => db.destroy());
  await migrate({ db, kind: "postgres", list: [create] });
  const dump = new pg.Client(url);
  await dump.connect();
  onTestFinished(() => dump.end());
  await dump.query("begin; select * from cards");
  return { url, db, leave: () => dump.query("commit") };
}

describe.skipIf(!testDatabaseUrl)("a migration on PostgreSQL of a table that is in use", () => {
  test("lets those who read it through, and is done when it is free", async () => {
    const { url, db, leave } = await aTableInUse();
    const migrating = migrate({ db, kind: "postgres", list: [create, widen], patience: { lockMs: 300, pauseMs: 200, allMs: 60_000 } });
    const isWaiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await queryOn(url, isWaiting)).rowCount, { timeout: 30_000, interval: 20 }).toBe(1);
    // Without a time limit this read would wait behind the migration until the other transaction ends, which is never.
    await queryOn(url, "select * from cards");
    await leave();
    await migrating;
    expect((await queryOn(url, "select term from cards")).rowCount).toBe(0);
  });

  test("gives up with one sentence, and changes nothing, if it never becomes free", async () => {
    const { url, db, leave } = await aTableInUse();
    const migrating = migrate({ db, kind: "postgres", list: [create, widen], patience: { lockMs: 50, pauseMs: 20, allMs: 300 } });
    await expect(migrating).rejects.toThrow(/^The database's tables are in use all the time, so they cannot be changed: /);
    await leave();
    expect((await queryOn(url, "select name from migrations")).rows).toEqual([{ name: "0001-create" }]);
  });
});
