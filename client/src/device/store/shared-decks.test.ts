import "fake-indexeddb/auto";
import type { DeviceLine } from "@recollect/domain/device/device-lines.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../../../test/fakes/fake-caches.ts";
import { keepReply, keepSharedDeckReply } from "../kept-replies.ts";
import { deviceReplies } from "../device-replies.ts";
import { deckChoices } from "./deck-choices.ts";
import { ownDeckOfDevice } from "./deck-of-device.ts";
import { deviceAccount } from "./device-account.ts";
import { forgetAllCopies } from "../../lib/requests/shown-copies.ts";
import { deviceDatabase, forgetDevice, readMeta } from "./device-store.ts";
import { fillDevice } from "./fill-device.ts";

const aDeck = (id: number, updatedAt = 1): LibraryDeck => ({
  id,
  title: `Deck ${id}`,
  description: "",
  cards: [{ id: "c1", term: "Cell", definition: `As of ${updatedAt}` }],
  cardCount: 1,
  visibility: "Private",
  updatedAt,
  author: "@teacher",
  authorId: "teacher",
  official: false,
});
const megabyte = 1024 * 1024;
const deckPath = "/api/library/:id";
const find = (id: number) => deviceReplies.find(deckPath, { params: { id } });

/** A server that the student may read these decks of. Returns the ids of those that were read. */
function aServer(decks: readonly LibraryDeck[], { groups = ["g1"], bytes = 10 }: { groups?: string[]; bytes?: number } = {}): number[] {
  const asked: number[] = [];
  const lines: DeviceLine[] = [
    { kind: "shared", decks: decks.map(({ id, title, updatedAt }) => ({ id, title, updatedAt, bytes })), groups },
    { kind: "cursor", cursor: "1.1.a" },
  ];
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async (address) => {
      const id = /library\/(\d+)/.exec(address as string)?.[1];
      if (id === undefined) return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
      asked.push(Number(id));
      return Response.json(decks.find((deck) => deck.id === Number(id)));
    }),
  );
  return asked;
}

const fill = async () => fillDevice(await deviceDatabase("bob"), { uid: "bob", clock: () => 7 });
const keptIds = async () => (await deviceDatabase("bob")).getAllKeys("shared");

beforeEach(() => deviceAccount.set({ uid: "bob", email: "bob@example.com", sessionId: "s" }));
afterEach(async () => {
  vi.unstubAllGlobals();
  forgetAllCopies();
  await forgetDevice("bob");
});

test("decks of others that the student has taken are read, and read again only after they have changed", async () => {
  expect([aServer([aDeck(5), aDeck(6)]), await fill(), await keptIds()]).toEqual([[5, 6], undefined, [5, 6]]);
  const asked = aServer([aDeck(5), aDeck(6, 2)]);
  await fill();
  expect(asked).toEqual([6]);
  expect(await find(6)).toEqual({ reply: aDeck(6, 2), asOf: 7 });
  expect([await ownDeckOfDevice("bob", 6), await ownDeckOfDevice("bob", 9)]).toEqual([null, undefined]);
});

test("a deck that was withdrawn, and a group that the student is not in any more, leave the device with the next fill", async () => {
  aServer([aDeck(5), aDeck(6)], { groups: ["g1", "g2"] });
  await fill();
  for (const id of ["g1", "g2"]) await keepReply("bob", "/api/groups/:id", { params: { id } }, { id });
  aServer([aDeck(6)], { groups: ["g2"] });
  await fill();
  expect([await keptIds(), await find(5)]).toEqual([[6], null]);
  const group = async (id: string) => (await deviceReplies.find("/api/groups/:id", { params: { id } }))?.reply ?? null;
  expect([await group("g1"), await group("g2")]).toEqual([null, { id: "g2" }]);
});

test("a student who leaves a group loses its decks at once; those that may still be read come with the next fill", async () => {
  const decks = [aDeck(5)];
  aServer(decks);
  await fill();
  await keepReply("bob", "/api/groups/:id", { params: { id: "g1" } }, { id: "g1" });
  deviceReplies.keepChange({
    method: "DELETE",
    path: "/api/groups/:id/members/:uid",
    options: { params: { id: "g1", uid: "bob" } },
    reply: undefined,
  });
  await expect.poll(keptIds).toEqual([]);
  expect(await deviceReplies.find("/api/groups/:id", { params: { id: "g1" } })).toBeNull();
  await fill();
  expect(await keptIds()).toEqual([5]);
});

test("a student whom a teacher removed loses the group's decks, titles and pictures with the next answer of the server", async () => {
  const caches = fakeCaches();
  const withPicture = { ...aDeck(5), cards: [{ id: "c1", term: "Cell", definition: "![a cell](media/cell.webp)" }] };
  aServer([withPicture, aDeck(6)]);
  await fill();
  await (await caches.open("media-bob")).put("/api/media/cell.webp", new Response("x"));
  const group = { params: { id: "g1" } };
  await keepReply("bob", "/api/groups/:id", group, { id: "g1", name: "Biology 7b" });
  await keepReply("bob", "/api/groups", {}, { groups: [{ id: "g1", name: "Biology 7b" }] });
  await keepReply("bob", "/api/study/today", {}, { exam: { title: "Deck 5" } });
  const saved = { params: { uid: "bob" } };
  await keepReply("bob", "/api/users/:uid/saved", saved, { starred: [3], others: [{ deckId: 5, title: "Deck 5" }] });
  const answer = (code: "group/not-found" | "database/network-error") =>
    deviceReplies.answer("/api/groups/:id", group, Promise.reject(new AppError(code)));
  expect(await answer("database/network-error")).toMatchObject({ id: "g1" });
  expect(await keptIds()).toEqual([5, 6]);
  await expect(answer("group/not-found")).rejects.toMatchObject({ code: "group/not-found" });
  await expect.poll(() => caches.kept("media-bob")).toEqual([]);
  const database = await deviceDatabase("bob");
  expect([await keptIds(), await readMeta(database, "shared")]).toEqual([[], undefined]);
  expect((await database.getAll("replies")).map(({ address, reply }) => [address, reply])).toEqual([
    ["/api/users/bob/saved", { starred: [3], others: [] }],
  ]);
});

test("a student who leaves a group keeps the decks and pictures that another group or an own deck shows, and fetches none of them again", async () => {
  const caches = fakeCaches();
  const pictured = (id: number, ...names: string[]) => ({
    ...aDeck(id),
    cards: names.map((name) => ({ id: name, term: name, definition: `![](media/${name}.webp)` })),
  });
  const decks = [pictured(5, "left", "own"), pictured(6, "other", "both"), pictured(7, "both")];
  aServer(decks, { groups: ["g1", "g2"] });
  await fill();
  const database = await deviceDatabase("bob");
  await database.put("decks", { ...pictured(1, "own"), revision: 1, createdAt: 1 } as unknown as Deck);
  const cache = await caches.open("media-bob");
  for (const name of ["left", "own", "other", "both"]) await cache.put(`/api/media/${name}.webp`, new Response("x"));
  await keepReply("bob", "/api/groups/:id", { params: { id: "g1" } }, { id: "g1", deckList: [{ id: 5 }, { id: 7 }] });
  await keepReply("bob", "/api/groups/:id", { params: { id: "g2" } }, { id: "g2", deckList: [{ id: 6 }] });
  const options = { params: { id: "g1", uid: "bob" } };
  deviceReplies.keepChange({ method: "DELETE", path: "/api/groups/:id/members/:uid", options, reply: undefined });
  await expect.poll(() => caches.kept("media-bob")).toEqual(["own", "other", "both"].map((name) => `/api/media/${name}.webp`));
  expect([await keptIds(), (await readMeta(database, "shared"))?.map(({ id }) => id)]).toEqual([[6], [6]]);
  const kept = await Promise.all(["g1", "g2"].map((id) => deviceReplies.find("/api/groups/:id", { params: { id } })));
  expect(kept.map((group) => group?.reply ?? null)).toEqual([null, { id: "g2", deckList: [{ id: 6 }] }]);
  const asked = aServer(decks.slice(1, 2), { groups: ["g2"] });
  await fill();
  expect([asked, await keptIds()]).toEqual([[], [6]]);
});

test.each([
  ["stay with their pictures when another group is left whose page was", { id: "g1", deckList: [{ id: 5 }] }, [6], ["other"]],
  ["go, until the next fill, when a group is left whose page was not opened either", null, [], []],
] as const)("decks of a group whose page was never opened %s", async (_what, page, decksLeft, picturesLeft) => {
  const caches = fakeCaches();
  const pictured = (id: number, name: string) => ({
    ...aDeck(id),
    cards: [{ id: name, term: "?", definition: `![](media/${name}.webp)` }],
  });
  aServer([pictured(5, "left"), pictured(6, "other")], { groups: ["g1", "g2"] });
  await fill();
  const cache = await caches.open("media-bob");
  for (const name of ["left", "other"]) await cache.put(`/api/media/${name}.webp`, new Response("x"));
  if (page) await keepReply("bob", "/api/groups/:id", { params: { id: "g1" } }, page);
  const options = { params: { id: "g1", uid: "bob" } };
  deviceReplies.keepChange({ method: "DELETE", path: "/api/groups/:id/members/:uid", options, reply: undefined });
  await expect.poll(() => caches.kept("media-bob")).toEqual(picturesLeft.map((name) => `/api/media/${name}.webp`));
  expect(await keptIds()).toEqual(decksLeft);
});

test("the page of a proxy that says 404 takes nothing away: neither a group's decks nor one of others", async () => {
  aServer([aDeck(5), aDeck(6)]);
  await fill();
  const group = { params: { id: "g1" } };
  await keepReply("bob", "/api/groups/:id", group, { id: "g1" });
  const foreign = () => Promise.reject(new AppError("request/unknown-route", { details: { status: 404 } }));
  await expect(deviceReplies.answer("/api/groups/:id", group, foreign())).rejects.toMatchObject({ status: 404 });
  await expect(deviceReplies.answer(deckPath, { params: { id: 5 } }, foreign())).rejects.toMatchObject({ status: 404 });
  aServer([aDeck(5, 2), aDeck(6)]);
  const stream = vi.mocked(fetch).getMockImplementation() as typeof fetch;
  vi.mocked(fetch).mockImplementation(async (address) =>
    (address as string).includes("library") ? new Response("<html></html>", { status: 404 }) : stream(address),
  );
  await fill();
  expect([await keptIds(), (await deviceReplies.find("/api/groups/:id", group))?.reply]).toEqual([[5, 6], { id: "g1" }]);
});

test("a deck of others that is not there any more leaves the device with the answer that says so, and the others stay", async () => {
  aServer([aDeck(5), aDeck(6)]);
  await fill();
  const answer = deviceReplies.answer(deckPath, { params: { id: 5 } }, Promise.reject(new AppError("deck/not-found")));
  await expect(answer).rejects.toMatchObject({ code: "deck/not-found" });
  await expect.poll(keptIds).toEqual([6]);
  const titles = async () => (await readMeta(await deviceDatabase("bob"), "shared"))?.map(({ title }) => title);
  await expect.poll(titles).toEqual(["Deck 6"]);
});

test("a teacher who removes somebody else from a group keeps what is kept", async () => {
  aServer([aDeck(5)]);
  await fill();
  const options = { params: { id: "g1", uid: "carl" } };
  deviceReplies.keepChange({ method: "DELETE", path: "/api/groups/:id/members/:uid", options, reply: undefined });
  await fill();
  expect(await keptIds()).toEqual([5]);
});

test("a deck without room is left out, and one that is switched on is not; after 'Remove all' none comes by itself", async () => {
  const asked = aServer([aDeck(5), aDeck(6), aDeck(7)], { bytes: 15 * megabyte });
  deckChoices.set("bob", { isOff: false, kept: [7], dropped: [] });
  await fill();
  expect([asked, await keptIds()]).toEqual([
    [5, 7],
    [5, 7],
  ]);
  deckChoices.set("bob", { isOff: true, kept: [], dropped: [] });
  await (await deviceDatabase("bob")).clear("shared");
  await fill();
  expect(await keptIds()).toEqual([]);
});

test("what the student reads of a kept deck replaces the copy; other decks are not kept for being read", async () => {
  aServer([aDeck(5)]);
  await fill();
  await keepSharedDeckReply("bob", aDeck(5, 9));
  await keepSharedDeckReply("bob", aDeck(8));
  expect([await find(5), await find(8)]).toMatchObject([{ reply: { updatedAt: 9 } }, null]);
});

test("a deck that was withdrawn between the list and its reading is left out", async () => {
  aServer([aDeck(5)]);
  const stream = vi.mocked(fetch).getMockImplementation() as typeof fetch;
  vi.mocked(fetch).mockImplementation(async (address) =>
    (address as string).includes("library")
      ? Response.json({ error: { code: "deck/not-found", message: "" } }, { status: 404 })
      : stream(address),
  );
  await fill();
  expect(await keptIds()).toEqual([]);
});
