import { Hono } from "hono";
import { expect, test } from "vitest";

import { silent } from "../process/log/log.ts";
import { answerError } from "./errors.ts";
import { guarded } from "./requests/guards.ts";
import { hostCheck, machineNames, refuseUnknownHosts } from "./known-host.ts";

const machine = machineNames({
  name: "Pi",
  resolver: "# by the router\nsearch fritz.box lan.\ndomain example.lan\nnameserver 192.168.1.1\n",
  hosts: "127.0.0.1 localhost\n127.0.1.1 pi.school.example pi # this one\n192.168.1.9 printer\n",
});

async function ask(host: string | undefined, { publicUrl = null as string | null, listensOn = "127.0.0.1", path = "/x" } = {}) {
  const app = new Hono();
  app.onError(answerError(silent));
  app.use(guarded(refuseUnknownHosts(hostCheck({ publicUrl, host: listensOn }, machine))));
  app.all("*", (c) => c.text("done"));
  return app.request(path, host === undefined ? {} : { headers: { host } });
}

test.each([
  "localhost",
  "localhost:3000",
  "LOCALHOST:3000",
  "localhost.",
  "127.0.0.1:3000",
  "192.168.1.20:3000",
  "[::1]:3000",
  "[fe80::1]",
  "pi",
  "Pi:3000",
  "pi.local:3000",
  "pi.fritz.box",
  "pi.lan",
  "pi.example.lan",
  "pi.school.example:3000",
  undefined,
])("without PUBLIC_URL a request to %s is answered", async (host) => {
  expect((await ask(host)).status).toBe(200);
});

test.each([
  "evil.example",
  "evil.example:3000",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "192.168.1.20.nip.io",
  "evil.localhost",
  "pi.evil.example",
  "evil.pi",
  "printer",
  "local",
  "localhost@evil.example",
  "evil.example, localhost",
  "localhost/..",
  "localhost evil.example",
  "[::1",
  "[::1]evil",
  "",
  ":3000",
  "xn--lcalhost-6fg",
])("without PUBLIC_URL a request to %j is refused, with a sentence that names the setting", async (host) => {
  const reply = await ask(host);
  const { error } = (await reply.json()) as { error: { code: string; message: string } };
  expect([reply.status, error.code]).toEqual([400, "request/unknown-host"]);
  expect(error.message).toContain("PUBLIC_URL");
});

test("the name that the server listens on is its own", async () => {
  expect((await ask("cards.intranet:3000", { listensOn: "Cards.Intranet" })).status).toBe(200);
  expect((await ask("cards.intranet:3000")).status).toBe(400);
});

test("with PUBLIC_URL a request to any name is answered", async () => {
  for (const host of ["cards.example.org", "evil.example", "10.0.0.3:3000"])
    expect((await ask(host, { publicUrl: "https://cards.example.org" })).status).toBe(200);
});

test("what a balancer asks is answered to any name", async () => {
  for (const path of ["/healthz", "/readyz"]) expect((await ask("server-3.internal", { path })).status).toBe(200);
  for (const path of ["/healthz/x", "//healthz", "/api/readyz"]) expect((await ask("server-3.internal", { path })).status).toBe(400);
});

test("a machine without a name has none", () => {
  expect([...machineNames({ name: "", resolver: "search lan", hosts: "127.0.0.1 localhost" })]).toEqual([]);
});

test("this machine's own name is among its names", async () => {
  const { hostname } = await import("node:os");
  expect(machineNames()).toContain(hostname().toLowerCase());
});
