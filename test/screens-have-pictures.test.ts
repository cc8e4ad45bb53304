import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../client/src/lib/paths.ts";

/** The addresses below such a one have a table of their own. */
const tables = new Map([["/groups/*", "group-routes.tsx"]]);

/** The router's addresses, such as '/groups/:groupId?' */
function addressesOfRouter(): string[] {
  return [...addressesIn("student-routes.tsx"), ...addressesIn("further-routes.tsx")].flatMap((address) => {
    if (!address.endsWith("/*")) return address.startsWith("/") ? address : `/:deckId/${address}`;
    const table = tables.get(address);
    if (table === undefined) throw new Error(`No table is known of the addresses below ${address}`);
    return addressesIn(table).map((below) => address.replace("*", below));
  });
}

function addressesIn(table: string): string[] {
  const source = readFileSync(join(import.meta.dirname, "../client/src/app", table), "utf8");
  const named = new Map<string, unknown>(Object.entries(paths));
  const rows = [...source.matchAll(/(?:<Route path=|^ {2}\[)(?:"(?<written>[^"]+)"|\{?paths\.(?<name>\w+))/gm)];
  const addresses = rows.map(({ groups }) => String(groups?.["written"] ?? named.get(groups?.["name"] ?? "")));
  return addresses.filter((address) => address !== "*");
}

/** The addresses that the states of `npm run shots` open, with 'x' for each value. */
const states = join(import.meta.dirname, "../e2e/shots");
const opened = readdirSync(states)
  .filter((name) => name.endsWith("states.ts"))
  .map((name) => readFileSync(join(states, name), "utf8").replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "x"))
  .flatMap((text) => [...text.matchAll(/["`](\/[^"`\s?#]*)/g)].map(([, address = ""]) => address));

const matches = (address: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`).test(address);

/** The pictures, and the walk through all screens in pseudo-languages, find every screen in these states. */
test("every screen of the router is in a state of npm run shots", () => {
  const screens = addressesOfRouter();
  expect(screens.length).toBeGreaterThan(30);
  expect(screens).toContain("/groups/:groupId/tests/:testId");
  const literal = screens.filter((address) => !address.startsWith("/:"));
  // A deck's screens have a value first, which matches no other screen's address.
  const isOpened = (screen: string) =>
    opened.some((address) => matches(address, screen) && (!screen.startsWith("/:") || !literal.some((other) => matches(address, other))));
  expect(screens.filter((screen) => !isOpened(screen))).toEqual([]);
});

test("a screen without a state is found", () => {
  expect(opened.some((address) => matches(address, "/no-such-screen/:name"))).toBe(false);
  expect(matches("/groups", "/groups/:groupId?")).toBe(true);
  expect(matches("/groups/x/assignments", "/groups/:groupId?")).toBe(false);
});
