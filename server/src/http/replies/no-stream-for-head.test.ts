import { Hono } from "hono";
import { expect, test, vi } from "vitest";

import { noStreamForHead } from "./no-stream-for-head.ts";

test("a stream that HEAD began is closed at once, and the reply has GET's headers, without its body", async () => {
  const closed = vi.fn<() => void>();
  const app = new Hono()
    .use(noStreamForHead())
    .get("/", (c) => c.body(new ReadableStream({ cancel: closed }), 200, { "Content-Type": "text/event-stream" }));
  const reply = await app.request("/", { method: "HEAD" });
  expect(closed).toHaveBeenCalledTimes(1);
  expect([reply.status, reply.headers.get("Content-Type"), reply.body]).toEqual([200, "text/event-stream", null]);
});

test("GET is left alone", async () => {
  const app = new Hono().use(noStreamForHead()).get("/", (c) => c.text("here"));
  expect(await (await app.request("/")).text()).toBe("here");
});
