import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";

import { codeIn } from "../../../test/signed-up.ts";
import { silent } from "../../process/log/log.ts";
import { answerError } from "../errors.ts";
import { BODY_BYTES } from "./read-body.ts";
import { body } from "./validate.ts";

const Deck = z.strictObject({ title: z.string(), cards: z.array(z.strictObject({ term: z.string() })).optional() });

const app = new Hono()
  .post("/", body(Deck, BODY_BYTES.deck), (c) => c.json(c.req.valid("json")))
  .post("/small", body(Deck), (c) => c.json(c.req.valid("json")))
  .post("/anything", body(z.unknown(), BODY_BYTES.deck), (c) => c.json({ got: typeof c.req.valid("json") }));
app.onError(answerError(silent));

const json = { "content-type": "application/json" };
const post = (content: string | Uint8Array<ArrayBuffer> | ReadableStream | null, headers: Record<string, string> = json, path = "/") =>
  app.request(path, {
    method: "POST",
    headers,
    body: content,
    ...(content instanceof ReadableStream ? { duplex: "half" } : {}),
  });
const outcome = async (reply: Response) => [reply.status, await codeIn(reply)];

test("a valid body reaches the route as it was sent", async () => {
  const sent = { title: "Ünïcode 😀 \u2028", cards: [{ term: "a" }] };
  expect(await (await post(JSON.stringify(sent))).json()).toEqual(sent);
  expect(await (await post(JSON.stringify(sent), { "content-type": "Application/JSON; charset=utf-8" })).json()).toEqual(sent);
});

test.each(["", " ", "{", '{"title":', "{'title':1}", '{"title":"a",}', "undefined", '{"title":"a"} x', "NaN"])(
  "%j is malformed JSON",
  async (text) => {
    expect(await outcome(await post(text))).toEqual([400, "request/malformed-json"]);
  },
);

test("an empty body is malformed JSON", async () => {
  expect(await outcome(await post(null))).toEqual([400, "request/malformed-json"]);
});

test("bytes that are not UTF-8 are malformed, not repaired", async () => {
  expect(await outcome(await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toEqual([400, "request/malformed-json"]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", "text/json"])(
  "a body of the type %s is not read as JSON",
  async (type) => {
    expect(await outcome(await post('{"title":"a"}', { "content-type": type }))).toEqual([415, "request/not-json"]);
  },
);

test("a body that does not fit the schema is refused with the path and the problem, never with the value", async () => {
  const reply = await post(JSON.stringify({ cards: [{ term: "fine" }, { term: 7, secret: "hunter2" }] }));
  expect(reply.status).toBe(422);
  const { error } = (await reply.json()) as { error: { code: string; details: { path: string }[] } };
  expect(error.code).toBe("request/invalid");
  expect(error.details.map(({ path }) => path)).toEqual(["title", "cards.1.term", "cards.1"]);
  expect(JSON.stringify(error)).not.toContain("hunter2");
});

test.each(["null", "7", '"text"', "[]", "true"])("%s is not an object", async (text) => {
  expect(await outcome(await post(text))).toEqual([422, "request/invalid"]);
});

test.each(['{"":1}', '{"a.b":1}', '{"title":"a","x#":1}', '{"cards":[{"$set":1}]}', '{"a/b":1}', '{"a[0]":1}'])(
  "the forbidden key in %s is refused",
  async (text) => {
    expect(await outcome(await post(text))).toEqual([400, "request/forbidden-key"]);
  },
);

test.each([
  '{"title":"a","title":"b"}',
  '{"title":"a","\\u0074itle":"b"}',
  '{"cards":[{"term":"a","term":"a"}]}',
  '{"title" \n:"a",\t"title"\r: "b"}',
])("the key that %s names twice is refused", async (text) => {
  expect(await outcome(await post(text))).toEqual([400, "request/duplicate-key"]);
});

test.each([
  '{"title":"\\": \\"title\\": "}',
  '{"title":"a\\\\","cards":[]}',
  '{"title":"{\\"title\\":\\"b\\"}"}',
  '{"title":":","cards":[{"term":":"},{"term":"\\""}]}',
])("quotes and colons inside the texts of %s are not mistaken for keys", async (text) => {
  expect((await post(text)).status).toBe(200);
});

test.each([
  '{"__proto__":{"title":"a"}}',
  '{"title":"a","__proto__":{"admin":true}}',
  '{"title":"a","constructor":{"prototype":{"admin":true}}}',
])("%s changes no object but is an unknown field", async (text) => {
  expect(await outcome(await post(text))).toEqual([422, "request/invalid"]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test("a text over 10 MB is refused as such", async () => {
  expect(await outcome(await post(JSON.stringify({ title: "x".repeat(10 * 1024 * 1024 + 1) })))).toEqual([413, "request/text-too-large"]);
});

test("a body with a declared length over 24 MB is refused before it is read", async () => {
  let read = false;
  const never = new ReadableStream(
    {
      pull() {
        read = true;
      },
    },
    { highWaterMark: 0 },
  );
  expect(await outcome(await post(never, { ...json, "content-length": String(BODY_BYTES.deck + 1) }))).toEqual([413, "request/too-large"]);
  expect(read).toBe(false);
});

test("a body without a declared length is refused as soon as it exceeds 24 MB", async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(0x20);
  let sent = 0;
  const endless = new ReadableStream(
    {
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  expect(await outcome(await post(endless))).toEqual([413, "request/too-large"]);
  expect(sent).toBe(25);
});

test("a body in chunks below the limit is joined, also where a character was cut in two", async () => {
  const bytes = new TextEncoder().encode('{"title":"😀"}');
  const halves = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 12));
      controller.enqueue(bytes.slice(12));
      controller.close();
    },
  });
  expect(await (await post(halves)).json()).toEqual({ title: "😀" });
});

test("a body of a route without decks may have 64 KB, with and without a declared length", async () => {
  const fits = JSON.stringify({ title: "x".repeat(BODY_BYTES.small - 12) });
  expect((await post(fits, json, "/small")).status).toBe(200);
  const reply = await post(`${fits} `, json, "/small");
  expect([reply.status, ((await reply.json()) as { error: unknown }).error]).toMatchObject([
    413,
    { code: "request/too-large", details: { maxBytes: BODY_BYTES.small } },
  ]);
  const unannounced = new Blob([`${fits} `]).stream();
  expect(await outcome(await post(unannounced, json, "/small"))).toEqual([413, "request/too-large"]);
});

test.each(["[", "[],", "0,", '{"a":', '"",'])("24 MB of %s are refused before anything is built of them", async (piece) => {
  const text = `[${piece.repeat(Math.floor((BODY_BYTES.deck - 2) / piece.length))}`;
  expect(await outcome(await post(text, json, "/anything"))).toEqual([413, "request/too-complex"]);
});

test("half a surrogate pair and a NUL are refused, not stored as something else", async () => {
  for (const text of ['{"title":"\\ud800"}', '{"title":"a\\u0000b"}'])
    expect(await outcome(await post(text))).toEqual([400, "request/forbidden-character"]);
});
