import { expect, test } from "vitest";

import { addressesIn, isDatabaseAddress, shownAddress, unusableKind } from "./database-address.ts";

test.each([
  ["postgres://ada:pw@db/cards", ["postgres://ada:pw@db/cards"]],
  ["postgres://one:5433,two/cards", ["postgres://one:5433/cards", "postgres://two/cards"]],
  [
    "postgresql://ada:a,b@c@one,two:5433,[::1]:5434/cards?sslmode=require&target_session_attrs=read-write",
    [
      "postgresql://ada:a,b@c@one/cards?sslmode=require",
      "postgresql://ada:a,b@c@two:5433/cards?sslmode=require",
      "postgresql://ada:a,b@c@[::1]:5434/cards?sslmode=require",
    ],
  ],
  ["postgres://one,two/cards?target_session_attrs=any", ["postgres://one/cards", "postgres://two/cards"]],
  ["postgres://ada@localhost/cards?host=/run/a,b", ["postgres://ada@localhost/cards?host=/run/a,b"]],
])("%s names these addresses", (databaseUrl, addresses) => {
  expect(addressesIn(databaseUrl)).toEqual(addresses);
  expect(isDatabaseAddress(databaseUrl)).toBe(true);
});

test.each(["postgres://one,two", "postgres://one,,two/cards", "postgres://,/cards", "one,two", "mysql://one,two/cards", "postgres://", ""])(
  "%j is no address of a database",
  (databaseUrl) => expect(isDatabaseAddress(databaseUrl)).toBe(false),
);

test("what is shown of an address has its hosts, and neither user nor password", () => {
  expect(shownAddress("postgres://ada:secret@one:5433,two/cards?sslmode=require")).toBe("one:5433,two/cards");
});

test("a server can work with any kind of host that accepts writes, and with no other", () => {
  const kindOf = (kind: string) => unusableKind(`postgres://one,two/cards?target_session_attrs=${kind}`);
  expect(["read-write", "primary", "any", "read-only", "standby", "prefer-standby"].map(kindOf)).toEqual([
    null,
    null,
    null,
    "read-only",
    "standby",
    "prefer-standby",
  ]);
  expect(unusableKind("postgres://one/cards")).toBeNull();
});
