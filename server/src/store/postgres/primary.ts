import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import type { WriteRefusal } from "../store.ts";
import { createListeners } from "../listeners.ts";
import { connectionOptions } from "./connection-options.ts";
import { addressesIn } from "../../process/settings/database-address.ts";
import { isFull, NotPrimary } from "./postgres-errors.ts";
import { standingOf, type Standing } from "./postgres-standing.ts";

/** How long one host may take to say what it is, in ms: a machine that is gone says nothing. */
const answerMs = 2_000;

/** The pause between two searches, in ms; as much again at random, so that many processes do not ask in the same instant. */
const pauseMs = 150;

/** While the database has been away for less than this, requests wait for it; afterwards each search is the only one of its request. */
const patientForMs = 60_000;

/** The one of a database's hosts that accepts writes, as far as this process knows. */
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
  /** The database answered. */
  isBack(): void;
  /** why the database that answered last is not written to; null if it is, or none answered */
  readonly refusal: WriteRefusal | null;
  /** the highest timeline seen */
  readonly timeline: number | null;
  readonly hosts: number;
};

/** @param options of a connection to an address */
export function createPrimary(databaseUrl: string, options: (address: string) => pg.ClientConfig): Primary {
  const addresses = addressesIn(databaseUrl);
  const promotions = createListeners<void>();
  let current: string = addresses[0];
  let timeline: number | null = null;
  let awaySince: number | null = null;
  let searching: Promise<boolean> | null = null;
  let refusal: WriteRefusal | null = null;

  const isLeftBehind = (standing: Standing) => timeline !== null && standing.timeline !== null && standing.timeline < timeline;
  const refusalOf = (standing: Standing) => (standing.isReadOnly ? "reads only" : isLeftBehind(standing) ? "left behind" : null);

  function accept(standing: Standing): void {
    refusal = refusalOf(standing);
    if (refusal === "reads only") throw new NotPrimary("The database accepts no writes");
    if (refusal === "left behind") throw new NotPrimary("The database is a former primary");
    if (standing.timeline === null) return;
    const wasPromoted = timeline !== null && standing.timeline > timeline;
    timeline = standing.timeline;
    if (wasPromoted) void promotions.publish();
  }

  async function ask(address: string): Promise<Answer> {
    const client = new pg.Client({ ...options(address), connectionTimeoutMillis: answerMs, query_timeout: answerMs });
    client.on("error", () => {});
    try {
      await client.connect();
      return { address, standing: await standingOf(client) };
    } catch (error) {
      // One that is full answers those who have a connection.
      return { address, standing: null, isFull: isFull(error) };
    } finally {
      void client.end().catch(() => {});
    }
  }

  async function search(): Promise<boolean> {
    const answers = await Promise.all(addresses.map(ask));
    const best = answers
      .filter(({ standing }) => standing !== null && !standing.isReadOnly && (standing.timeline ?? 0) >= (timeline ?? 0))
      .toSorted((a, b) => (b.standing?.timeline ?? 0) - (a.standing?.timeline ?? 0))[0];
    if (best?.standing) {
      current = best.address;
      accept(best.standing);
      return true;
    }
    const own = answers.find(({ address }) => address === current);
    // One that is full still answers those who have a connection: the others say nothing about it.
    if (own?.isFull === true) return true;
    // The one of a former primary is known by what it answers; a host that is away tells nothing.
    refusal = own?.standing ? refusalOf(own.standing) : null;
    return false;
  }

  const find = () => (searching ??= search().finally(() => (searching = null)));

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
    isBack: () => void (awaySince = null),
    get refusal() {
      return refusal;
    },
    get timeline() {
      return timeline;
    },
    hosts: addresses.length,
  };
}

/** A connection of its own to the primary of a database, for a piece of work beside the server's; the caller ends it. */
export async function connectToPrimary(databaseUrl: string): Promise<pg.Client> {
  const primary = createPrimary(databaseUrl, connectionOptions);
  if (primary.hosts > 1) await primary.find();
  const client = new pg.Client(connectionOptions(primary.address()));
  await client.connect();
  return client;
}

type Answer = { address: string; standing: Standing | null; isFull?: boolean };

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
