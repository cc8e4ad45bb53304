import { randomUUID } from "node:crypto";

import type { TestServer } from "../../e2e/kit/servers/server.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { startBareServer } from "../kit/bare.ts";
import { measuredCheckouts, startCheckout } from "../kit/checkouts.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { asBrowsers, load, type LoadResult } from "../kit/load.ts";
import { atLeast, atMost, knownRow, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck, deckOf } from "../kit/student.ts";
import { saves } from "./saves.ts";

/** The two servers are measured in turn, so that other load on the machine affects both. */
const rounds = Number(process.env["ROUNDS"] ?? 3);
const seconds = Number(process.env["SECONDS"] ?? 3);
const readers = 32;
const writers = 16;
/** `ONLY=writes` leaves out everything else. */
const areWritesAlone = process.env["ONLY"] === "writes";

const json = { "content-type": "application/json" };

/** `beside` is the server of another checkout (`BESIDE`), measured in turn with the two. */
type Servers = { ours: TestServer; bare: TestServer; beside: TestServer | null };
type Measured = Record<keyof Servers, LoadResult[]>;
type Aims = Record<string, { read: number; write: number }>;

/** Shares of the bare server's figures; reads by the server's CPU time for a request, writes by requests a second. */
const aims: Aims = { SQLite: { read: 0.45, write: 0.5 }, PostgreSQL: { read: 0.75, write: 0.45 } };

/** Decks of 100 cards read and written over HTTP, each connection its own student, compared with a bare server of the same parts and, with `BESIDE`, with another checkout. */
export async function decks(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (database, settings) => {
    const [our, other] = measuredCheckouts();
    if (!our) throw new Error("There is no checkout.");
    const [ours, beside] = [await startCheckout(our, settings), other ? await startCheckout(other, settings) : null];
    const bare = await startBareServer(settings);
    try {
      const servers = { ours, bare, beside };
      if (!areWritesAlone) rows.push(...(await reads(servers, database)));
      rows.push(...(await writes(servers, database)));
      if (areWritesAlone) return;
      rows.push(...(await firstReads(ours, database)));
      const again = await saves(ours, { connections: writers, seconds });
      rows.push(
        knownRow(`${database}: a deck of 100 cards saved again, what it was before kept: µs of CPU a request`, again.cpuMicros, "µs"),
        knownRow(`${database}: the same, requests`, again.perSecond, "/s"),
      );
    } finally {
      await Promise.all([ours.end(), bare.end(), beside?.end()]);
    }
  });
  return rows;
}

/** Another IP address for every number: a server refuses names that are not its own. */
function numberedAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

async function reads({ ours, bare }: Servers, database: string): Promise<Row[]> {
  const { students, paths } = await readersOf(ours);
  // The same reply: card ids compress badly.
  const reply = await students[0]?.get(paths[0] ?? "");
  await fetch(`${bare.origin}/decks`, { method: "POST", headers: json, body: (await reply?.text()) ?? "" });
  const rows: Row[] = [];
  let asked = 0;
  for (const [how, headersNow] of [
    ["as browsers ask for it", () => asBrowsers],
    // A compressed reply is cached by its whole address: with an address of its own it is compressed like one that was never read.
    ["never read before", () => ({ ...asBrowsers, host: numberedAddress((asked += 1)) })],
    ["uncompressed", () => ({ "accept-encoding": "identity" })],
  ] as const) {
    const pair = await inTurn(
      (server) =>
        server === ours
          ? (at) => ({ path: paths[at % readers] ?? "", headers: { cookie: students[at % readers]?.cookie ?? "", ...headersNow() } })
          : () => ({ path: "/decks/1", headers: headersNow() }),
      { ours, bare, beside: null, connections: readers },
    );
    const cpu = median(pair.bare.map(({ cpuMicros }) => cpuMicros)) / median(pair.ours.map(({ cpuMicros }) => cpuMicros));
    rows.push(
      atLeast(`${database}: a deck of 100 cards read, ${how}: bare CPU to ours`, cpu, aims[database]?.read ?? 0, ""),
      knownRow(`${database}: the same, µs of CPU a request`, median(pair.ours.map(({ cpuMicros }) => cpuMicros)), "µs"),
      knownRow(`${database}: the same, requests`, median(pair.ours.map(({ perSecond }) => perSecond)), "/s"),
      atMost(`${database}: the same, p99`, median(pair.ours.map(({ p99Ms }) => p99Ms)), 15, "ms"),
    );
  }
  return rows;
}

/** The first reads after a start, one at a time: of the process, of every session, which is looked up, and again with the sessions remembered. */
async function firstReads(server: TestServer, database: string): Promise<Row[]> {
  const { students, paths } = await readersOf(server);
  await server.stop();
  await server.start();
  const passes = [0, 1].map(() => [] as number[]);
  for (const samples of passes) {
    for (const [at, { cookie }] of students.entries()) {
      const begin = performance.now();
      await (await fetch(`${server.origin}${paths[at]}`, { headers: { cookie, ...asBrowsers } })).arrayBuffer();
      samples.push(performance.now() - begin);
    }
  }
  const [[first = Number.NaN, ...looked] = [], remembered = []] = passes;
  return [
    knownRow(`${database}: the first read of a process that has just started`, first, "ms"),
    knownRow(`${database}: a read with a new session, after it, p50`, median(looked), "ms"),
    knownRow(`${database}: a read with a session that is remembered, p50`, median(remembered), "ms"),
  ];
}

async function writes({ ours, bare, beside }: Servers, database: string): Promise<Row[]> {
  // A student may have 5,000 decks: each round has students of its own.
  const students = new Map<TestServer, SignedUp[]>();
  for (const server of [ours, beside]) if (server) students.set(server, await studentsOf(server, writers * (rounds + 1)));
  const body = JSON.stringify(deckOf(100));
  // The same reply: card ids compress badly.
  const { cards } = await createdDeck(await aStudentOf(ours.origin), 100);
  const bodyWithIds = JSON.stringify({ ...deckOf(100), cards });
  const pair = await inTurn(
    (server, round) => {
      if (server === bare) return () => ({ method: "POST", path: "/decks", headers: { ...json, ...asBrowsers }, body: bodyWithIds });
      const first = round * writers;
      return (at) => {
        const { uid, cookie } = students.get(server)?.[first + (at % writers)] ?? { uid: "", cookie: "" };
        const headers = { cookie, ...json, ...asBrowsers, "idempotency-key": randomUUID() };
        return { method: "POST", path: `/api/users/${uid}/decks`, headers, body };
      };
    },
    { ours, bare, beside, connections: writers },
  );
  const ratio = median(pair.ours.map(({ perSecond }) => perSecond)) / median(pair.bare.map(({ perSecond }) => perSecond));
  return [
    atLeast(`${database}: a deck of 100 cards written, durable, with its key: ours to bare`, ratio, aims[database]?.write ?? 0, ""),
    knownRow(`${database}: the same, µs of CPU a request`, median(pair.ours.map(({ cpuMicros }) => cpuMicros)), "µs"),
    knownRow(`${database}: the same, requests`, median(pair.ours.map(({ perSecond }) => perSecond)), "/s"),
    atMost(`${database}: the same, p99`, median(pair.ours.map(({ p99Ms }) => p99Ms)), 30, "ms"),
    ...(beside ? besideRows(database, pair) : []),
  ];
}

/** How a write of this build relates to one of the other checkout. */
function besideRows(database: string, { ours, beside }: Measured): Row[] {
  const figure = (loaded: readonly LoadResult[], name: "cpuMicros" | "perSecond" | "p99Ms") => median(loaded.map((one) => one[name]));
  return [
    knownRow(`${database}: the same, the other build, µs of CPU a request`, figure(beside, "cpuMicros"), "µs"),
    knownRow(`${database}: the same, CPU a request, this to the other`, figure(ours, "cpuMicros") / figure(beside, "cpuMicros"), ""),
    knownRow(`${database}: the same, the other build, requests`, figure(beside, "perSecond"), "/s"),
    knownRow(`${database}: the same, requests, this to the other`, figure(ours, "perSecond") / figure(beside, "perSecond"), ""),
    knownRow(`${database}: the same, the other build, p99`, figure(beside, "p99Ms"), "ms"),
  ];
}

type Asking = (
  server: TestServer,
  round: number,
) => (connection: number) => { method?: string; path: string; headers: Record<string, string>; body?: string };

/** All servers in turn; the first round of each, in which code is compiled, is dropped. */
async function inTurn(asking: Asking, { ours, bare, beside, connections }: Servers & { connections: number }): Promise<Measured> {
  const pair: Measured = { ours: [], bare: [], beside: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, server] of [["ours", ours] as const, ["bare", bare] as const, ["beside", beside] as const]) {
      if (!server) continue;
      const loaded = await load(
        server.origin,
        { connections, seconds: round === 0 ? 1 : seconds, next: asking(server, round) },
        server.pid,
      );
      if (round > 0) pair[name].push(loaded);
    }
  }
  return pair;
}

/** Students, each with a deck of 100 cards. */
async function readersOf(server: TestServer): Promise<{ students: SignedUp[]; paths: string[] }> {
  const students = await studentsOf(server, readers);
  const paths = students.map(async (student) => `/api/users/${student.uid}/decks/${(await createdDeck(student, 100)).id}`);
  return { students, paths: await Promise.all(paths) };
}

function studentsOf({ origin }: TestServer, count: number): Promise<SignedUp[]> {
  return Promise.all(Array.from({ length: count }, () => aStudentOf(origin)));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
