import { createServer, type AddressInfo } from "node:net";

import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";

import { aMigratedDatabase, queryOn, testDatabaseUrl } from "../../../test/databases.ts";
import { openReader } from "../reading/reader.ts";
import { cancelledBy, learnBackend } from "./cancel-statement.ts";
import { PostgresConnection } from "./postgres-connection.ts";

async function aReader() {
  const place = { kind: "postgres", url: await aMigratedDatabase() } as const;
  const reader = await openReader(place, { connections: 1, idleMs: 10_000, statementMs: 60_000 });
  onTestFinished(() => reader.close());
  const backend = async (): Promise<number> =>
    (await sql<{ pid: number }>`select pg_backend_pid() as "pid"`.execute(reader.db)).rows[0]?.pid ?? 0;
  const running = async () =>
    (
      await queryOn(
        place.url,
        "select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active' and datname = current_database()",
      )
    ).rowCount;
  return { ...reader, backend, running };
}

describe.skipIf(!testDatabaseUrl)("a statement on PostgreSQL whose asker leaves", () => {
  test("ends at once, and its connection is used again", async () => {
    const { until, backend, running } = await aReader();
    const before = await backend();
    const leaving = new AbortController();
    const statement = sql`select pg_sleep(60)`.execute(until(leaving.signal));
    await expect.poll(running).toBe(1);
    leaving.abort(new Error("left"));
    await expect(statement).rejects.toMatchObject({ code: "database/network-error", cause: { code: "57014" } });
    expect(await backend()).toBe(before);
    await expect(sql`select 1`.execute(until(leaving.signal))).rejects.toThrow("left");
  });

  test("never ends the next one's on the same connection", async () => {
    const { db, until } = await aReader();
    const outcomes = new Set<string>();
    for (let round = 0; round < 60; round += 1) {
      const leaving = new AbortController();
      const left = sql`select pg_sleep(0.002)`.execute(until(leaving.signal)).then(
        () => "answered",
        () => "cancelled",
      );
      setTimeout(() => leaving.abort(new Error("left")), round % 6);
      const next = sql<{ slept: number }>`select 1 as "slept" from pg_sleep(0.01)`.execute(db);
      outcomes.add(await left);
      expect((await next).rows).toEqual([{ slept: 1 }]);
    }
    expect(outcomes).toContain("cancelled");
  });

  test("that the database does not cancel loses its connection", async () => {
    const url = await aMigratedDatabase();
    const client = new PostgresConnection({ connectionString: url });
    await client.connect();
    client.on("error", () => {});
    await learnBackend(client);
    const deaf = createServer(() => {}).listen(0, "127.0.0.1");
    onTestFinished(() => void deaf.close());
    await new Promise((listening) => deaf.once("listening", listening));
    const elsewhere = new URL(url);
    elsewhere.host = `127.0.0.1:${(deaf.address() as AddressInfo).port}`;
    const leaving = new AbortController();
    const isOver = cancelledBy(leaving.signal, client, { options: { connectionString: elsewhere.href }, patienceMs: 100 });
    const statement = client.query("select pg_sleep(60)");
    leaving.abort();
    await expect(statement).rejects.toThrow("Connection terminated");
    expect(await isOver()).toBe(false);
  });
});
