import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { aStudent } from "../../../test/a-student.ts";
import { aMigratedDatabase, anEmptyDatabase, queryOn, testDatabaseUrl } from "../../../test/databases.ts";
import { StartError } from "../../process/settings/start-error.ts";
import { openPostgres } from "./postgres.ts";
import { usualPatience } from "./postgres-pool.ts";
import { precompiled } from "../precompiled.ts";
import type { Change, Store } from "../store.ts";
import type { Db } from "../tables.ts";

async function opened(url: string): Promise<Store> {
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  return store;
}

describe("a PostgreSQL that cannot be used stops the start with one sentence without a password:", () => {
  test("nothing listens", async () => {
    const url = "postgres://ada:secret@127.0.0.1:9/recollect";
    await expect(openPostgres(url)).rejects.toThrow(StartError);
    await expect(openPostgres(url)).rejects.toThrow(
      /^The PostgreSQL database at 127\.0\.0\.1:9\/recollect cannot be used: connect ECONNREFUSED [^ ]+\.$/,
    );
  });

  test("a server closes the connection", async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const failure = openPostgres(`postgres://ada:secret@127.0.0.1:${port}/recollect`);
    await expect(failure).rejects.toThrow(
      new RegExp(`^The PostgreSQL database at 127\\.0\\.0\\.1:${port}/recollect cannot be used: [^\\n]+\\.$`),
    );
    await expect(failure).rejects.not.toThrow(/secret/);
  });

  test.skipIf(!testDatabaseUrl)("the database does not exist", async () => {
    const url = new URL(testDatabaseUrl!);
    url.pathname = "/nowhere";
    await expect(openPostgres(url.href)).rejects.toThrow(/cannot be used: database "nowhere" does not exist\.$/);
  });
});

describe.skipIf(!testDatabaseUrl)("PostgreSQL", () => {
  test.each(["40001", "40P01"])("work with a conflict (%s) is restarted, at most 25 times, and then changes nothing", async (state) => {
    const store = await opened(await aMigratedDatabase());
    const uid = await aStudent(store);
    let tries = 0;
    const contended = store.write(async ({ db }) => {
      tries += 1;
      await db
        .updateTable("users")
        .set({ bio: `try ${tries}` })
        .where("id", "=", uid)
        .execute();
      await sql.raw(`do $$ begin raise exception 'contention' using errcode = '${state}'; end $$`).execute(db);
    });
    await expect(contended).rejects.toMatchObject({ code: "database/contention" });
    expect(tries).toBe(1 + 25);
    expect(await store.read.selectFrom("users").select("bio").executeTakeFirst()).toEqual({ bio: "No bio provided" });
  });

  test("a statement that is refused outside of a transaction leaves its connection as it was", async () => {
    const store = await opened(await aMigratedDatabase());
    const process = precompiled((db) => db.selectNoFrom(sql<number>`pg_backend_pid()`.as("pid")));
    const refused = precompiled((db) => db.selectNoFrom(sql<number>`1 / length('')`.as("never")));
    const before = (await process(store.read, {})).rows;
    await expect(refused(store.read, {})).rejects.toThrow("division by zero");
    expect((await process(store.read, {})).rows).toEqual(before);
  });

  test("two writes in a deadlock both succeed, each once", async () => {
    const store = await opened(await aMigratedDatabase());
    await aStudent(store, { uid: "a" });
    await aStudent(store, { uid: "b" });
    const bothHaveOne = Promise.withResolvers<void>();
    let locked = 0;
    const changeBoth = (first: string, second: string) =>
      store.write(async (tx) => {
        const add = (uid: string) =>
          tx.db
            .updateTable("users")
            .set((eb) => ({ profileUpdatedAt: eb("profileUpdatedAt", "+", 1) }))
            .where("id", "=", uid)
            .execute();
        await add(first);
        locked += 1;
        if (locked === 2) bothHaveOne.resolve();
        await bothHaveOne.promise;
        await add(second);
        tx.announce({ kind: "deck", uid: first, deckId: 1 });
      });
    const received: Change[] = [];
    store.onChange((change) => received.push(change));
    await Promise.all([changeBoth("a", "b"), changeBoth("b", "a")]);
    expect(locked).toBeGreaterThan(2);
    const rows = await store.read.selectFrom("users").select("profileUpdatedAt").execute();
    expect(rows).toEqual([{ profileUpdatedAt: 2 }, { profileUpdatedAt: 2 }]);
    expect(received.map(({ uid }) => uid).sort()).toEqual(["a", "b"]);
  });

  test("a change is announced in every process, once each, and only after its commit", async () => {
    const url = await aMigratedDatabase();
    const [here, there] = [await opened(url), await opened(url)];
    const uid = await aStudent(here);
    const heardHere = vi.fn<(change: Change) => void>();
    const heardThere = vi.fn<(change: Change) => void>();
    here.onChange(heardHere);
    there.onChange(heardThere);
    await expect(
      here.write(async (tx) => {
        tx.announce({ kind: "deck", uid, deckId: 1 });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    const change: Change = { kind: "deck", uid, deckId: 2 };
    await here.write(async (tx) => tx.announce(change));
    expect(heardHere.mock.calls).toEqual([[change]]);
    await vi.waitFor(() => expect(heardThere.mock.calls).toEqual([[change]]));
    const back: Change = { kind: "session-ended", uid, sessionId: "s" };
    await there.write(async (tx) => tx.announce(back));
    await vi.waitFor(() => expect(heardHere.mock.calls).toEqual([[change], [back]]));
    expect(heardThere.mock.calls).toEqual([[change], [back]]);
  });

  test("a commit during a broken listening connection is announced once it is restored", async () => {
    const url = await aMigratedDatabase();
    const here = await opened(url);
    const { rows } = await queryOn(url, "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'");
    const there = await opened(url);
    const listener = vi.fn<(change: Change) => void>();
    there.onChange(listener);
    await queryOn(url, `select pg_terminate_backend(${(rows as { pid: number }[])[0]?.pid})`);
    for (const deckId of [1, 2]) await here.write(async (tx) => tx.announce({ kind: "deck", uid: "a", deckId }));
    await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith({ kind: "deck", uid: "a", deckId: 2 }), { timeout: 60_000 });
  });

  test("a process that starts tells the others, and not itself, to read everything: one that was killed may have left changes unannounced", async () => {
    const url = await aMigratedDatabase();
    const [here, there] = [await opened(url), await opened(url)];
    const [gapHere, gapThere] = [vi.fn<() => void>(), vi.fn<() => void>()];
    here.onGap(gapHere);
    there.onGap(gapThere);
    there.announceGap();
    await vi.waitFor(() => expect(gapHere).toHaveBeenCalledTimes(1));
    expect(gapThere).not.toHaveBeenCalled();
  });

  test("a listening connection that breaks is restored, and reports that something may have been missed", async () => {
    const url = await aMigratedDatabase();
    const [here, there] = [await opened(url), await opened(url)];
    const gap = vi.fn<() => void>();
    const listener = vi.fn<(change: Change) => void>();
    there.onGap(gap);
    there.onChange(listener);
    await queryOn(
      url,
      "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 60_000 });
    await here.write(async (tx) => tx.announce({ kind: "deck", uid: "a", deckId: 9 }));
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ kind: "deck", uid: "a", deckId: 9 }));
  });

  /** Changes the student's text in two steps; `between` runs after the first one, with the number of the connection's process. */
  const writeInTwoSteps = (store: Store, uid: string, between: (pid: number) => Promise<unknown>) =>
    store.write(async ({ db }) => {
      await db.updateTable("users").set({ bio: "half" }).where("id", "=", uid).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await between(rows[0]?.pid ?? 0);
      await db.updateTable("users").set({ bio: "whole" }).where("id", "=", uid).execute();
    });

  test("a write whose connection breaks before its commit is repeated on another one, and is done once", async () => {
    const url = await aMigratedDatabase();
    const store = await opened(url);
    const uid = await aStudent(store);
    const pids = new Set<number>();
    await writeInTwoSteps(store, uid, async (pid) => {
      if (pids.size === 0) await queryOn(url, `select pg_terminate_backend(${pid}, 10000)`);
      pids.add(pid);
    });
    expect(pids.size).toBe(2);
    expect(await store.read.selectFrom("users").select("bio").executeTakeFirst()).toEqual({ bio: "whole" });
  });

  test("a write whose connection breaks again and again fails as a network error, changes nothing, and the next one succeeds", async () => {
    const url = await aMigratedDatabase();
    const store = await openPostgres(url, { ...usualPatience, failoverMs: 500 });
    onTestFinished(() => store.close());
    const uid = await aStudent(store);
    const broken = writeInTwoSteps(store, uid, (pid) => queryOn(url, `select pg_terminate_backend(${pid})`));
    await expect(broken).rejects.toMatchObject({ code: "database/network-error" });
    expect(await store.read.selectFrom("users").select("bio").executeTakeFirst()).toEqual({ bio: "No bio provided" });
    await aStudent(store);
  });

  test("several processes may start at once on an empty database", async () => {
    const url = await anEmptyDatabase();
    const stores = await Promise.all([opened(url), opened(url), opened(url)]);
    const uid = await aStudent(stores[0]);
    expect(await stores[2].read.selectFrom("users").select("id").execute()).toEqual([{ id: uid }]);
  });

  test("the plan of a precompiled query is cached, unless it asks for a new one each time", async () => {
    const store = await opened(await aMigratedDatabase());
    const kept = precompiled((db, { uid }: { uid: string }) => db.selectFrom("users").select("bio").where("id", "=", uid));
    const planned = (db: Db, { bio }: { bio: string }) => db.selectFrom("users").select("id").where("bio", "=", bio);
    const replanned = precompiled(planned, { keepsPlan: false });
    for (let time = 0; time < 2; time += 1) {
      await kept(store.read, { uid: "a" });
      await replanned(store.read, { bio: "b" });
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(store.read);
    expect(rows).toEqual([{ statement: 'select "bio" from "users" where "id" = $1' }]);
  });
});
