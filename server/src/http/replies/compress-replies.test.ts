import { gunzipSync } from "node:zlib";

import { Hono } from "hono";
import { expect, test } from "vitest";

import { acceptsEncoding } from "./accepts-encoding.ts";
import { compressReplies, textAsBytes } from "./compress-replies.ts";

const decks = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `Deck ${id}` }));

/** A JSON text of `length` characters of three bytes each. */
const wide = (length: number) => JSON.stringify("\u8a9e".repeat(length));

const app = new Hono()
  .use(compressReplies())
  .get("/small", (c) => c.json(decks(2)))
  .get("/list", (c) => {
    c.header("Set-Cookie", "a=1", { append: true });
    c.header("Set-Cookie", "b=2", { append: true });
    return c.json(decks(100), 201, { ETag: '"7"' });
  })
  .get("/huge", (c) => c.json(decks(50_000)))
  .get("/said/:length", (c) => {
    const text = wide(Number(c.req.param("length")));
    c.set("replyText" as never, text as never);
    return c.body(text, 200, { "Content-Type": "application/json" });
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

test("texts that their routes announced are compressed one after the other, at any length in bytes", async () => {
  const lengths = [900, 20_000, 1400, 30_000, 70_000, 1000];
  const replies = await Promise.all(lengths.map(async (length) => ask(`/said/${length}`, "gzip")));
  expect(replies.map((reply) => reply.headers.get("Content-Encoding"))).toEqual(lengths.map(() => "gzip"));
  const bodies = await Promise.all(replies.map(async (reply) => gunzipSync(Buffer.from(await reply.arrayBuffer())).toString()));
  expect(bodies).toEqual(lengths.map(wide));
});

test("a reply's text, or its parts, become bytes of their own, at any length in bytes", () => {
  const texts = ["", "{}", wide(900), "x".repeat(20_000), wide(30_000), wide(70_000), "é\ud800".repeat(9000)];
  const all = texts.map((text) => textAsBytes(text));
  for (const [at, bytes] of all.entries()) expect(Buffer.from(texts[at] ?? "").equals(bytes)).toBe(true);
  for (const parts of [texts.slice(0, 4), texts]) expect(Buffer.from(parts.join("")).equals(textAsBytes(...parts))).toBe(true);
});

test("a repeated text is the same bytes, and another text at the same address is not", async () => {
  let text = wide(1000);
  const same = new Hono().use(compressReplies()).all("/deck", (c) => {
    c.set("replyText" as never, text as never);
    return c.body(text, 200, { "Content-Type": "application/json" });
  });
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

test("status, cookies and tags survive", async () => {
  const reply = await ask("/list", "gzip");
  expect([reply.status, reply.headers.get("ETag"), reply.headers.getSetCookie()]).toEqual([201, '"7"', ["a=1", "b=2"]]);
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
  const served = new Hono().use(compressReplies()).get("/", () => new Response(file, { headers }));
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
