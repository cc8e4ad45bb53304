/** The setting of PostgreSQL's own programs that says which of several hosts is wanted. The server always needs the one that accepts writes. */
const wanted = "target_session_attrs";

/** The values of it that mean a host that accepts writes; `any` leaves the choice to the server. */
const writable: ReadonlySet<string> = new Set(["read-write", "primary", "any"]);

/**
 * The addresses of a database's hosts, one for each in `postgres://user:password@one:5432,two:5432/recollect?target_session_attrs=read-write`, as
 * PostgreSQL's own programs write it. The driver knows one host only.
 */
export function addressesIn(databaseUrl: string): [string, ...string[]] {
  const { before, hosts, after } = splitAddress(databaseUrl);
  const rest = withoutWanted(after);
  const [first = "", ...others] = hosts.split(",");
  return [`${before}${first}${rest}`, ...others.map((host) => `${before}${host}${rest}`)];
}

/** What an operator may read of an address: its hosts and the database's name, without user and password. */
export function shownAddress(databaseUrl: string): string {
  const addresses = addressesIn(databaseUrl).map((address) => new URL(address));
  return `${addresses.map(({ host }) => host).join(",")}${addresses[0]?.pathname ?? ""}`;
}

/** Whether every host of it is a PostgreSQL address with the name of a database. */
export function isDatabaseAddress(databaseUrl: string): boolean {
  return addressesIn(databaseUrl).every((address) => {
    const url = URL.parse(address);
    return url !== null && ["postgres:", "postgresql:"].includes(url.protocol) && url.hostname !== "" && url.pathname.length > 1;
  });
}

/** A kind of host that is asked for and that a server can't work with, such as "standby"; null if there is none. */
export function unusableKind(databaseUrl: string): string | null {
  const kind = URL.parse(addressesOf(databaseUrl))?.searchParams.get(wanted) ?? null;
  return kind === null || writable.has(kind) ? null : kind;
}

/** The first host's address with all parameters. */
function addressesOf(databaseUrl: string): string {
  const { before, hosts, after } = splitAddress(databaseUrl);
  return `${before}${hosts.split(",", 1)[0] ?? ""}${after}`;
}

/** A password may contain an `@` and a `,`: the hosts begin after the last `@` before the path. */
function splitAddress(databaseUrl: string): { before: string; hosts: string; after: string } {
  const start = databaseUrl.indexOf("://") + "://".length;
  const length = databaseUrl.slice(start).search(/[/?#]/);
  const end = length === -1 ? databaseUrl.length : start + length;
  const hostsAt = Math.max(start, databaseUrl.lastIndexOf("@", end) + 1);
  return { before: databaseUrl.slice(0, hostsAt), hosts: databaseUrl.slice(hostsAt, end), after: databaseUrl.slice(end) };
}

/** The path and the parameters without the one that the driver does not know. */
function withoutWanted(after: string): string {
  const [path = "", query] = after.split("?", 2);
  if (query === undefined) return after;
  const others = query.split("&").filter((parameter) => !parameter.startsWith(`${wanted}=`));
  return others.length === 0 ? path : `${path}?${others.join("&")}`;
}
