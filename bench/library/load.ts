import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { startServer } from "../../e2e/kit/servers/server.ts";
import { load } from "../kit/load.ts";
import { atLeast, known, type Row } from "../kit/row.ts";
import { aStudentOf } from "../kit/student.ts";
import { searches } from "./searches.ts";

const requestsInTurn = 600;

/** What classrooms ask for: mostly the newest, often no search, mostly words. The parts of 1 that each kind of search has. */
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

/** Pages of the Library over HTTP, signed in, 32 connections, with the load generator on the same machine. */
export async function measureLoad(name: string, settings: Record<string, string>): Promise<Row[]> {
  const server = await startServer(settings);
  try {
    const { cookie } = await aStudentOf(server.origin);
    const requests = paths().map((path) => ({ path, headers: { cookie } }));
    await load(server.origin, { connections: 32, seconds: 3, requests });
    const { perSecond, p99Ms } = await load(server.origin, { connections: 32, seconds: 10, requests });
    return [
      atLeast(`${name}: pages over HTTP, a mix of searches and sorts, 32 connections`, perSecond, 1000, "/s"),
      known(`${name}: the same, p99 with 32 in the queue`, p99Ms, "ms"),
    ];
  } finally {
    await server.stop();
  }
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
