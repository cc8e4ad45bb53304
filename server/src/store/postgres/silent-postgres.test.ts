import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { aStudent } from "../../../test/a-student.ts";
import { aMigratedDatabase, testDatabaseUrl } from "../../../test/databases.ts";
import { openPostgres } from "./postgres.ts";

const patience = { connectMs: 1000, statementMs: 300, silenceMs: 300, closeMs: 300, failoverMs: 0 };

/** The database through a connection that, once cut, delivers nothing in either direction without closing. */
async function aWayTo(url: string): Promise<{ url: string; cut(): void; mend(): void; end(): void }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).once("close", () => void [near.destroy(), far.destroy()]);
    }
    near.on("data", (bytes) => (isCut ? undefined : far.write(bytes)));
    far.on("data", (bytes) => (isCut ? undefined : near.write(bytes)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const end = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(end);
  const way = new URL(url);
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: way.href, cut: () => void (isCut = true), mend: () => void (isCut = false), end };
}

describe.skipIf(!testDatabaseUrl)("a PostgreSQL that does not answer", () => {
  test("has a time limit, in a read and in a transaction, and is used again once it is back", async () => {
    const way = await aWayTo(await aMigratedDatabase());
    const store = await openPostgres(way.url, patience);
    onTestFinished(() => store.close());
    const uid = await aStudent(store);
    const read = () => store.read.selectFrom("users").select("id").execute();
    const write = () =>
      store.write(async ({ db }) => {
        await db.updateTable("users").set({ bio: "written" }).where("id", "=", uid).execute();
      });
    await Promise.all([read(), write()]);
    way.cut();
    const results = await Promise.allSettled([read(), write(), store.ping(), store.probe()]);
    expect(results.map((result) => (result.status === "rejected" ? (result.reason as { code: string }).code : "answered"))).toEqual(
      Array.from({ length: 4 }, () => "database/network-error"),
    );
    way.mend();
    await write();
    expect(await read()).toEqual([{ id: uid }]);
  });

  test("is not waited for when the server stops", async () => {
    const way = await aWayTo(await aMigratedDatabase());
    const store = await openPostgres(way.url, { ...patience, statementMs: 600_000 });
    const uid = await aStudent(store);
    way.cut();
    const [read, write] = [
      store.read.selectFrom("users").select("id").execute(),
      store.write(({ db }) => db.updateTable("users").set({ bio: "written" }).where("id", "=", uid).execute()),
    ];
    const outcomes = Promise.allSettled([read, write]);
    await store.close();
    way.end();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  test("is not mistaken for our own delay: between two statements of a transaction any time may pass", async () => {
    const store = await openPostgres(await aMigratedDatabase(), patience);
    onTestFinished(() => store.close());
    const uid = await aStudent(store);
    const found = store.write(async ({ db }) => {
      const ask = () => db.selectFrom("users").select("id").execute();
      await ask();
      await pause(2 * (patience.statementMs + patience.silenceMs));
      return ask();
    });
    await expect(found).resolves.toEqual([{ id: uid }]);
  });

  test("because another program holds a lock has the time limit of a statement", async () => {
    const url = await aMigratedDatabase();
    const store = await openPostgres(url, patience);
    onTestFinished(() => store.close());
    const uid = await aStudent(store);
    const other = new pg.Client(url);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("begin");
    await other.query("select 1 from users for update");
    const rename = () => store.write(({ db }) => sql`update users set bio = 'mine' where id = ${uid}`.execute(db));
    await expect(rename()).rejects.toMatchObject({ code: "database/network-error" });
    await other.query("rollback");
    await rename();
  });
});
