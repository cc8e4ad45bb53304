import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { describe, expect } from "vitest";

import { aDeck, cards } from "../a-deck.ts";
import { aServer, type RunningServer } from "../a-server.ts";
import { openPostgres } from "../../src/store/postgres/postgres.ts";
import { openSqlite } from "../../src/store/sqlite/sqlite.ts";
import type { Store } from "../../src/store/store.ts";
import { aMigratedDatabase, aTemporaryFolder, testDatabaseUrl } from "../databases.ts";
import { quickHashes } from "../passwords/hash-option.ts";
import { signedUp, type SignedUp } from "../signed-up.ts";

/** The effects of an attack on others. */
export type Felt = {
  /** the longest time that the server's main thread was blocked, in ms of its CPU time */
  longestMs: number;
  /** the longest time that a reply to others took, in ms; it depends on the load of the machine */
  longestWaitMs: number;
  /** the maximum growth of the process's memory, in MB */
  grownMb: number;
  /** the number of replies to others, and the statuses other than 200 */
  answers: number;
  failures: number[];
};

export type Target = {
  server: RunningServer;
  attacker: SignedUp;
  /** Runs the attack while another student requests `/healthz` every 20 ms and reads a deck; returns the effects on both. */
  whileOthersWork: <T>(attack: () => Promise<T>) => Promise<{ met: T; felt: Felt }>;
};

/** Writes the attacker's data into the database, before the server runs, if sending it would take long. */
export type Fill = (store: Store, uid: string) => Promise<void>;

const probe = pathToFileURL(join(import.meta.dirname, "probe.ts")).href;

type Suite = (aTarget: (settings?: Record<string, string>, fill?: Fill) => Promise<Target>, kind: Store["kind"]) => void;

/** An attack on SQLite only: on a weakness of its own, since it works in the server's process, or on what happens before or beside the database. */
export function describeServerOnSqlite(name: string, suite: Suite): void {
  describe(`${name} (SQLite)`, () => {
    suite(aTarget, "sqlite");
  });
}

/** An attack on a server process on SQLite and, if there is one, on PostgreSQL. */
export function describeEachServer(name: string, suite: Suite): void {
  describeServerOnSqlite(name, suite);
  describeServerOnPostgres(name, suite);
}

/** An attack on PostgreSQL, if there is one. */
export function describeServerOnPostgres(name: string, suite: Suite): void {
  describe.skipIf(!testDatabaseUrl)(`${name} (PostgreSQL)`, () => {
    suite(async (settings, fill) => aTarget({ DATABASE_URL: await aMigratedDatabase(), ...settings }, fill), "postgres");
  });
}

/** A server process with all its limits, a student who will attack it, and another one with a deck. */
async function aTarget(settings: Record<string, string> = {}, fill?: Fill): Promise<Target> {
  const folder = await aTemporaryFolder();
  const file = join(folder, "felt.json");
  const start = () =>
    aServer({ DATA_DIR: folder, LIMITS: "on", NODE_OPTIONS: `${quickHashes} --import=${probe}`, PROBE: file, ...settings });
  let server = await start();
  const request: RunningServer["request"] = (path, init) => server.request(path, init);
  const attacker = await signedUp(request);
  const other = await signedUp(request);
  const made = await other.send("POST", `/api/users/${other.uid}/decks`, aDeck({ cards: cards(100) }));
  const { id } = (await made.json()) as { id: number };

  if (fill) {
    await server.stop();
    const url = settings["DATABASE_URL"];
    const store = url === undefined ? await openSqlite(folder) : await openPostgres(url);
    await fill(store, attacker.uid);
    await store.close();
    server = await start();
  }

  async function felt(): Promise<Pick<Felt, "longestMs" | "grownMb">> {
    await rm(file, { force: true });
    server.signal("SIGUSR2");
    for (;;) {
      const text = await readFile(file, "utf8").catch(() => "");
      if (text.endsWith("}")) return JSON.parse(text) as Felt;
      await pause(10);
    }
  }

  return {
    server,
    attacker,
    async whileOthersWork(attack) {
      await felt();
      const over = new AbortController();
      const others = atWork(over.signal, () => [server.request("/healthz"), other.get(`/api/users/${other.uid}/decks/${id}`)]);
      const met = await attack().finally(() => over.abort());
      const seen = await others;
      return { met, felt: { ...(await felt()), ...seen } };
    },
  };
}

/** Requests repeatedly, 20 ms after each reply, until it is over. */
async function atWork(over: AbortSignal, ask: () => Promise<Response>[]): Promise<Pick<Felt, "answers" | "failures" | "longestWaitMs">> {
  const failures: number[] = [];
  let longestWaitMs = 0;
  let answers = 0;
  while (!over.aborted) {
    const start = performance.now();
    const replies = await Promise.all(ask());
    await Promise.all(replies.map((reply) => reply.arrayBuffer()));
    longestWaitMs = Math.max(longestWaitMs, performance.now() - start);
    failures.push(...replies.map(({ status }) => status).filter((status) => status !== 200));
    answers += replies.length;
    await pause(20);
  }
  return { answers, failures, longestWaitMs };
}

/** Checks the bounds of an attack's effects on others. */
export function expectHarmless({ longestMs, grownMb, answers, failures }: Felt, { mostMb = 400 } = {}): void {
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(0);
  expect(longestMs, "ms that the server looked at nothing else").toBeLessThan(500);
  expect(grownMb, "MB more").toBeLessThan(mostMb);
}
