import { readFileSync } from "node:fs";

import type { TestServer } from "../../e2e/kit/servers/server.ts";
import { inProject } from "../../scripts/process/root.mjs";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { measuredCheckouts, startCheckout, type Checkout } from "../kit/checkouts.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { asBrowsers, load, type LoadRequest } from "../kit/load.ts";
import { saves } from "../decks/saves.ts";
import { knownRow, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck, deckOf } from "../kit/student.ts";

/** The servers are measured in turn, so that other load on the machine affects all of them. */
const rounds = Number(process.env["ROUNDS"] ?? 3);
const seconds = Number(process.env["SECONDS"] ?? 2);
/** only the routes with these words in their name */
const only = process.env["ONLY"] ?? "";
const connections = 16;
const decksEach = 12;

type Requests = Record<string, (connection: number) => LoadRequest>;
type Measured = { name: string; server: TestServer; requests: Requests; cpuMicros: Map<string, number[]>; p99Ms: Map<string, number[]> };

/** CPU time a request of the routes that a student's pages read, and of a deck's saves; with `BESIDE`, as a ratio to another checkout in the same run. */
export async function routes(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (database, settings) => {
    const servers: Measured[] = [];
    for (const checkout of measuredCheckouts()) servers.push(await started(checkout, settings));
    try {
      for (let round = 0; round <= rounds; round += 1) await measureOnce(servers, round === 0);
      rows.push(...rowsOf(database, servers));
    } finally {
      await Promise.all(servers.map(({ server }) => server.end()));
    }
  });
  return rows;
}

async function started(checkout: Checkout, settings: Record<string, string>): Promise<Measured> {
  const server = await startCheckout(checkout, settings);
  return { name: checkout.name, server, requests: await requestsOf(server), cpuMicros: new Map(), p99Ms: new Map() };
}

/** Students with decks of 100 cards, one of them Public, a username, and a picture in a card. */
async function requestsOf(server: TestServer): Promise<Requests> {
  const students = await Promise.all(Array.from({ length: connections }, () => studentWithDecks(server)));
  const of = (at: number) => {
    const found = students[at % connections];
    if (!found) throw new Error("There is no such student.");
    return found;
  };
  const get = (path: (at: number) => string) => (at: number) => ({
    path: path(at),
    headers: { cookie: of(at).student.cookie, ...asBrowsers },
  });
  return {
    "own deck": get((at) => `/api/users/${of(at).student.uid}/decks/${of(at).deckId}`),
    "list of decks": get((at) => `/api/users/${of(at).student.uid}/decks`),
    "study queue": get((at) => `/api/study/queue?deckId=${of(at).deckId}`),
    "study summary": get(() => "/api/study/summary"),
    profile: get((at) => `/api/profiles/${of(at + 1).username}`),
    "Library page": get(() => "/api/library?sort=newest"),
    media: get((at) => of(at).mediaPath),
  };
}

let names = 0;

async function studentWithDecks(server: TestServer) {
  const student = await aStudentOf(server.origin);
  names += 1;
  const username = `reader_${names}`;
  await send(student, "PATCH", `/api/users/${student.uid}`, { username, displayName: "A reader", setupCompleted: true });
  const decks = [];
  for (let at = 0; at < decksEach; at += 1) decks.push(await createdDeck(student, 100));
  const [first, second, third] = decks;
  if (!first || !second || !third) throw new Error("There are too few decks.");
  await send(student, "PUT", `/api/users/${student.uid}/decks/${second.id}/visibility`, { visibility: "Public" });
  const picture = readFileSync(inProject("client", "public", "logo.png"));
  const reply = await fetch(`${server.origin}/api/media`, {
    method: "POST",
    headers: { cookie: student.cookie, "content-type": "image/png" },
    body: picture,
  });
  const { id } = (await reply.json()) as { id: string };
  await send(
    student,
    "PUT",
    `/api/users/${student.uid}/decks/${third.id}`,
    { ...deckOf(0), cards: [{ term: `![logo](media/${id}.png)`, definition: "The logo" }] },
    { "if-match": '"1"' },
  );
  return { student, username, deckId: first.id, mediaPath: `/api/media/${id}.png` };
}

async function send(student: SignedUp, method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const reply = await student.send(method, path, body, headers);
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
}

function measuredThings(servers: readonly Measured[]): string[] {
  return [...Object.keys(servers[0]?.requests ?? {}), "a deck of 100 cards saved"].filter((what) => what.includes(only));
}

/** The first round compiles the code and is not counted. */
async function measureOnce(servers: readonly Measured[], isWarmUp: boolean): Promise<void> {
  for (const what of measuredThings(servers)) {
    for (const { server, requests, cpuMicros, p99Ms } of servers) {
      const next = requests[what];
      const duration = isWarmUp ? 1 : seconds;
      const loaded = next
        ? await load(server.origin, { connections, seconds: duration, next }, server.pid)
        : await saves(server, { connections, seconds: duration });
      if (isWarmUp) continue;
      cpuMicros.set(what, [...(cpuMicros.get(what) ?? []), loaded.cpuMicros]);
      p99Ms.set(what, [...(p99Ms.get(what) ?? []), loaded.p99Ms]);
    }
  }
}

function rowsOf(database: string, servers: readonly Measured[]): Row[] {
  return measuredThings(servers).flatMap((what) => {
    const figures = servers.map(({ name, cpuMicros }) => ({ name, cpu: median(cpuMicros.get(what) ?? []) }));
    const [ours, other] = figures;
    const each = figures.map(({ name, cpu }) => knownRow(`${database}: ${what}, µs of CPU a request, ${name} build`, cpu, "µs"));
    const [p99] = servers.map(({ p99Ms }) => median(p99Ms.get(what) ?? []));
    return [
      ...each,
      ...(ours && other ? [knownRow(`${database}: ${what}, this to the other`, ours.cpu / other.cpu, "")] : []),
      knownRow(`${database}: ${what}, p99`, p99 ?? Number.NaN, "ms"),
    ];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
