import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";

import { aMigratedDatabase, asked, testDatabaseUrl } from "../../../test/databases.ts";
import { precompiled } from "../precompiled.ts";
import type { Store } from "../store.ts";
import { KnownQuery, plainValues, type Answer } from "./known-query.ts";
import { openPostgres } from "./postgres.ts";

/** The outcome of a known query when the driver passes on these rows. */
function outcome(rows: readonly (readonly (string | null)[])[]) {
  const seen: { error: Error | null; answer: Answer }[] = [];
  const columns = [
    { name: "id", read: Number },
    { name: "at", read: (text: string) => BigInt(text) },
  ];
  const query = new KnownQuery({ name: "query 1", values: [], columns, done: (error, answer) => seen.push({ error, answer }) });
  for (const fields of rows) query.handleDataRow({ fields });
  query.handleCommandComplete({ text: `SELECT ${rows.length}` });
  query.handleReadyForQuery();
  return seen;
}

test("rows are read by their columns, null as null", () => {
  const rows = [
    { id: 1, at: 2n },
    { id: 3, at: null },
  ];
  expect(
    outcome([
      ["1", "2"],
      ["3", null],
    ]),
  ).toEqual([{ error: null, answer: { rows, rowCount: 2 } }]);
});

test("a value that cannot be read fails the query and not the connection", () => {
  const [{ error } = { error: null }, ...more] = outcome([
    ["1", "no number"],
    ["2", "3"],
  ]);
  expect(error).toBeInstanceOf(SyntaxError);
  expect(more).toEqual([]);
});

test("values of other kinds than texts, numbers and null are left to the driver", () => {
  expect(plainValues(["a", 1, -0.5, null])).toEqual(["a", "1", "-0.5", null]);
  for (const value of [true, new Date(0), Buffer.from("a"), ["a"], undefined, 1n]) expect(plainValues(["a", value])).toBeNull();
});

async function opened(url: string): Promise<Store> {
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  return store;
}

describe.skipIf(!testDatabaseUrl)("a query that a connection of PostgreSQL has answered before", () => {
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
    expect((await asked(url, `select "name" from "programTexts" where "name" in ('a', 'b')`)).rowCount).toBe(2);
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

  test("fails as a network error when its connection breaks", async () => {
    const url = await aMigratedDatabase();
    const store = await opened(url);
    const slow = precompiled((db, { seconds }: { seconds: number }) =>
      db.selectNoFrom(sql<number>`pg_backend_pid()`.as("pid")).where(sql<boolean>`pg_sleep(${seconds}) is not null`),
    );
    const [{ pid } = { pid: 0 }] = (await slow(store.read, { seconds: 0 })).rows;
    const failure = slow(store.read, { seconds: 60 }).catch((error: unknown) => error);
    const isAsked = `select 1 from pg_stat_activity where pid = ${pid} and state = 'active'`;
    await expect.poll(async () => (await asked(url, isAsked)).rowCount, { timeout: 30_000 }).toBe(1);
    await asked(url, `select pg_terminate_backend(${pid})`);
    expect(await failure).toMatchObject({ code: "database/network-error" });
    expect((await slow(store.read, { seconds: 0 })).rows).toHaveLength(1);
  });
});
