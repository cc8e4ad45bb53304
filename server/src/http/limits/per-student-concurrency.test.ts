import { setImmediate as nextTurn } from "node:timers/promises";

import { Hono } from "hono";
import { expect, test, vi } from "vitest";

import { aNewFile } from "../../../test/a-new-file.ts";
import { createPerStudentConcurrency } from "./per-student-concurrency.ts";
import { LARGE_BYTES } from "./request-size.ts";
import { silent } from "../../process/log/log.ts";
import { answerError } from "../errors.ts";
import { guarded } from "../requests/guards.ts";
import { jsonText } from "../replies/reply.ts";
import type { SignedIn } from "../viewer.ts";

const noDeck = async () => 0;

/** An app whose requests wait until they are released; `open()` returns how many are in progress. */
function anApp() {
  const going: (() => void)[] = [];
  const app = new Hono<SignedIn>()
    .use(async (c, next) => {
      const uid = c.req.header("uid");
      if (uid !== undefined) c.set("viewer", { uid, sessionId: "session" });
      await next();
    })
    .use(guarded(createPerStudentConcurrency({ limits: true, newFile: aNewFile, deckBytes: noDeck })))
    .all("*", async (c) => {
      await new Promise<void>((resolve) => going.push(resolve));
      return c.json({});
    });
  app.onError(answerError(silent));
  const ask = async (uid: string, path = "/", method = "GET") => app.request(path, { method, headers: { uid } });
  const upload = async (uid: string) => app.request("/", { method: "POST", headers: { uid, "content-type": "image/png" }, body: "x" });
  const settle = async () => {
    for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  };
  return { ask, upload, going, settle, app };
}

test("of one student's requests four are answered at once, and the next when one is done", async () => {
  const { ask, going, settle } = anApp();
  const asked = Array.from({ length: 10 }, () => ask("ada"));
  await settle();
  expect(going).toHaveLength(4);
  going[0]!();
  await settle();
  expect(going).toHaveLength(5);
  void ask("bob");
  await settle();
  expect(going).toHaveLength(6);
  for (let at = 1; at < 11; at += 1) {
    going[at]?.();
    await settle();
  }
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("two of one student's requests begin in one turn of the event loop", async () => {
  const { ask, going } = anApp();
  for (let at = 0; at < 4; at += 1) void ask("ada");
  await Promise.resolve();
  await new Promise<void>((resolve) => queueMicrotask(resolve));
  expect(going.length).toBeLessThanOrEqual(2);
});

test("whoever sends hundreds more is told to retry later, and nobody else is", async () => {
  const { ask, going, settle } = anApp();
  const asked = Array.from({ length: 205 }, () => ask("ada"));
  const refused = await asked.at(-1)!;
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1"]);
  void ask("bob");
  await settle();
  expect(going).toHaveLength(5);
});

test.each([
  ["GET", "/api/users/ada/decks/3"],
  ["GET", "/api/users/ada/decks"],
  ["GET", "/api/users/ada/decks/3/versions/7"],
  ["POST", "/api/users/ada/decks/3/versions/7/restore"],
  ["POST", "/api/library/3/copies"],
  ["GET", "/api/users/ada/decks/3/following"],
  ["PUT", "/api/users/ada/decks/3/following"],
  ["GET", "/api/users/ada/decks/3/following/changes"],
  ["GET", "/api/users/ada/decks/3/following/edits"],
  ["GET", "/api/users/ada/decks/3/following/cards/one"],
  ["PUT", "/api/users/ada/decks/3/following/left/one"],
  ["POST", "/api/users/ada/decks/3/following/taking"],
])("of what may be long, one is answered at a time: %s %s", async (method, path) => {
  const { ask, going, settle } = anApp();
  for (let at = 0; at < 10; at += 1) void ask("ada", path, method);
  await settle();
  expect(going).toHaveLength(1);
});

test("which decks have something to take counts as a short request", async () => {
  const { ask, going, settle } = anApp();
  for (let at = 0; at < 10; at += 1) void ask("ada", "/api/users/ada/following");
  await settle();
  expect(going).toHaveLength(4);
});

test("a body that does not say how long it is counts as a long one", async () => {
  const { app, going, settle } = anApp();
  for (let at = 0; at < 10; at += 1) void app.request("/", { method: "PUT", headers: { uid: "ada", "transfer-encoding": "chunked" } });
  await settle();
  expect(going).toHaveLength(1);
});

test.each([
  ["a letter of one byte", "a".repeat(LARGE_BYTES), 0],
  ["a sign of three bytes", "語".repeat(LARGE_BYTES / 3 + 1), 0],
  ["a shorter one", "a".repeat(LARGE_BYTES - 1), 3],
])("a long reply on its way lets no other begin, by its bytes: %s", async (_, replyText, beginning) => {
  const app = new Hono<SignedIn>()
    .use(async (c, next) => {
      c.set("viewer", { uid: "ada", sessionId: "session" });
      await next();
    })
    .use(guarded(createPerStudentConcurrency({ limits: true, newFile: aNewFile, deckBytes: noDeck })))
    .get("/long", (c) => {
      return jsonText(c, replyText);
    })
    .get("/", (c) => {
      begun += 1;
      return c.json({});
    });
  let begun = 0;
  const leaving: (() => void)[] = [];
  const env = { outgoing: { closed: false, once: (_event: string, left: () => void) => leaving.push(left) } };
  await app.request("/long", {}, env);
  const asked = Array.from({ length: 3 }, async () => app.request("/", {}, env));
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  expect(begun).toBe(beginning);
  leaving[0]!();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("uploads and strangers' requests are not counted here", async () => {
  const { upload, going, settle, app } = anApp();
  for (let at = 0; at < 10; at += 1) void upload("ada");
  for (let at = 0; at < 10; at += 1) void app.request("/");
  await settle();
  expect(going).toHaveLength(20);
});

test.each([
  ["GET", "/api/users/ada/decks/3"],
  ["GET", "/api/users/ada/decks"],
  ["HEAD", "/api/library/3"],
  ["HEAD", "/api/users/ada/decks/3/versions/4"],
  ["POST", "/api/library/3/copies"],
])("what only says that it is an upload counts: %s %s", async (method, path) => {
  const { going, settle, app } = anApp();
  for (let at = 0; at < 10; at += 1) void app.request(path, { method, headers: { uid: "ada", "content-type": "image/png" } });
  await settle();
  expect(going).toHaveLength(1);
});

test("a request that fails is over like any other", async () => {
  const app = new Hono<SignedIn>()
    .use(async (c, next) => {
      c.set("viewer", { uid: "ada", sessionId: "session" });
      await next();
    })
    .use(guarded(createPerStudentConcurrency({ limits: true, newFile: aNewFile, deckBytes: noDeck })))
    .get("/", () => {
      throw new Error("no");
    });
  app.onError(answerError(silent));
  for (let at = 0; at < 10; at += 1) expect((await app.request("/")).status).toBe(500);
});

test("a deck is looked up at its first request, and known by its reply from then on", async () => {
  const deckBytes = vi.fn<() => Promise<number>>(async () => 100);
  const app = new Hono<SignedIn>()
    .use(async (c, next) => {
      c.set("viewer", { uid: "ada", sessionId: "session" });
      await next();
    })
    .use(guarded(createPerStudentConcurrency({ limits: true, newFile: aNewFile, deckBytes })))
    .all("*", (c) => jsonText(c, c.req.path.endsWith("2") ? "{}" : JSON.stringify("a".repeat(LARGE_BYTES))));
  for (const id of [1, 2, 1, 2]) expect((await app.request(`/api/users/ada/decks/${id}`)).status).toBe(200);
  expect(deckBytes.mock.calls).toEqual([
    ["ada", 1],
    ["ada", 2],
  ]);
});
