import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { hostname } from "node:os";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";

import type { Config } from "../process/settings/config.ts";
import type { Guard } from "./requests/guards.ts";

/**
 * What load balancers and supervisors ask: whether this process should be restarted (`/livez`, and `/healthz` for older setups), and whether it should
 * get requests (`/readyz`). They ask under any name that they have for this machine, or under none.
 */
export const stateRoutes = { alive: ["/livez", "/healthz"], ready: ["/readyz"] } as const;

const statePaths: readonly string[] = [...stateRoutes.alive, ...stateRoutes.ready];

/** Whether an address with an optional query is one of those. */
export function isStateRoute(address: string): boolean {
  return statePaths.some((path) => address.startsWith(path) && (address.length === path.length || address[path.length] === "?"));
}

type HostCheck = (c: Context) => boolean;

/**
 * Whether a request was sent to this server by a name of its own. Without PUBLIC_URL the site's name is unknown, so only IP addresses, `localhost`
 * and this machine's names are accepted: any other name may belong to a page that resolves it to this machine in order to read private data (DNS
 * rebinding). With PUBLIC_URL every name passes, because changes are then accepted from that origin only and links are made from it.
 */
export function hostCheck({ publicUrl, host }: Pick<Config, "publicUrl" | "host">, names = machineNames()): HostCheck {
  if (publicUrl !== null) return () => true;
  const knownHosts = new Set(["localhost", host.toLowerCase(), ...names]);
  /** The last accepted header: nearly all requests have the same one, and parsing an address takes longer than comparing. */
  let accepted: string | undefined;
  return (c) => {
    const header = c.req.header("host");
    if (header === accepted || header === undefined) return true;
    if (!isKnown(header, knownHosts)) return false;
    accepted = header;
    return true;
  };
}

/** Refuses a request by a name that is not this server's; throws `request/unknown-host`. */
export function refuseUnknownHosts(isKnownHost: HostCheck): Guard {
  return (c) => {
    if (!statePaths.includes(c.req.path) && !isKnownHost(c)) throw new AppError("request/unknown-host");
    return undefined;
  };
}

/** A port may follow, and a name may end with the dot of the root. A host has nothing else that an address may have. */
function isKnown(header: string, knownHosts: ReadonlySet<string>): boolean {
  if (/[/?#@\\]/.test(header)) return false;
  const name = URL.parse(`http://${header}`)?.hostname.replace(/\.$/, "") ?? "";
  return knownHosts.has(name) || isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0;
}

type NameSources = { name?: string; hosts?: string; resolver?: string };

/**
 * The names of this machine in its network, as far as it knows them, in lower case: its host name, alone, with `.local`, with the domains
 * that it searches, and what its own file of hosts calls it.
 */
export function machineNames(sources: NameSources = {}): ReadonlySet<string> {
  const name = (sources.name ?? hostname()).toLowerCase();
  const [first = ""] = name.split(".");
  if (first === "") return new Set();
  const names = new Set([name, first, `${first}.local`]);
  for (const [keyword, ...domains] of wordsOf(sources.resolver ?? textOf("/etc/resolv.conf")))
    if (keyword === "search" || keyword === "domain") for (const domain of domains) names.add(`${first}.${domain.replace(/\.$/, "")}`);
  for (const [, ...hosts] of wordsOf(sources.hosts ?? textOf("/etc/hosts")))
    if (hosts.includes(name) || hosts.includes(first)) for (const one of hosts) names.add(one);
  return names;
}

/** The words of each line, in lower case, without comments. */
function wordsOf(text: string): string[][] {
  return text.split("\n").map((line) => line.replace(/#.*/, "").toLowerCase().split(/\s+/).filter(Boolean));
}

/** A file that not every system has. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
