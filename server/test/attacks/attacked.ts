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

/** What the others felt of an attack. */
export type Felt = {
  /** the longest that the server's one thread was busy without looking up, in ms of its CPU time */
  longestMs: number;
  /** how much more memory the process took at most, in MB */
  grownMb: number;
  /** how often the others were answered, and what was not 200 */
  answers: number;
  failures: number[];
};

export type Target = {
  server: RunningServer;
  attacker: SignedUp;
  /** Runs the attack while someone else asks `/healthz` every 50 ms and reads a deck; returns what both met. */
  whileOthersWork: <T>(attack: () => Promise<T>) => Promise<{ met: T; felt: Felt }>;
};

/** Gives the attacker in the database, while no server runs on it, what would take long to send. */
export type Fill = (store: Store, uid: string) => Promise<void>;

const probe = pathToFileURL(join(import.meta.dirname, "probe.ts")).href;

type Suite = (aTarget: (settings?: Record<string, string>, fill?: Fill) => Promise<Target>) => void;

/** The attack on SQLite alone: on what is only its weakness, for it works in the server's own process, or where the database plays no part. */
export function describeServerOnSqlite(name: string, suite: Suite): void {
  describe(`${name} (SQLite)`, () => {
    suite(aTarget);
  });
}

/** The attack on a server process on SQLite and, where there is one, on PostgreSQL. */
export function describeEachServer(name: string, suite: Suite): void {
  describeServerOnSqlite(name, suite);
  describeServerOnPostgres(name, suite);
}

/** The attack where there is a PostgreSQL. */
export function describeServerOnPostgres(name: string, suite: Suite): void {
  describe.skipIf(!testDatabaseUrl)(`${name} (PostgreSQL)`, () => {
    suite(async (settings, fill) => aTarget({ DATABASE_URL: await aMigratedDatabase(), ...settings }, fill));
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

/** Asks again and again, 50 ms after each answer, until it is over. */
async function atWork(over: AbortSignal, ask: () => Promise<Response>[]): Promise<Pick<Felt, "answers" | "failures">> {
  const failures: number[] = [];
  let answers = 0;
  while (!over.aborted) {
    const replies = await Promise.all(ask());
    await Promise.all(replies.map((reply) => reply.arrayBuffer()));
    failures.push(...replies.map(({ status }) => status).filter((status) => status !== 200));
    answers += replies.length;
    await pause(50);
  }
  return { answers, failures };
}

/** Holds what an attack may cost the others at most. */
export function expectHarmless({ longestMs, grownMb, answers, failures }: Felt): void {
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(0);
  expect(longestMs, "ms that the server looked at nothing else").toBeLessThan(500);
  expect(grownMb, "MB more").toBeLessThan(400);
}
