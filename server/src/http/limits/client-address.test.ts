import { Hono } from "hono";
import { expect, test } from "vitest";

import type { LogLine } from "../../process/log/log.ts";
import { addressReader, clientAddress, limitedBy } from "./client-address.ts";

const socket = { incoming: { socket: { remoteAddress: "192.0.2.7", remotePort: 1, remoteFamily: "IPv4" } } };

async function addressOf(proxies: number, forwarded: string | undefined): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, proxies)));
  return (await app.request("/", { headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } }, socket)).text();
}

test.each([
  [0, undefined, "192.0.2.7"],
  [0, "203.0.113.9", "192.0.2.7"],
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "6.6.6.6, 203.0.113.9", "203.0.113.9"],
  [2, "6.6.6.6, 203.0.113.9, 10.0.0.1", "203.0.113.9"],
  [2, "203.0.113.9", "192.0.2.7"],
  [1, "", "192.0.2.7"],
  [1, undefined, "192.0.2.7"],
])("behind %i proxies with X-Forwarded-For %j the client is %s", async (proxies, forwarded, expected) => {
  expect(await addressOf(proxies, forwarded)).toBe(expected);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("the limits count %s as %s", (address, expected) => {
  expect(limitedBy(address)).toBe(expected);
});

test("an X-Forwarded-For of a proxy that is not configured is reported in the log once an hour, and ignored", async () => {
  const lines: LogLine[] = [];
  let now = 0;
  const read = (proxies: number) => addressReader(proxies, { log: (line) => void lines.push(line), clock: () => now });
  const [untrusted, trusted] = [read(0), read(1)];
  const app = new Hono().get("/", (c) => c.text(untrusted(c))).get("/trusted", (c) => c.text(trusted(c)));
  const ask = async (path: string) => (await app.request(path, { headers: { "x-forwarded-for": "10.0.0.1" } })).text();
  expect([await ask("/"), await ask("/"), await ask("/trusted")]).toEqual(["unknown", "unknown", "10.0.0.1"]);
  expect(lines).toEqual([{ level: "warn", message: expect.stringContaining("TRUST_PROXY is 0") }]);
  now = 60 * 60 * 1000;
  await ask("/");
  expect(lines).toHaveLength(2);
});
