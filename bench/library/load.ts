import { setTimeout as pause } from "node:timers/promises";

import { LIBRARY } from "@recollect/domain/limits/limits.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { startServer } from "../../e2e/kit/servers/server.ts";
import { load, type LoadRequest } from "../kit/load.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { atLeast, atMost, knownRow, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";
import { searches } from "./searches.ts";

const requestsInTurn = 600;
/** How often an author publishes or hides a deck beside the readers. */
const everyMs = 500;

/** The searches of classrooms: mostly the newest, often no search, mostly words. The share of each kind of search. */
const mix: Record<string, number> = {
  none: 0.4,
  "a word": 0.22,
  "three letters": 0.14,
  "part of a title": 0.11,
  "an author": 0.07,
  "nothing that matches": 0.02,
  "two letters": 0.03,
  "one letter": 0.01,
};

/**
 * Pages of the Library over HTTP, signed in, 32 connections, with the load generator on the same machine: a few hundred pages that students request
 * repeatedly, the same beside an author who makes a deck Public and Private every half second, and pages that were not requested before.
 */
export async function measureLoad(name: string, settings: Record<string, string>): Promise<Row[]> {
  const server = await startServer(settings);
  try {
    const student = await aStudentOf(server.origin);
    const { cookie } = student;
    const sent = (all: readonly string[]) => all.map((path) => ({ path, headers: { cookie } }));
    const again = { connections: 32, seconds: 10, requests: sent(paths()) };
    await load(server.origin, { ...again, seconds: 3 });
    const { perSecond, p99Ms } = await load(server.origin, again);
    const stop = publishing(student, await createdDeck(student, 10));
    const beside = await load(server.origin, again);
    await stop();
    const fresh = await load(server.origin, { connections: 32, seconds: 10, next: eachOnce(sent(otherPaths())) }, server.pid);
    return [
      atLeast(`${name}: pages over HTTP, a mix of searches and sorts, 32 connections`, perSecond, 1500, "/s"),
      atMost(`${name}: the same, p99 with 32 in the queue`, p99Ms, 60, "ms"),
      knownRow(`${name}: the same beside a deck made Public or Private every half second`, beside.perSecond, "/s"),
      knownRow(`${name}: the same, p99`, beside.p99Ms, "ms"),
      knownRow(`${name}: pages never asked before`, fresh.perSecond, "/s"),
      knownRow(`${name}: the same, p99`, fresh.p99Ms, "ms"),
      knownRow(`${name}: the same, the server's CPU a page`, fresh.cpuMicros, "µs"),
    ];
  } finally {
    await server.stop();
  }
}

/** Makes a deck Public and Private in turn, until the returned function is called. */
function publishing(student: SignedUp, { id }: { id: number }): () => Promise<void> {
  const over = new AbortController();
  const work = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const visibility = turn % 2 === 0 ? "Public" : "Private";
      const { status } = await student.send("PUT", `/api/users/${student.uid}/decks/${id}/visibility`, { visibility });
      if (status !== 200) throw new Error(`The deck was not made ${visibility}: ${status}`);
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {});
    }
  };
  const working = work();
  return () => {
    over.abort();
    return working;
  };
}

function paths(): string[] {
  const random = seededRandom(11);
  const all = searches(400);
  const oneOf = (shares: Record<string, number>) => {
    let roll = random();
    return Object.entries(shares).find(([, share]) => (roll -= share) < 0)?.[0] ?? Object.keys(shares)[0] ?? "";
  };
  return Array.from({ length: requestsInTurn }, () => {
    const terms = all[oneOf(mix)] ?? [""];
    const search = terms[Math.floor(random() * terms.length)] ?? "";
    const sort = oneOf({ newest: 0.7, oldest: 0.08, "a-z": 0.08, "z-a": 0.07, tutorials: 0.07 });
    return `/api/library?${new URLSearchParams({ search, sort }).toString()}`;
  });
}

/** The next request of any connection gets the next of them. */
function eachOnce(requests: readonly LoadRequest[]): () => LoadRequest {
  let at = 0;
  return () => {
    const request = requests[at % requests.length];
    at += 1;
    if (!request) throw new Error("There is nothing to ask for.");
    return request;
  };
}

/** The same searches, each with different numbers of decks a page, with the usual mean: more pages than a server answers in the time. */
function otherPaths(): string[] {
  const distinct = [...new Set(paths())];
  const limits = Array.from(
    { length: 2 * LIBRARY.pageSize - 1 },
    (_, at) => LIBRARY.pageSize + Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1),
  );
  return limits.flatMap((limit) => distinct.map((path) => `${path}&limit=${limit}`));
}
