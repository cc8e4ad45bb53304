import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, expect, test, vi } from "vitest";
import { readWaitingFile } from "../../../worker/waiting-files.ts";

const sound = (size: number) => new Blob([new Uint8Array(size)], { type: "audio/mpeg" });
const markup = (name: string) => `![](media/${name})`;
const bytes = new Uint8Array([1, 2, 3]).buffer;
const keptFile = { uid: "mira", type: "audio/mpeg", size: 3, bytes, keptAt: Date.now(), sent: null };
const file = (name: string, changes: object = {}) => ({ ...keptFile, name, ...changes });
const sent = { name: "AbC123-_xYz0AbC1.mp3", at: Date.now() };
const there = file("device-aaaaaaaaa.mp3");
const gone = file("device-bbbbbbbbb.mp3", { bytes: null, sent });

/** A browser with this version of the database, with this store in it and with these files. Returns the module as a page loads it. */
async function aBrowserWith(version: number, store: string, files: readonly object[] = []) {
  vi.resetModules();
  const factory = new IDBFactory();
  vi.stubGlobal("indexedDB", factory);
  const database = await openDB("waiting-files", version, {
    upgrade: (made) => void made.createObjectStore(store, store === "waiting-files" ? { keyPath: ["uid", "name"] } : {}),
  });
  for (const one of files) await database.put(store, one);
  database.close();
  localStorage.setItem("recollect:waiting-files:mira", "1");
  return { ...(await import("./waiting-files.ts")), factory };
}

afterEach(() => vi.unstubAllGlobals());

test("a database of an older build keeps what waits in it, which is counted, found and sent as before", async () => {
  const { waitingFiles: stored } = await aBrowserWith(1, "waiting-files", [there, gone, file("device-ccccccccc.mp3", { uid: "ada" })]);
  expect(await stored.bytes("mira")).toBe(3);
  expect(await stored.namedIn("mira", markup(there.name) + markup(gone.name))).toEqual([there, { ...gone, size: 0 }]);
  await stored.noteSent("mira", there.name, sent.name);
  expect(await stored.keep("mira", sound(4), "mp3")).not.toBeNull();
  expect([await stored.bytes("mira"), await stored.bytes("ada")]).toEqual([7, 0]);
  expect(await readWaitingFile("ada", "device-ccccccccc.mp3")).toMatchObject({ size: 3 });
});

test("a device that fails while it changes such a database loses nothing, and changes it at the next start", async () => {
  const { waitingFiles: stored, factory } = await aBrowserWith(1, "waiting-files", [there]);
  const failing = vi.spyOn(IDBObjectStore.prototype, "createIndex").mockImplementation(() => {
    throw new DOMException("The disk is full.", "QuotaExceededError");
  });
  await expect(stored.bytes("mira")).rejects.toMatchObject({ name: "AbortError" });
  expect((await factory.databases())[0]?.version).toBe(1);
  failing.mockRestore();
  expect(await stored.bytes("mira")).toBe(3);
  expect(await stored.namedIn("mira", markup(there.name))).toEqual([there]);
});

test("a database that was left half-written, without its store, is made whole", async () => {
  const { waitingFiles: stored } = await aBrowserWith(1, "other");
  expect(await stored.keep("mira", sound(4), "mp3")).not.toBeNull();
  expect(await stored.bytes("mira")).toBe(4);
});

test("a database of a newer build is left alone: a chosen file is not kept, which is said, and what waits is there for that build", async () => {
  const { factory } = await aBrowserWith(99, "waiting-files", [there]);
  const { keepFile: keepThere } = await import("../keep-file.ts");
  expect(await keepThere("mira", new File([new Uint8Array(20)], "la.mp3", { type: "audio/mpeg" }))).toBeNull();
  const database = await openDB("waiting-files");
  expect([database.version, await database.getAll("waiting-files")]).toEqual([99, [there]]);
  database.close();
  expect((await factory.databases()).map(({ name, version }) => [name, version])).toContainEqual(["waiting-files", 99]);
});

test("a tab of this build gives way to a newer one: it keeps nothing more, and what waits is there for the newer one", async () => {
  const { waitingFiles: stored } = await aBrowserWith(2, "waiting-files", [there]);
  expect(await stored.namedIn("mira", markup(there.name))).toEqual([there]);
  const blocked = vi.fn<() => void>();
  const newer = await openDB("waiting-files", 3, { blocked });
  expect(blocked).not.toHaveBeenCalled();
  await expect(stored.keep("mira", sound(4), "mp3")).rejects.toMatchObject({ name: "VersionError" });
  expect(await newer.getAll("waiting-files")).toEqual([there]);
  newer.close();
});

test("while a tab of an older build has the database open nothing more is kept, and what waits is there once that tab is closed", async () => {
  const { waitingFiles: stored } = await aBrowserWith(1, "waiting-files", [there]);
  const { storagePatienceMs } = await import("../../lib/browser/lasting-database.ts");
  const older = await openDB("waiting-files");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const refusal = stored.keep("mira", sound(4), "mp3").catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(storagePatienceMs);
  expect(await refusal).toEqual(new Error("The browser's storage did not answer."));
  await expect(stored.namedIn("mira", markup(there.name))).rejects.toThrow("The browser's storage did not answer.");
  vi.useRealTimers();
  older.close();
  await vi.waitFor(async () => expect(await stored.namedIn("mira", markup(there.name))).toEqual([there]));
  expect(await stored.bytes("mira")).toBe(3);
});
