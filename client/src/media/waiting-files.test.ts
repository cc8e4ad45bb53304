import "fake-indexeddb/auto";
import { dayMs } from "@recollect/domain/time/units.ts";
import { mediaNameIn } from "@recollect/domain/media/media.ts";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readWaitingFile } from "../../worker/waiting-files.ts";
import { drafts } from "../decks/editor/drafts/draft-storage.ts";
import { waitingSaves } from "../decks/waiting/store/waiting-saves.ts";
import { forgetUnnamedFiles } from "./waiting/forget-unnamed.ts";
import { hasWaitingFiles } from "./waiting/has-waiting-files.ts";
import { keepFile } from "./keep-file.ts";
import { mostWaitingBytes, waitingFiles } from "./waiting/waiting-files.ts";

const sound = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: "audio/mpeg" });
const keep = async (uid = "mira", bytes = 3) => (await waitingFiles.keep(uid, sound(bytes), "mp3")) ?? "";
const markup = (name: string) => `![](media/${name})`;
const names = async (uid: string, text: string) => (await waitingFiles.namedIn(uid, text)).map(({ name }) => name);

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const uid of ["mira", "ada"]) {
    await waitingFiles.discardAll(uid);
    await drafts.discardAll(uid);
  }
});

test("a kept file has a name that a text can show, is found by it, and is another student's never", async () => {
  const name = await keep();
  expect(mediaNameIn(name)).toMatchObject({ extension: "mp3" });
  const other = await keep();
  expect(await names("mira", `${markup(other)} and more`)).toEqual([other]);
  expect(await names("ada", markup(name))).toEqual([]);
  expect(await readWaitingFile("mira", name)).toMatchObject({ type: "audio/mpeg", size: 3, sent: null });
  expect(await readWaitingFile("ada", name)).toBeNull();
});

test("so many bytes are kept of a student and no more, and they are counted", async () => {
  const name = await keep("mira", mostWaitingBytes - 10);
  expect(await waitingFiles.keep("mira", sound(11), "mp3")).toBeNull();
  expect(await waitingFiles.bytes("mira")).toBe(mostWaitingBytes - 10);
  expect(await keep("ada", 11)).not.toBe("");
  await waitingFiles.discardAll("mira");
  expect([await waitingFiles.bytes("mira"), await names("mira", markup(name)), hasWaitingFiles.get("mira")]).toEqual([0, [], false]);
  expect(await waitingFiles.bytes("ada")).toBe(11);
});

test("files are counted, and a further one is kept, without reading the bytes of those that wait", async () => {
  await keep("mira", mostWaitingBytes - 10);
  const reads = [
    vi.spyOn(IDBObjectStore.prototype, "get"),
    vi.spyOn(IDBObjectStore.prototype, "getAll"),
    vi.spyOn(IDBObjectStore.prototype, "openCursor"),
    vi.spyOn(IDBIndex.prototype, "getAll"),
    vi.spyOn(IDBIndex.prototype, "openCursor"),
  ];
  expect(await keep("mira", 10)).not.toBe("");
  expect(await waitingFiles.keep("mira", sound(1), "mp3")).toBeNull();
  expect(await waitingFiles.bytes("mira")).toBe(mostWaitingBytes);
  for (const read of reads) expect(read).not.toHaveBeenCalled();
});

test("a device without room says so, and a form that was given up makes room", async () => {
  const file = new File([new Uint8Array(20)], "la.mp3", { type: "audio/mpeg" });
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  await keep("mira", mostWaitingBytes - 10);
  expect(await keepFile("mira", file)).toBeNull();
  vi.setSystemTime(8 * dayMs);
  expect(await keepFile("mira", file)).toMatch(/^device-.{9}\.mp3$/);
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The disk is full.", "QuotaExceededError");
  });
  expect(await keepFile("mira", file)).toBeNull();
});

test("what a draft or a save that waits names stays; of what was sent and is named no more its name stays for open forms, and goes at last", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const [inDraft, inSave, sent, unnamed] = [await keep(), await keep(), await keep(), await keep()];
  const card = (name: string) => ({ id: "c1", key: "c1", term: markup(name), definition: "" });
  const form = { title: "", description: "", cards: [card(inDraft)] };
  await drafts.keep({ uid: "mira", subject: 5, formId: "f", form, baseRevision: 1, savedAt: 1 });
  const content = { title: "", description: "", cards: [card(inSave)] };
  const edit = { sent: null, next: null, content, choices: [] };
  await waitingSaves.update("mira", 7, () => ({
    uid: "mira",
    deckId: 7,
    edit,
    creation: { key: "k", sent: null },
    refusal: null,
    savedAt: 1,
  }));
  await waitingFiles.noteSent("mira", sent, "AbC123-_xYz0AbC1.mp3");
  const found = async () => {
    await forgetUnnamedFiles("mira");
    const files = await waitingFiles.namedIn("mira", [inDraft, inSave, sent, unnamed].map(markup).join());
    return Object.fromEntries(files.map(({ name, bytes }) => [name, bytes !== null]));
  };
  expect(await found()).toEqual({ [inDraft]: true, [inSave]: true, [sent]: false, [unnamed]: true });
  vi.setSystemTime(8 * dayMs);
  expect(await found()).toEqual({ [inDraft]: true, [inSave]: true, [sent]: false });
  vi.setSystemTime(61 * dayMs);
  expect(await found()).toEqual({ [inDraft]: true, [inSave]: true });
  await waitingSaves.discardAll("mira");
  await drafts.discardAll("mira");
  expect(await found()).toEqual({});
  expect(hasWaitingFiles.get("mira")).toBe(false);
});

test("the worker does not make the database that only the page can fill", async () => {
  const real = indexedDB;
  vi.stubGlobal("indexedDB", new IDBFactory());
  expect(await readWaitingFile("mira", "device-123456789.mp3")).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
  vi.stubGlobal("indexedDB", real);
});
