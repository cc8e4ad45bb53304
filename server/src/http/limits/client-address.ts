import { hourMs } from "@recollect/domain/time/units.ts";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

import type { Log } from "../../process/log/log.ts";

/**
 * The address that limits count by. Behind `trustedProxies` reverse proxies, each of which appends the address of its client, it is that
 * many from the right in X-Forwarded-For; anyone can forge what is further left. An IPv6 client has a whole /64, so that is what counts.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  return limitedBy(forwardedAddress(c, trustedProxies) ?? socketAddress(c));
}

/** How often the log warns about an untrusted X-Forwarded-For, in ms. */
const warnEveryMs = hourMs;

/** `clientAddress` with the settings. An unconfigured proxy makes everyone behind it one address, which the log reports. */
export function addressReader(trustedProxies: number, { log, clock }: { log: Log; clock: () => number }): (c: Context) => string {
  let warnedAt: number | null = null;
  return (c) => {
    const isUnknownProxy = trustedProxies === 0 && c.req.header("x-forwarded-for") !== undefined;
    if (isUnknownProxy && (warnedAt === null || clock() - warnedAt >= warnEveryMs)) {
      warnedAt = clock();
      const message =
        "X-Forwarded-For came with a request, but TRUST_PROXY is 0: if a reverse proxy stands in front, all students count as one address";
      log({ level: "warn", message });
    }
    return clientAddress(c, trustedProxies);
  };
}

function forwardedAddress(c: Context, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-trustedProxies) || undefined;
}

/** Requests without a socket (the tests' `app.request`) share one address. */
function socketAddress(c: Context): string {
  return c.env && "incoming" in c.env ? (getConnInfo(c).remote.address ?? "unknown") : "unknown";
}

/** The address itself for IPv4 (also inside IPv6), the first four groups for IPv6. */
export function limitedBy(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (v4?.[1]) return v4[1];
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const leftGroups = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - leftGroups.length - right.length) }, () => "0");
  const groups = [...leftGroups, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}
