import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";

import { codeIn } from "../../../test/signed-up.ts";
import { silent } from "../../process/log/log.ts";
import { answerError } from "../errors.ts";
import { params, query } from "./validate.ts";

const app = new Hono()
  .get("/list", query(z.strictObject({ sort: z.enum(["newest", "oldest"]).optional(), search: z.string().optional() })), (c) =>
    c.json(c.req.valid("query")),
  )
  .get("/:name", params(z.strictObject({ name: z.string().regex(/^[a-z ]+$/) })), (c) => c.json(c.req.valid("param")));
app.onError(answerError(silent));

test("a valid query reaches the route, decoded", async () => {
  expect(await (await app.request("/list?sort=newest&search=a%20b%26c")).json()).toEqual({ sort: "newest", search: "a b&c" });
  expect(await (await app.request("/list")).json()).toEqual({});
});

test.each(["?sort=best", "?sort=newest&sort=oldest", "?serach=a", "?search[]=a"])("the query %s is refused", async (text) => {
  const reply = await app.request(`/list${text}`);
  expect([reply.status, await codeIn(reply)]).toEqual([422, "request/invalid"]);
});

test("a part of the path is checked after decoding", async () => {
  expect(await (await app.request("/ada%20l")).json()).toEqual({ name: "ada l" });
  expect((await app.request("/ADA")).status).toBe(422);
});
