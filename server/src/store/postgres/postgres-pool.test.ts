import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";

import { aMigratedDatabase, queryOn, testDatabaseUrl } from "../../../test/databases.ts";
import { precompiled } from "../precompiled.ts";
import type { Store } from "../store.ts";
import { openPostgres } from "./postgres.ts";
import { usualPatience } from "./postgres-pool.ts";

async function opened(url: string): Promise<Store> {
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  return store;
}

describe.skipIf(!testDatabaseUrl)("a precompiled query on PostgreSQL, asked again on the same connection", () => {
  test("answers as before, with columns of any kind", async () => {
    const store = await opened(await aMigratedDatabase());
    const columns = precompiled((db, { text, number, none }: { text: string; number: number; none: null }) =>
      db.selectNoFrom([
        sql<string>`${text}::text`.as("text"),
        sql<number>`${number}::bigint`.as("ms"),
        sql<number>`${number}::integer`.as("count"),
        sql<boolean>`true`.as("flag"),
        sql<string[]>`array['a', null, 'b "c"']`.as("list"),
        sql`'{"a": [1]}'::jsonb`.as("json"),
        sql<null>`${none}::text`.as("none"),
      ]),
    );
    for (const text of ["first", "Größe 漢字 😀 \n'\"", ""]) {
      const { rows, numAffectedRows } = await columns(store.read, { text, number: 7, none: null });
      const rest = { count: 7, flag: true, list: ["a", null, 'b "c"'], json: { a: [1] }, none: null };
      expect({ rows, numAffectedRows }).toEqual({ rows: [{ text, ms: 7, ...rest }], numAffectedRows: 1n });
    }
  });

  test("says how many rows it changed, and may return none", async () => {
    const url = await aMigratedDatabase();
    const store = await opened(url);
    const insert = precompiled((db, { name }: { name: string }) =>
      db
        .insertInto("programTexts")
        .values({ name, fingerprint: "" })
        .onConflict((conflict) => conflict.doNothing()),
    );
    const changed: (bigint | undefined)[] = [];
    for (const name of ["a", "b", "b"]) changed.push((await store.writeOne(({ db }) => insert(db, { name }))).numAffectedRows);
    expect(changed).toEqual([1n, 1n, 0n]);
    expect((await queryOn(url, `select "name" from "programTexts" where "name" in ('a', 'b')`)).rowCount).toBe(2);
  });

  test("leaves its connection as it was when it is refused", async () => {
    const store = await opened(await aMigratedDatabase());
    const share = precompiled((db, { of }: { of: number }) =>
      db.selectNoFrom([sql<number>`12 / ${of}::integer`.as("share"), sql<number>`pg_backend_pid()`.as("pid")]),
    );
    const before = (await share(store.read, { of: 3 })).rows;
    await expect(share(store.read, { of: 0 })).rejects.toThrow("division by zero");
    expect((await share(store.read, { of: 3 })).rows).toEqual(before);
  });

  const slow = precompiled((db, { seconds }: { seconds: number }) =>
    db.selectNoFrom(sql<number>`pg_backend_pid()`.as("pid")).where(sql<boolean>`pg_sleep(${seconds}) is not null`),
  );

  /** Ends the connection that is asked for something slow, once or always. */
  async function breakConnection(url: string, pid: number): Promise<void> {
    const isAsked = `select 1 from pg_stat_activity where pid = ${pid} and state = 'active'`;
    await expect.poll(async () => (await queryOn(url, isAsked)).rowCount, { timeout: 30_000 }).toBe(1);
    await queryOn(url, `select pg_terminate_backend(${pid}, 10000)`);
  }

  test("is asked again on another connection when its own breaks", async () => {
    const url = await aMigratedDatabase();
    const store = await opened(url);
    const [{ pid } = { pid: 0 }] = (await slow(store.read, { seconds: 0 })).rows;
    const reply = slow(store.read, { seconds: 1 });
    await breakConnection(url, pid);
    const { rows } = await reply;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.pid).not.toBe(pid);
  });

  test("fails as a network error when its connection breaks after the time for another primary", async () => {
    const url = await aMigratedDatabase();
    const store = await openPostgres(url, { ...usualPatience, failoverMs: 0 });
    onTestFinished(() => store.close());
    const [{ pid } = { pid: 0 }] = (await slow(store.read, { seconds: 0 })).rows;
    const failure = slow(store.read, { seconds: 60 }).catch((error: unknown) => error);
    await breakConnection(url, pid);
    expect(await failure).toMatchObject({ code: "database/network-error" });
    expect((await slow(store.read, { seconds: 0 })).rows).toHaveLength(1);
  });
});
