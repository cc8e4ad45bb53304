import "fake-indexeddb/auto";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deckChoices } from "./store/deck-choices.ts";
import { deviceAccount } from "./store/device-account.ts";
import { deviceReplies } from "./device-replies.ts";
import { deviceDatabase, forgetDevice, readMeta } from "./store/device-store.ts";
import { keepDeckReply, keepReply } from "./kept-replies.ts";

const account = { uid: "ada", email: "ada@example.com", sessionId: "s1" };
const folders = "/api/users/:uid/folders";
const own = { params: { uid: "ada" } };
const deck = { id: 5, title: "Capitals", cards: [], revision: 1, updatedAt: 1 };

beforeEach(() => deviceAccount.set(account));
afterEach(async () => {
  deviceAccount.set(null);
  for (const uid of ["ada", "bob"]) await forgetDevice(uid);
});

describe("without the server", () => {
  test("the session is the student's who was signed in", async () => {
    expect(await deviceReplies.find("/api/auth/get-session", {})).toMatchObject({
      reply: { user: { id: "ada", email: "ada@example.com" }, session: { id: "s1" } },
    });
  });

  test("small replies are as they were, each by its whole address", async () => {
    await keepReply("ada", "/api/stars/:id", { params: { id: 5 } }, ["c1"]);
    await keepReply("ada", "/api/study/today", {}, "today");
    expect(await deviceReplies.find("/api/stars/:id", { params: { id: 5 } })).toMatchObject({ reply: ["c1"] });
    expect(await deviceReplies.find("/api/stars/:id", { params: { id: 6 } })).toBeNull();
    expect(await deviceReplies.find("/api/study/today", {})).toMatchObject({ reply: "today" });
  });

  test("a deck is as it was last read or saved", async () => {
    await keepDeckReply("ada", deck);
    expect(await deviceReplies.find("/api/users/:uid/decks/:id", { params: { uid: "ada", id: 5 } })).toMatchObject({ reply: deck });
    await keepDeckReply("ada", { ok: true });
    expect(await (await deviceDatabase("ada")).getAllKeys("decks")).toEqual([5]);
  });

  test("after all was removed from it the list has only the decks that were switched on again", async () => {
    await (
      await deviceDatabase("ada")
    ).put(
      "meta",
      [
        { ...deck, cardCount: 0 },
        { ...deck, id: 6, cardCount: 0 },
      ] as never,
      "list",
    );
    const list = async () => (await deviceReplies.find("/api/users/:uid/decks", own))?.reply as DeckSummary[];
    expect((await list()).map(({ id }) => id)).toEqual([5, 6]);
    deckChoices.set("ada", { isOff: true, kept: [6], dropped: [] });
    expect((await list()).map(({ id }) => id)).toEqual([6]);
  });

  test("nothing is there of another student, and nothing at all after the session ended", async () => {
    await keepReply("ada", folders, own, ["Law"]);
    expect(await deviceReplies.find(folders, { params: { uid: "bob" } })).toBeNull();
    expect(await deviceReplies.find(folders, own)).not.toBeNull();
    deviceAccount.set(null);
    expect(await deviceReplies.find(folders, own)).toBeNull();
    expect(await deviceReplies.find("/api/auth/get-session", {})).toBeNull();
    deviceAccount.set({ ...account, uid: "bob" });
    expect(await deviceReplies.find(folders, own)).toBeNull();
    expect(await deviceReplies.find("/api/notices", {})).toBeNull();
  });
});

test("what needs the server is not kept: the Library, profiles, imports, exports and the desk", () => {
  for (const path of ["/api/library", "/api/profiles/:username", "/api/imports", "/api/desk/reports", "/api/auth/list-sessions"])
    expect(deviceReplies.isKept(path), path).toBe(false);
  for (const path of ["/api/users/:uid", "/api/users/:uid/decks", "/api/users/:uid/decks/:id", "/api/library/:id", "/api/study/today"])
    expect(deviceReplies.isKept(path), path).toBe(true);
});

test("before anybody signs in nothing is kept but who it was", () => {
  deviceAccount.set(null);
  expect([deviceReplies.isKept("/api/auth/get-session"), deviceReplies.isKept("/api/users/:uid")]).toEqual([true, false]);
});

test("a student who logs out while a reply is about to be kept leaves nothing behind", async () => {
  const database = await deviceDatabase("ada");
  deviceReplies.keep(folders, own, ["Law"]);
  deviceReplies.keepChange({ method: "PUT", path: "/api/users/:uid/decks/:id", options: { params: { uid: "ada", id: 5 } }, reply: deck });
  deviceAccount.set(null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await database.count("replies"), await database.count("decks")]).toEqual([0, 0]);
});

test("a deleted deck leaves the list and the store at once", async () => {
  const database = await deviceDatabase("ada");
  await keepDeckReply("ada", deck);
  const list = [5, 6].map((id) => ({ ...deck, id })) as unknown as DeckSummary[];
  await database.put("meta", list, "list");
  deviceReplies.keepChange({
    method: "DELETE",
    path: "/api/users/:uid/decks/:id",
    options: { params: { uid: "ada", id: 5 } },
    reply: undefined,
  });
  await expect.poll(async () => ((await readMeta(database, "list")) ?? []).map(({ id }) => id)).toEqual([6]);
  expect(await database.count("decks")).toBe(0);
});

test("no more than 300 replies are kept, the newest", async () => {
  for (let id = 0; id < 305; id += 1) await keepReply("ada", "/api/stars/:id", { params: { id } }, [id]);
  expect(await (await deviceDatabase("ada")).count("replies")).toBe(300);
  expect(await deviceReplies.find("/api/stars/:id", { params: { id: 304 } })).toMatchObject({ reply: [304] });
});

test("after a time in which the clock was ahead new replies are kept, and those of that time go first", async () => {
  const database = await deviceDatabase("ada");
  const ahead = Date.now() + 86_400_000;
  for (let id = 0; id < 300; id += 1) await database.put("replies", { address: `/api/stars/${id}`, reply: [id], asOf: ahead });
  await keepReply("ada", "/api/stars/:id", { params: { id: 301 } }, [301]);
  await keepReply("ada", "/api/stars/:id", { params: { id: 302 } }, [302]);
  expect(await database.count("replies")).toBe(300);
  for (const id of [301, 302]) expect(await deviceReplies.find("/api/stars/:id", { params: { id } })).toMatchObject({ reply: [id] });
});

test("a store of a newer program is left alone: the device then keeps nothing, and the app goes on", async () => {
  (await openDB("recollect-device-ada", 99)).close();
  await expect(deviceReplies.find(folders, own)).rejects.toMatchObject({ name: "VersionError" });
  expect(() => deviceReplies.keep(folders, own, ["Law"])).not.toThrow();
  expect((await indexedDB.databases()).find(({ name }) => name === "recollect-device-ada")?.version).toBe(99);
});

test.each(["", "{", "null", '"ada"', '{"uid":5}', '{"uid":"ada"}'])("a stored account that says %s is none", (text) => {
  localStorage.setItem("recollect:device-account", text);
  expect(deviceAccount.get()).toBeNull();
});
