import { expect, test } from "vitest";

import { disagreements } from "./disagreements.ts";

const own = { id: "one", secrets: "aa", clockAheadMs: 0 };
const fine = {
  own,
  others: [{ id: "two", secrets: "aa", clockAheadMs: 0 }],
  filesFound: new Map([["two", true]]),
  connections: { allowed: 97, needed: 9 },
  noticesReturn: true,
  keepsSessions: true,
  replicaProblems: [],
};

test("processes that agree have nothing to say", () => {
  expect(disagreements(fine)).toEqual([]);
  expect(disagreements({ ...fine, others: [] })).toEqual([]);
  expect(disagreements({ ...fine, filesFound: new Map() })).toEqual([]);
});

test.each([
  ["aa", "bb", 1],
  ["aa", "bb,aa", 1],
  ["bb,aa", "aa", 1],
  ["bb,aa", "aa,bb", 0],
  ["bb,aa", "bb,aa", 0],
  ["bb,aa", "bb", 0],
])("of the secrets %s and %s each first one has to be known to the other", (mine, theirs, problems) => {
  const found = disagreements({ ...fine, own: { ...own, secrets: mine }, others: [{ id: "two", secrets: theirs, clockAheadMs: 0 }] });
  expect(found).toHaveLength(problems);
  for (const problem of found) expect(problem).toMatch(/AUTH_SECRET\.$/);
});

test.each([
  [2_000, null],
  [
    2_001,
    "This machine's clock is 2 seconds ahead of the database's, and the database's time is taken where answers are dated: set it by NTP.",
  ],
  [-600_000, "This machine's clock is 600 seconds behind the database's, so it takes no requests: set it by NTP."],
  [61_000, "This machine's clock is 61 seconds ahead of the database's, so it takes no requests: set it by NTP."],
])("a clock that is %i ms ahead", (clockAheadMs, sentence) => {
  expect(disagreements({ ...fine, own: { ...own, clockAheadMs } })).toEqual(sentence === null ? [] : [sentence]);
});

test("a file of another process that is not here means another place of media", () => {
  expect(disagreements({ ...fine, filesFound: new Map([["two", false]]) })).toEqual([
    "A picture that another process stored can't be read here: give all processes the same MEDIA_URL, a bucket or a folder that all of them see.",
  ]);
  // What a process that is gone stored is gone with it.
  expect(disagreements({ ...fine, filesFound: new Map([["gone", false]]) })).toEqual([]);
});

test("connections that are too few for all processes are said with the number that is needed", () => {
  const others = ["two", "three"].map((id) => ({ id, secrets: "aa", clockAheadMs: 0 }));
  expect(disagreements({ ...fine, others, connections: { allowed: 9, needed: 9 } })).toEqual([
    "PostgreSQL allows 9 connections, too few for 3 processes, which then wait for each other: set max_connections to at least 30.",
  ]);
  expect(disagreements({ ...fine, others, connections: { allowed: 30, needed: 9 } })).toEqual([]);
  expect(disagreements({ ...fine, others, connections: { allowed: null, needed: 9 } })).toEqual([]);
});

test("a pooler that shares sessions is named by what to set, and so are notices that are lost", () => {
  for (const broken of [{ keepsSessions: false, noticesReturn: false }, { noticesReturn: false }]) {
    const found = disagreements({ ...fine, ...broken });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("set its pool_mode to session");
  }
});

test("a problem of replicas is reported once, however many replicas have it", () => {
  expect(disagreements({ ...fine, replicaProblems: ["It is slow.", "It is slow.", "It is away."] })).toEqual([
    "It is slow.",
    "It is away.",
  ]);
});
