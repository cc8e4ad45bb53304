import { Hono } from "hono";
import { expect, test } from "vitest";

import { silent } from "../process/log/log.ts";
import { answerError } from "./errors.ts";
import { guarded } from "./requests/guards.ts";
import { fromOwnOrigin, spokeHttps } from "./own-origin.ts";

const appAt = (publicUrl: string | null) => {
  const app = new Hono();
  app.onError(answerError(silent));
  app.use(guarded(fromOwnOrigin({ publicUrl })));
  app.all("*", (c) => c.text("done"));
  return app;
};
const ask = async (publicUrl: string | null, method: string, headers: Record<string, string>) =>
  (await appAt(publicUrl).request("http://cards.local/x", { method, headers: { host: "cards.local", ...headers } })).status;

const changes = ["POST", "PUT", "PATCH", "DELETE"];

test.each([
  ["a page of its own", { origin: "http://cards.local", "sec-fetch-site": "same-origin" }],
  ["a page of its own in an older browser", { origin: "http://cards.local" }],
  ["a page of its own behind a proxy that takes off the HTTPS", { origin: "https://cards.local", "sec-fetch-site": "same-origin" }],
  ["a program", {}],
  ["an address that a student typed in", { "sec-fetch-site": "none" }],
])("a change from %s passes", async (_, headers) => {
  for (const method of changes) expect(await ask(null, method, headers), method).toBe(200);
});

test.each([
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another site in an older browser", { origin: "https://evil.example" }],
  ["another port of the same host", { origin: "http://cards.local:8080" }],
  ["a sister domain", { origin: "http://evil.cards.local", "sec-fetch-site": "same-site" }],
  ["a page without an origin", { origin: "null" }],
  ["a host that begins like ours", { origin: "http://cards.local.evil.example" }],
  ["an origin that is none", { origin: "cards.local" }],
  ["a browser that says cross-site, whatever its origin", { origin: "http://cards.local", "sec-fetch-site": "cross-site" }],
  ["a browser that says same-site without an origin", { "sec-fetch-site": "same-site" }],
])("a change from %s is refused", async (_, headers) => {
  for (const method of changes) expect(await ask(null, method, headers), method).toBe(403);
});

test("with PUBLIC_URL only that exact origin passes, with any Host", async () => {
  const url = "https://cards.example.org";
  expect(await ask(url, "POST", { origin: url })).toBe(200);
  expect(await ask(url, "POST", { origin: "http://cards.example.org" })).toBe(403);
  expect(await ask(url, "POST", { origin: "http://cards.local" })).toBe(403);
});

test("reads are no changes: any page may link to the server", async () => {
  for (const method of ["GET", "HEAD"])
    expect(await ask(null, method, { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).toBe(200);
});

test.each([
  [{ publicUrl: "https://cards.example.org", trustProxy: 0 }, {}, true],
  [{ publicUrl: "http://cards.example.org", trustProxy: 1 }, { "x-forwarded-proto": "https" }, false],
  [{ publicUrl: null, trustProxy: 0 }, { "x-forwarded-proto": "https" }, false],
  [{ publicUrl: null, trustProxy: 1 }, { "x-forwarded-proto": "https" }, true],
  [{ publicUrl: null, trustProxy: 1 }, { "x-forwarded-proto": "https, http" }, false],
  [{ publicUrl: null, trustProxy: 1 }, {}, false],
] as const)("with %j and %j the browser spoke HTTPS: %s", async (setting, headers, expected) => {
  const app = new Hono().get("/", (c) => c.json(spokeHttps(c, setting)));
  expect(await (await app.request("/", { headers })).json()).toBe(expected);
});
