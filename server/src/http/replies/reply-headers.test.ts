import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";

import { replyHeaders } from "./reply-headers.ts";

const given = { "Content-Type": "application/json", ETag: '"1"' };

/** The same done to ours and to Node's own. */
function both(change: (headers: Headers) => void) {
  return [replyHeaders(given), new Headers(given)].map((headers) => {
    change(headers);
    return Object.fromEntries(headers);
  });
}

test.each<[string, (headers: Headers) => void]>([
  ["nothing", () => {}],
  ["set", (headers) => headers.set("X-Id", "7")],
  ["set again in other letters", (headers) => headers.set("etag", '"2"')],
  ["appended", (headers) => headers.append("Vary", "Accept")],
  ["appended twice", (headers) => ["Accept", "Origin"].forEach((name) => headers.append("Vary", name))],
  ["deleted", (headers) => headers.delete("ETAG")],
])("headers to which something is done (%s) are what Node's own are then", (_, change) => {
  const [ours, nodes] = both(change);
  expect(ours).toEqual(nodes);
});

test("they are asked as Node's own are", () => {
  for (const headers of [replyHeaders(given), new Headers(given)]) {
    expect([headers.get("etag"), headers.get("vary"), headers.has("CONTENT-TYPE"), headers.has("vary")]).toEqual([
      '"1"',
      null,
      true,
      false,
    ]);
    expect([[...headers.keys()], [...headers.values()], [...headers.entries()].length]).toEqual([
      ["content-type", "etag"],
      ["application/json", '"1"'],
      2,
    ]);
    const each: string[] = [];
    headers.forEach((value, name) => each.push(`${name}: ${value}`));
    expect(each).toEqual(["content-type: application/json", 'etag: "1"']);
    expect(headers).toBeInstanceOf(Headers);
    expect(headers.getSetCookie()).toEqual([]);
  }
});

test("they refuse a cookie, of which a reply may have several", () => {
  expect(() => replyHeaders(given).append("Set-Cookie", "a=1")).toThrow("no cookies");
});

test("a reply with them arrives with them, and so does one that is copied", async () => {
  const app = new Hono()
    .get("/sent", () => new Response("{}", { status: 201, headers: replyHeaders(given) }))
    .get("/copied", () => new Response("{}", new Response(null, { status: 201, headers: replyHeaders(given) })));
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  for (const path of ["/sent", "/copied"]) {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    const { status, headers } = reply;
    expect([status, headers.get("content-type"), headers.get("etag"), await reply.text()]).toEqual([201, "application/json", '"1"', "{}"]);
  }
});
