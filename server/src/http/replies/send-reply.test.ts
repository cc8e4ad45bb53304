import { gunzipSync } from "node:zlib";

import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { acceptsEncoding } from "./accepts-encoding.ts";
import { silent } from "../../process/log/log.ts";
import { answerRequests } from "../answer-requests.ts";
import type { Guard } from "../requests/guards.ts";
import { bodyReply, json, jsonText } from "./reply.ts";

const decks = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `Deck ${id}` }));

/** A JSON text of `length` characters of three bytes each. */
const wide = (length: number) => JSON.stringify("\u8a9e".repeat(length));

const answering = () => answerRequests({ log: silent, spokeHttps: () => false });

const app = new Hono()
  .use(answering())
  .get("/small", (c) => json(c, decks(2)))
  .get("/list", (c) => json(c, decks(100), 201, { ETag: '"7"' }))
  .get("/huge", (c) => json(c, decks(50_000)))
  .get("/wide/:length", (c) => jsonText(c, wide(Number(c.req.param("length")))))
  .get("/cookies", (c) => {
    c.header("Set-Cookie", "a=1", { append: true });
    c.header("Set-Cookie", "b=2", { append: true });
    return c.json({ ok: true }, 201);
  })
  .get("/stream", (c) => c.body("data: 1\n\n".repeat(1000), 200, { "Content-Type": "text/event-stream" }))
  .get("/nothing", (c) => c.body(null, 204));

const ask = (path: string, accepted?: string) =>
  app.request(path, accepted === undefined ? {} : { headers: { "accept-encoding": accepted } });

test.each([
  ["/list", 100],
  ["/huge", 50_000],
])("%s is compressed for clients that accept it, and is the same when unpacked", async (path, count) => {
  const reply = await ask(path, "br, gzip;q=0.8");
  expect(reply.headers.get("Content-Encoding")).toBe("gzip");
  expect(reply.headers.get("Vary")).toBe("Accept-Encoding");
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(decks(count));
  expect(bytes.length).toBeLessThan(JSON.stringify(decks(count)).length / 3);
});

test("texts are compressed one after the other, at any length in bytes", async () => {
  const lengths = [900, 20_000, 1400, 30_000, 70_000, 1000];
  const replies = await Promise.all(lengths.map(async (length) => ask(`/wide/${length}`, "gzip")));
  expect(replies.map((reply) => reply.headers.get("Content-Encoding"))).toEqual(lengths.map(() => "gzip"));
  const bodies = await Promise.all(replies.map(async (reply) => gunzipSync(Buffer.from(await reply.arrayBuffer())).toString()));
  expect(bodies).toEqual(lengths.map(wide));
});

test("a repeated text is the same bytes, and another text at the same address is not", async () => {
  let text = wide(1000);
  const same = new Hono().use(answering()).all("/deck", (c) => jsonText(c, text));
  const read = async (method = "GET") => {
    const reply = await same.request("/deck", { method, headers: { "accept-encoding": "gzip" } });
    return gunzipSync(Buffer.from(await reply.arrayBuffer())).toString();
  };
  for (const next of [wide(1000), wide(1000), wide(1000), wide(1001), wide(1000).replace("\u8a9e", "\u8a9f"), wide(1000)]) {
    text = next;
    expect(await read()).toBe(next);
    expect(await read("PUT")).toBe(next);
    expect(await read()).toBe(next);
  }
});

test("the tag of a text that comes again is remembered with it, and another text has its own", async () => {
  let text = wide(1000);
  const etagOf = vi.fn<() => string>(() => `"${text.length}"`);
  const tagged = new Hono().use(answering()).all("/tagged", (c) => jsonText(c, text, 200, { "Cache-Control": "no-store" }, etagOf));
  const tag = async (headers: Record<string, string> = {}, method = "GET") =>
    (await tagged.request("/tagged", { method, headers })).headers.get("ETag");
  const gzip = { "accept-encoding": "gzip" };
  for (let times = 0; times < 5; times += 1) expect(await tag(gzip)).toBe('"1002"');
  expect(etagOf).toHaveBeenCalledTimes(2);
  expect([await tag(), await tag(gzip, "PUT"), await tag(gzip, "HEAD")]).toEqual(['"1002"', '"1002"', '"1002"']);
  text = wide(1001);
  expect([await tag(gzip), await tag()]).toEqual(['"1003"', '"1003"']);
});

test("status, cookies and tags survive", async () => {
  const [list, cookies] = [await ask("/list", "gzip"), await ask("/cookies", "gzip")];
  expect([list.status, list.headers.get("ETag")]).toEqual([201, '"7"']);
  expect([cookies.status, cookies.headers.getSetCookie(), await cookies.json()]).toEqual([201, ["a=1", "b=2"], { ok: true }]);
});

test("other clients get it unchanged, and caches are told that it differs", async () => {
  for (const accepted of [undefined, "", "identity", "br", "gzip;q=0"]) {
    const reply = await ask("/list", accepted);
    expect([reply.headers.get("Content-Encoding"), reply.headers.get("Vary")]).toEqual([null, "Accept-Encoding"]);
    expect(await reply.json()).toEqual(decks(100));
  }
});

test("replies that fit a packet, streams, and replies without a body are not compressed", async () => {
  for (const path of ["/small", "/stream", "/nothing"]) expect((await ask(path, "gzip")).headers.get("Content-Encoding")).toBeNull();
  expect(await (await ask("/small", "gzip")).json()).toEqual(decks(2));
  expect(
    (await app.request("/list", { method: "HEAD", headers: { "accept-encoding": "gzip" } })).headers.get("Content-Encoding"),
  ).toBeNull();
});

test("downloads are compressed and sent piece by piece", async () => {
  let asked = 0;
  const piece = new TextEncoder().encode(JSON.stringify(decks(100)));
  const file = new ReadableStream(
    {
      pull(controller) {
        asked += 1;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": "application/json", "Content-Disposition": 'attachment; filename="Cells.json"' };
  const served = new Hono().use(answering()).get("/", () => new Response(file, { headers }));
  const reply = await served.request("/", { headers: { "accept-encoding": "gzip" } });
  const reader = reply.body!.getReader();
  expect(((await reader.read()).value as Uint8Array).length).toBe(piece.length);
  expect(asked).toBe(1);
  await reader.cancel();
});

test.each([
  ["gzip", true],
  ["GZIP", true],
  ["deflate, gzip", true],
  ["gzip;q=0.5", true],
  ["*", true],
  ["gzip;q=0", false],
  ["gzip; q=0.000", false],
  ["*;q=0", false],
  ["gzip;q=0, *", false],
  ["x-gzip", false],
  ["", false],
  [undefined, false],
])("Accept-Encoding %j takes gzip: %s", (header, expected) => {
  expect(acceptsEncoding(header, "gzip")).toBe(expected);
});

test("every reply has an id, the security headers, and a policy of its own where its route gives it one", async () => {
  const own = new Hono().use(answering()).get("/page", (c) => bodyReply(c, "x", 200, { "Content-Security-Policy": "sandbox" }));
  for (const path of ["/small", "/cookies", "/stream", "/nothing", "/unknown"]) {
    const { headers } = await ask(path);
    expect(headers.get("X-Request-Id"), path).toMatch(/^[0-9a-f-]{36}$/);
    expect([headers.get("X-Content-Type-Options"), headers.get("Content-Security-Policy")], path).toEqual([
      "nosniff",
      expect.stringContaining("default-src 'self'"),
    ]);
  }
  expect((await own.request("/page")).headers.get("Content-Security-Policy")).toBe("sandbox");
});

test("the API's replies are not stored, unless they have an ETag to ask again with", async () => {
  const api = new Hono()
    .use(answering())
    .get("/api/plain", (c) => json(c, {}))
    .get("/api/cookies", (c) => c.json({}))
    .get("/api/tagged", (c) => json(c, { a: 1 }, 200, { ETag: '"7"' }))
    .get("/api/deck", (c) => json(c, { a: 1 }, 200, { ETag: '"7"', "Cache-Control": "no-store" }))
    .put("/api/tagged", (c) => json(c, { a: 1 }, 200, { ETag: '"7"' }));
  const cachingOf = async (path: string, method = "GET") => (await api.request(path, { method })).headers.get("Cache-Control");
  expect(await Promise.all(["/api/plain", "/api/cookies", "/api/tagged", "/api/deck"].map((path) => cachingOf(path)))).toEqual([
    "no-store",
    "no-store",
    "private, no-cache",
    "no-store",
  ]);
  expect(await cachingOf("/api/tagged", "PUT")).toBe("no-store");
  const again = (path: string, tag: string) => api.request(path, { headers: { "if-none-match": tag } });
  const same = await again("/api/tagged", 'W/"7"');
  expect([same.status, await same.text(), same.headers.get("ETag"), same.headers.get("Content-Type")]).toEqual([304, "", '"7"', null]);
  expect([(await again("/api/tagged", '"8"')).status, (await again("/api/deck", '"7"')).status]).toEqual([200, 200]);
});

test("HEAD has the headers of GET without the body, and a stream that it opened is closed at once", async () => {
  const closed = vi.fn<() => void>();
  const streams = new Hono()
    .use(answering())
    .get("/raw", (c) => c.body(new ReadableStream({ cancel: closed }), 200, { "Content-Type": "text/event-stream" }))
    .get("/made", (c) => bodyReply(c, new ReadableStream({ cancel: closed }), 200, { "Content-Type": "audio/mpeg" }));
  for (const [path, type] of [
    ["/raw", "text/event-stream"],
    ["/made", "audio/mpeg"],
  ] as const) {
    const reply = await streams.request(path, { method: "HEAD" });
    expect([reply.status, reply.headers.get("Content-Type"), reply.body]).toEqual([200, type, null]);
  }
  expect(closed).toHaveBeenCalledTimes(2);
});

test("guards run in order before the route, and what they leave to do in the opposite order after it, also after a refusal", async () => {
  const steps: string[] = [];
  const guard =
    (name: string, refuses = false): Guard =>
    async (c) => {
      steps.push(name);
      if (refuses && c.req.query("refuse") !== undefined) throw new AppError("auth/required");
      return (after) => void steps.push(`after ${name}: ${after.res.status}`);
    };
  const api = new Hono()
    .use(answerRequests({ log: silent, spokeHttps: () => false, apiGuards: [guard("one"), guard("two", true)] }))
    .get("/api/route", (c) => {
      steps.push("route");
      return json(c, {});
    })
    .get("/page", (c) => c.text("no guard"));
  const stepsOf = async (path: string) => {
    steps.length = 0;
    const reply = await api.request(path);
    return [reply.status, ...steps];
  };
  expect(await stepsOf("/api/route")).toEqual([200, "one", "two", "route", "after two: 200", "after one: 200"]);
  expect(await stepsOf("/api/route?refuse")).toEqual([401, "one", "two", "after one: 401"]);
  expect(await stepsOf("/page")).toEqual([200]);
});
