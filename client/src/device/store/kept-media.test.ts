import "fake-indexeddb/auto";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeCaches } from "../../../test/fakes/fake-caches.ts";
import { deviceDatabase, forgetDevice } from "./device-store.ts";
import { deviceAccount } from "./device-account.ts";
import { keepMedia, keptMediaBytes, mostMediaBytes } from "./kept-media.ts";

let browser: FakeCaches;
const { signal } = new AbortController();
const account = { uid: "ada", email: "ada@example.com", sessionId: "s" };
const kept = (uid = "ada") =>
  [...(browser.all.get(`media-${uid}`)?.keys() ?? [])].map((url) => new URL(url).pathname.replace("/api/media/", ""));

async function decks(...sides: string[][]): Promise<void> {
  const database = await deviceDatabase("ada");
  await database.clear("decks");
  for (const [id, definitions] of sides.entries()) {
    const cards = definitions.map((definition, at) => ({ id: `c${at}`, term: "?", definition }));
    await database.put("decks", { id, title: "", cards, revision: 1 } as unknown as Deck);
  }
}

/** Files of so many bytes. */
function files(sizes: Record<string, number>) {
  return vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async (address) => {
      const bytes = sizes[(address as string).replace("/api/media/", "")];
      return bytes === undefined
        ? new Response(null, { status: 404 })
        : new Response("x", { headers: { "content-length": String(bytes) } });
    }),
  );
}

const keep = async () => keepMedia("ada", await deviceDatabase("ada"), signal);

beforeEach(() => {
  browser = new FakeCaches();
  vi.stubGlobal("caches", browser);
  deviceAccount.set(account);
});

afterEach(async () => {
  await forgetDevice("ada");
  vi.unstubAllGlobals();
});

test("the pictures and sounds of kept decks are kept, each once, and those that no deck names any more go", async () => {
  files({ "bone.png": 10, "la.mp3": 20, "new.png": 30 });
  await decks(["![Bone](media/bone.png) and ![](media/la.mp3)", "![again](media/bone.png)"], ["![gone](media/lost.png)"]);
  await keep();
  expect(kept()).toEqual(["bone.png", "la.mp3"]);
  expect(await keptMediaBytes("ada")).toBe(30);
  vi.mocked(fetch).mockClear();
  await decks(["![](media/la.mp3) ![](media/new.png)"]);
  await keep();
  expect(kept()).toEqual(["la.mp3", "new.png"]);
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toEqual(["/api/media/new.png"]);
});

test("no more than the size is kept: a file without room is left out, and a smaller one still comes", async () => {
  files({ "a.png": mostMediaBytes - 10, "b.png": 20, "c.png": 10, "d.png": 1 });
  await decks(["![](media/a.png) ![](media/b.png) ![](media/c.png) ![](media/d.png)"]);
  await keep();
  expect(kept()).toEqual(["a.png", "c.png"]);
});

test("without any there is no cache at all, and nothing is said of whose it would be", async () => {
  files({});
  await decks(["Paris"]);
  await keep();
  expect([...browser.all.keys()]).toEqual([]);
});

test("a student who asked to save data gets none ahead, and those that are there stay", async () => {
  files({ "a.png": 1, "b.png": 1 });
  await decks(["![](media/a.png)"]);
  await keep();
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  await decks(["![](media/a.png) ![](media/b.png)"]);
  await keep();
  Reflect.deleteProperty(navigator, "connection");
  expect(kept()).toEqual(["a.png"]);
});

test("whose they are is said for the worker, and forgotten with the session, for another student, and at sign-out with the files", async () => {
  files({ "a.png": 1 });
  await decks(["![](media/a.png)"]);
  await keep();
  const whose = async () =>
    browser.all.has("media-account") ? (await (await browser.open("media-account")).match("/media-account"))?.text() : null;
  expect(await whose()).toBe("ada");
  deviceAccount.set({ ...account, sessionId: "s2" });
  expect(await whose()).toBe("ada");
  deviceAccount.set(null);
  expect([await whose(), kept()]).toEqual([null, ["a.png"]]);
  deviceAccount.set(account);
  await keep();
  deviceAccount.set({ ...account, uid: "bob" });
  expect(await whose()).toBeNull();
  await forgetDevice("ada");
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

test("a student who logs out while a file is on its way leaves nothing behind", async () => {
  let answer: (reply: Response) => void = () => {};
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve))),
  );
  await decks(["![](media/a.png)"]);
  const keeping = keep();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await forgetDevice("ada");
  answer(new Response("x", { headers: { "content-length": "1" } }));
  await keeping;
  await keep();
  expect([...browser.all.keys()]).toEqual([]);
});
