import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { startPostgres, startStandby } from "../../../../scripts/machine/postgres.mjs";
import { aStudent } from "../../../test/a-student.ts";
import { queryOn, testDatabaseUrl } from "../../../test/databases.ts";
import type { Store } from "../store.ts";
import { openPostgres } from "./postgres.ts";
import { usualPatience } from "./postgres-pool.ts";
import { reliedOnMs } from "./primary.ts";

const settings = { wal_level: "replica", fsync: "off", max_wal_senders: "4", hot_standby: "on" };

/** A database on a primary with the tables in it, and its standby. */
async function aPair() {
  const primary = await startPostgres(settings);
  onTestFinished(() => primary.stop());
  await (await openPostgres(primary.url)).close();
  const standby = await startStandby(primary.url, { fsync: "off" });
  onTestFinished(() => standby.stop());
  return { primary, standby, url: bothIn(standby.url, primary.url) };
}

/** An address with the hosts of two. */
function bothIn(one: string, two: string): string {
  const [first, second] = [new URL(one), new URL(two)];
  return `postgres://${first.username}:${first.password}@${first.host},${second.host}${first.pathname}?target_session_attrs=read-write`;
}

async function opened(url: string, patience: Partial<typeof usualPatience> = {}): Promise<Store> {
  const store = await openPostgres(url, { ...usualPatience, ...patience });
  onTestFinished(() => store.close());
  return store;
}

const idsIn = async (url: string) =>
  ((await queryOn(url, "select id from users")).rows as { id: string }[]).map(({ id }) => id).toSorted((a, b) => a.localeCompare(b));
const sorted = (ids: readonly string[]) => ids.toSorted((a, b) => a.localeCompare(b));

/** An address that leads to one database and later to another, as one of a balancer does. Open connections stay where they are. */
async function aMovingAddress(first: string) {
  let target = new URL(first);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).once("close", () => void [near.destroy(), far.destroy()]);
    }
    near.pipe(far).pipe(near);
    if (isCut) near.pause();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(first);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    leadTo: (other: string) => void (target = new URL(other)),
    breakAll: () => sockets.forEach((socket) => socket.destroy()),
    /** Nothing arrives any more, and nobody is told. */
    cut() {
      isCut = true;
      sockets.forEach((socket) => socket.pause());
    },
    mend() {
      isCut = false;
      sockets.forEach((socket) => socket.resume());
    },
  };
}

describe.skipIf(!testDatabaseUrl)("PostgreSQL with a standby", () => {
  beforeAll(() => vi.setConfig({ testTimeout: 120_000 }));

  test("is written to on its primary, wherever that stands in the address", async () => {
    const { primary, url } = await aPair();
    const store = await opened(url);
    const uid = await aStudent(store);
    expect(await idsIn(primary.url)).toEqual([uid]);
  });

  test("whose primary dies takes writes again from the moment another is promoted; they wait, and lists are read again", async () => {
    const { primary, standby, url } = await aPair();
    const store = await opened(url);
    const gap = vi.fn<() => void>();
    store.onGap(gap);
    const before = await aStudent(store);
    await vi.waitFor(async () => expect(await idsIn(standby.url)).toEqual([before]), { timeout: 30_000 });
    await primary.stop();
    const waiting = Array.from({ length: 20 }, () => aStudent(store));
    const reading = store.read.selectFrom("users").select("id").where("id", "=", before).execute();
    await pause(1500);
    await standby.promote();
    const promotedAt = performance.now();
    expect(await reading).toEqual([{ id: before }]);
    const uids = await Promise.all(waiting);
    expect(performance.now() - promotedAt).toBeLessThan(8000);
    expect(await idsIn(standby.url)).toEqual(sorted([before, ...uids]));
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 3000 });
    await store.probe();
  });

  test("that accepts writes on both after a promotion is written to on the promoted one alone, and never goes back", async () => {
    const { primary, standby, url } = await aPair();
    const store = await opened(url);
    const gap = vi.fn<() => void>();
    store.onGap(gap);
    const before = await aStudent(store);
    await vi.waitFor(async () => expect(await idsIn(standby.url)).toEqual([before]), { timeout: 30_000 });
    await standby.promote();
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 15_000 });
    const uids = await Promise.all(Array.from({ length: 5 }, () => aStudent(store)));
    expect(await idsIn(standby.url)).toEqual(sorted([before, ...uids]));
    expect(await idsIn(primary.url)).toEqual([before]);
    await standby.stop();
    const impatient = store.write(({ db }) => db.updateTable("users").set({ bio: "lost" }).where("id", "=", before).execute());
    await expect(impatient).rejects.toMatchObject({ code: "database/network-error" });
    expect((await queryOn(primary.url, "select 1 from users where bio = 'lost'")).rowCount).toBe(0);
  });

  test("whose former primary still answers shows no process less than another process has acknowledged", async () => {
    const { primary, standby, url } = await aPair();
    const early = await opened(url);
    const uid = await aStudent(early);
    await vi.waitFor(async () => expect(await idsIn(standby.url)).toEqual([uid]), { timeout: 30_000 });
    await standby.promote();
    const late = await opened(bothIn(primary.url, standby.url));
    await late.write(({ db }) => db.updateTable("users").set({ bio: "after the promotion" }).where("id", "=", uid).execute());
    expect(await early.read.selectFrom("users").select("bio").execute()).toEqual([{ bio: "after the promotion" }]);
  });

  test("shows nothing of the former primary to a process that reaches only that, since its commits wait for a standby", async () => {
    const { primary, standby } = await aPair();
    await queryOn(primary.url, "alter system set synchronous_standby_names = '*'");
    await queryOn(primary.url, "select pg_reload_conf()");
    const way = await aMovingAddress(standby.url);
    const early = await opened(bothIn(primary.url, way.url), { failoverMs: 4000 });
    const uid = await aStudent(early);
    const bio = async () => (await early.read.selectFrom("users").select("bio").executeTakeFirstOrThrow()).bio;
    expect(await bio()).not.toBe("new");
    way.cut();
    await standby.promote();
    const late = await opened(bothIn(standby.url, primary.url));
    await late.write(({ db }) => db.updateTable("users").set({ bio: "new" }).where("id", "=", uid).execute());
    await expect(bio()).rejects.toMatchObject({ code: "database/network-error" });
    expect(early.hearsChanges()).toBe(false);
    way.mend();
    await vi.waitFor(async () => expect(await bio()).toBe("new"), { timeout: 15_000 });
    await vi.waitFor(() => expect(early.hearsChanges()).toBe(true), { timeout: 15_000 });
  });

  test("acknowledges no commit whose wait for the standby was cancelled", async () => {
    const { primary } = await aPair();
    const store = await opened(primary.url);
    const uid = await aStudent(store);
    await queryOn(primary.url, "alter system set synchronous_standby_names = 'nobody'");
    await queryOn(primary.url, "select pg_reload_conf()");
    const setBio = (bio: string) => store.write(({ db }) => db.updateTable("users").set({ bio }).where("id", "=", uid).execute());
    const setBioAlone = (bio: string) =>
      store.writeOne(({ db }) => db.updateTable("users").set({ bio }).where("id", "=", uid).executeTakeFirst());
    for (const write of [setBio, setBioAlone]) {
      const outcome = Promise.allSettled([write("here alone")]);
      const cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
      await vi.waitFor(async () => expect((await queryOn(primary.url, cancel)).rowCount).toBe(1), { timeout: 30_000 });
      expect(await outcome).toMatchObject([{ status: "rejected", reason: { code: "database/network-error" } }]);
    }
  });

  test("goes on reading when its standby dies and commits do not wait for it", async () => {
    const { standby, url } = await aPair();
    const store = await opened(url);
    const uid = await aStudent(store);
    await standby.stop();
    await pause(reliedOnMs + 1000);
    expect(await store.read.selectFrom("users").select("id").execute()).toEqual([{ id: uid }]);
    await aStudent(store);
  });

  test("behind one address that leads back to the former primary acknowledges nothing there", async () => {
    const { primary, standby } = await aPair();
    const address = await aMovingAddress(primary.url);
    const store = await opened(address.url, { failoverMs: 1000 });
    const before = await aStudent(store);
    await vi.waitFor(async () => expect(await idsIn(standby.url)).toEqual([before]), { timeout: 30_000 });
    await standby.promote();
    address.leadTo(standby.url);
    address.breakAll();
    const after = await aStudent(store);
    expect(await idsIn(standby.url)).toEqual(sorted([before, after]));
    address.leadTo(primary.url);
    address.breakAll();
    await expect(aStudent(store)).rejects.toMatchObject({ code: "database/network-error" });
    await expect(store.ping()).rejects.toMatchObject({ code: "database/network-error" });
    expect(store.cluster?.writeRefusal()).toBe("left behind");
    expect(await idsIn(primary.url)).toEqual([before]);
    address.leadTo(standby.url);
    const last = await aStudent(store);
    expect(store.cluster?.writeRefusal()).toBeNull();
    expect(await idsIn(standby.url)).toEqual(sorted([before, after, last]));
  });
});

describe.skipIf(!testDatabaseUrl)("a PostgreSQL that became read-only", () => {
  test("is waited for, and a write that waits in vain is refused by a name, not as unknown", async () => {
    const server = await startPostgres(settings);
    onTestFinished(() => server.stop());
    const store = await opened(server.url, { failoverMs: 4000 });
    const setReadOnly = async (isOn: boolean) => {
      await queryOn(server.url, `alter system set default_transaction_read_only = ${isOn ? "on" : "off"}`);
      await queryOn(server.url, "select pg_reload_conf()");
    };
    const uid = await aStudent(store);
    const setBio = (bio: string) => store.write(({ db }) => db.updateTable("users").set({ bio }).where("id", "=", uid).execute());
    const setBioAlone = (bio: string) =>
      store.writeOne(({ db }) => db.updateTable("users").set({ bio }).where("id", "=", uid).executeTakeFirst());
    await setReadOnly(true);
    await vi.waitFor(() => expect(store.probe()).rejects.toMatchObject({ code: "database/network-error" }), { timeout: 30_000 });
    expect(store.cluster?.writeRefusal()).toBe("reads only");
    const refused = await Promise.allSettled([setBio("no"), setBioAlone("no")]);
    for (const outcome of refused) expect(outcome).toMatchObject({ status: "rejected", reason: { code: "database/network-error" } });
    const waiting = [setBio("yes"), setBioAlone("yes")];
    await pause(1000);
    await setReadOnly(false);
    await Promise.all(waiting);
    expect(store.cluster?.writeRefusal()).toBeNull();
    expect(await store.read.selectFrom("users").select("bio").execute()).toEqual([{ bio: "yes" }]);
  }, 60_000);
});
