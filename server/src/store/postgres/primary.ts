import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import type { WriteRefusal } from "../store.ts";
import { createListeners } from "../listeners.ts";
import { connectionOptions } from "./connection-options.ts";
import { createDatabaseHost, type HostAnswer } from "./database-host.ts";
import { addressesIn } from "../../process/settings/database-address.ts";
import { NotPrimary } from "./postgres-errors.ts";
import type { Standing } from "./postgres-standing.ts";

/** The pause between two searches, in ms; as much again at random, so that many processes do not ask in the same instant. */
const pauseMs = 150;

/** While the database has been away for less than this, requests wait for it; afterwards each search is the only one of its request. */
const patientForMs = 60_000;

/** The pause between two looks at all hosts, in ms. */
const lookEveryMs = 400;

/**
 * How long a look is relied on, in ms. One in which a host says nothing takes a second, and a write after it may take another; the next one has to end
 * before this time is over.
 */
export const reliedOnMs = 3_000;

/**
 * The one of a database's hosts that accepts writes, as far as this process knows.
 *
 * Of two processes one may learn first of a promotion. The other must not read from the former primary what the first has changed on the new one. So
 * a process that watches its hosts relies on a look at them for three seconds only, and writes nothing for three seconds after it learned of a
 * promotion: then every other process has learned of it too, or asks before it reads.
 */
export type Primary = {
  /** the address to connect to now */
  address(): string;
  /** Checks a new connection by what its database says. Throws `NotPrimary` for a standby, and for a history that was left behind. */
  accept(standing: Standing): void;
  /** Called when a standby was promoted: what connections to the former primary read and wrote may be gone. */
  onPromotion(listener: () => void): () => void;
  /** Asks all hosts, once for all who ask at the same time. Resolves whether there is one that accepts writes. */
  find(): Promise<boolean>;
  /** Searches until there is one, or until a moment of `performance.now()`; only once when none was found for a minute. Resolves whether there is. */
  isFoundBy(deadlineMs: number): Promise<boolean>;
  /** Looks at all hosts again and again until the end is called, if there are several. */
  watch(): () => void;
  /** Whether no other host was promoted until a moment ago, as far as those say that can be reached; true of one that is not watched. */
  isCertain(): boolean;
  /** How long nothing may be written yet, in ms: other processes may still read from the former primary. */
  writesInMs(): number;
  /** The database answered. */
  isBack(): void;
  /** why the database that answered last is not written to; null if it is, or none answered */
  readonly refusal: WriteRefusal | null;
  /** the highest timeline seen */
  readonly timeline: number | null;
  readonly hosts: number;
};

/** @param options of a connection to an address */
function createPrimary(databaseUrl: string, options: (address: string) => pg.ClientConfig): Primary {
  const addresses = addressesIn(databaseUrl);
  const hosts = addresses.map((address) => createDatabaseHost(address, options(address)));
  const promotions = createListeners<void>();
  let current: string = addresses[0];
  let timeline: number | null = null;
  let awaySince: number | null = null;
  let searching: Promise<boolean> | null = null;
  let refusal: WriteRefusal | null = null;
  let watchers = 0;
  let watchTimer: NodeJS.Timeout | undefined;
  let certainUntil = -Infinity;
  let writesFrom = -Infinity;

  const isLeftBehind = (standing: Standing) => timeline !== null && standing.timeline !== null && standing.timeline < timeline;
  const refusalOf = (standing: Standing) => (standing.isReadOnly ? "reads only" : isLeftBehind(standing) ? "left behind" : null);

  function accept(standing: Standing): void {
    refusal = refusalOf(standing);
    if (refusal === "reads only") throw new NotPrimary("The database accepts no writes");
    if (refusal === "left behind") throw new NotPrimary("The database is a former primary");
    if (standing.timeline === null || standing.timeline === timeline) return;
    const wasPromoted = timeline !== null;
    timeline = standing.timeline;
    if (watchers > 0) writesFrom = performance.now() + reliedOnMs;
    if (wasPromoted) void promotions.publish();
  }

  async function search(): Promise<boolean> {
    const startedAt = performance.now();
    const answers = await Promise.all(hosts.map(async (host) => ({ host, ...(await host.ask()) })));
    const best = answers
      .filter(({ standing }) => standing !== null && !standing.isReadOnly && (standing.timeline ?? 0) >= (timeline ?? 0))
      .toSorted((a, b) => (b.standing?.timeline ?? 0) - (a.standing?.timeline ?? 0))[0];
    const others = answers.filter((answer) => answer !== best);
    if (best?.standing) {
      // A host that says nothing may be the one that was promoted.
      if (watchers > 0 && others.some(({ standing }) => standing === null) && !(await best.host.commits())) return false;
      current = best.host.address;
      accept(best.standing);
      certainUntil = startedAt + reliedOnMs;
      // Nobody reads from a former primary if there is none.
      if (others.every(isStandby)) writesFrom = -Infinity;
      return true;
    }
    const own = answers.find(({ host }) => host.address === current);
    // A full database still answers those who have a connection.
    if (own?.isFull === true) {
      if (answers.every((answer) => answer === own || isStandby(answer))) certainUntil = startedAt + reliedOnMs;
      return true;
    }
    // Only a host that answers says why it takes no writes, such as a former primary; one that is away says nothing.
    refusal = own?.standing ? refusalOf(own.standing) : null;
    return false;
  }

  const searchOnce = () =>
    search().finally(() => {
      searching = null;
      if (watchers === 0) leaveAll();
    });
  const find = () => (searching ??= searchOnce());
  const leaveAll = () => hosts.forEach((host) => host.leave());

  function look(): void {
    void find().finally(() => {
      if (watchers > 0) watchTimer = setTimeout(look, lookEveryMs).unref();
    });
  }

  return {
    address: () => current,
    accept,
    onPromotion: promotions.add,
    find,
    async isFoundBy(deadlineMs) {
      const now = performance.now();
      awaySince ??= now;
      if (now - awaySince > patientForMs) return find();
      while (performance.now() < deadlineMs) {
        if (await find()) return true;
        await pause(pauseMs * (1 + Math.random()));
      }
      return false;
    },
    watch() {
      if (hosts.length === 1) return () => {};
      watchers += 1;
      if (watchers === 1) look();
      return () => {
        watchers -= 1;
        if (watchers > 0) return;
        clearTimeout(watchTimer);
        leaveAll();
      };
    },
    isCertain: () => watchers === 0 || performance.now() < certainUntil,
    writesInMs: () => Math.max(0, writesFrom - performance.now()),
    isBack: () => void (awaySince = null),
    get refusal() {
      return refusal;
    },
    get timeline() {
      return timeline;
    },
    hosts: hosts.length,
  };
}

const isStandby = ({ standing }: HostAnswer) => standing !== null && standing.isReadOnly && standing.timeline === null;

/** A connection of its own to the primary of a database, for a piece of work beside the server's; the caller ends it. */
export async function connectToPrimary(databaseUrl: string): Promise<pg.Client> {
  const primary = createPrimary(databaseUrl, connectionOptions);
  if (primary.hosts > 1) await primary.find();
  const client = new pg.Client(connectionOptions(primary.address()));
  await client.connect();
  return client;
}

const shared = new Map<string, { primary: Primary; users: number }>();

/**
 * The primary of a database for everything in this process that connects to it: who learns first of a promotion tells all. To be given back when done.
 */
export function sharedPrimary(databaseUrl: string, options: (address: string) => pg.ClientConfig): { primary: Primary; giveBack(): void } {
  const entry = shared.get(databaseUrl) ?? { primary: createPrimary(databaseUrl, options), users: 0 };
  shared.set(databaseUrl, entry);
  entry.users += 1;
  return {
    primary: entry.primary,
    giveBack() {
      entry.users -= 1;
      if (entry.users === 0) shared.delete(databaseUrl);
    },
  };
}
