import pg from "pg";

import { retryDelayMs } from "../retries.ts";
import { connectionOptions } from "./connection-options.ts";
import { standingOf } from "./postgres-standing.ts";
import type { Primary } from "./primary.ts";

/** How often a listening connection is checked, in ms, and how long the reply may take. The check is what notices a frozen or demoted database. */
const checkEveryMs = 3_000;
const answerWithinMs = 5_000;

/** For how long a reply shows that what the others announced has arrived, in ms: a process that was frozen has not read it yet. */
const hearsForMs = 2 * checkEveryMs;

/** The longest pause between two attempts to connect, in ms: streams are to be back soon after writes are. */
const maxPauseMs = 1_000;

type PostgresListenerOptions = {
  primary: Primary;
  channel: string;
  onPayload: (payload: string) => void;
  /** the connection was lost and is back: notifications in between are missing */
  missed: () => void;
};

export type PostgresListener = {
  /** Notifies all listeners, in one statement. Throws while the connection is lost. */
  say(payloads: readonly string[]): Promise<void>;
  /** Whether it is connected, and was checked a moment ago. */
  isHearing(): boolean;
  close(): Promise<void>;
};

/**
 * Listens on its own connection. The caller waits for the first connection (it throws the driver's error); after a later break it
 * reconnects until it succeeds.
 */
export async function listenToPostgres({ primary, channel, onPayload, missed }: PostgresListenerOptions): Promise<PostgresListener> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let heardAt = -Infinity;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connectionOptions(primary.address()), query_timeout: answerWithinMs });
    next.on("notification", ({ payload }) => onPayload(payload ?? ""));
    next.on("error", () => onConnectionLost(next));
    next.on("end", () => onConnectionLost(next));
    const startedAt = performance.now();
    try {
      await next.connect();
      primary.accept(await standingOf(next));
      await next.query(`listen "${channel}"`);
    } catch (error) {
      void abandon(next);
      throw error;
    }
    if (isClosed) return abandon(next);
    client = next;
    heardAt = startedAt;
    timer = setInterval(() => void check(next), checkEveryMs).unref();
  }

  async function check(current: pg.Client): Promise<void> {
    const startedAt = performance.now();
    try {
      primary.accept(await standingOf(current));
      heardAt = startedAt;
    } catch {
      onConnectionLost(current);
    }
  }

  /** A break causes several events; only the first counts. */
  function onConnectionLost(broken: pg.Client): void {
    if (broken !== client) return;
    client = null;
    clearInterval(timer);
    void abandon(broken);
    reconnect(0);
  }

  function reconnect(tries: number): void {
    if (isClosed) return;
    const pauseMs = Math.min(maxPauseMs, 20 * 2 ** tries) + retryDelayMs(tries);
    timer = setTimeout(() => {
      void tryAgain(tries);
    }, pauseMs);
  }

  async function tryAgain(tries: number): Promise<void> {
    try {
      if (tries > 0) await primary.find();
      await connect();
    } catch {
      return reconnect(tries + 1);
    }
    if (!isClosed) missed();
  }

  const stopListening = primary.onPromotion(() => client && onConnectionLost(client));
  await connect();
  return {
    async say(payloads) {
      if (!client) throw new Error("The connection that listens is broken");
      const text = "select pg_notify($1, payload) from unnest($2::text[]) payload";
      await client.query({ name: "say", text, values: [channel, payloads] });
    },
    isHearing: () => client !== null && performance.now() - heardAt < hearsForMs,
    async close() {
      isClosed = true;
      stopListening();
      clearTimeout(timer);
      const last = client;
      client = null;
      if (last) await abandon(last);
    },
  };
}

/** Closes a connection that may be dead; nothing waits for it. */
async function abandon(client: pg.Client): Promise<void> {
  client.removeAllListeners("error");
  client.on("error", () => {});
  await client.end().catch(() => {});
}
