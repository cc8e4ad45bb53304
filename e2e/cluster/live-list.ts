import { setTimeout as pause } from "node:timers/promises";

import { readEvents } from "../../server/test/event-reader.ts";

/** As the pages do it: a stream that is silent for so long is left, and after one that ended the next is opened; in ms. */
const silentMs = 25_000;
const reopenMs = 500;

type Summary = { id: number };

/** A page with the list of a student's decks, kept by its stream. */
export type LiveList = {
  decks(): readonly Summary[];
  /** how often the stream was opened */
  opened(): number;
  problems: readonly string[];
  leave(): void;
};

export function openLiveList(origin: string, { uid, cookie }: { uid: string; cookie: string }): LiveList {
  const decks = new Map<number, Summary>();
  const problems: string[] = [];
  const leaving = new AbortController();
  let opened = 0;

  function apply({ event, data }: { event: string; data: unknown }): void {
    if (event === "snapshot") decks.clear();
    if (event === "snapshot") for (const deck of data as Summary[]) decks.set(deck.id, deck);
    if (event === "put") decks.set((data as Summary).id, data as Summary);
    if (event === "remove") decks.delete((data as Summary).id);
    if (event === "session") problems.push(`a stream of ${uid} was told that the session is over`);
  }

  async function follow(): Promise<void> {
    const watchdog = new AbortController();
    const signal = AbortSignal.any([leaving.signal, watchdog.signal]);
    let timer = setTimeout(() => watchdog.abort(), silentMs);
    try {
      const reply = await fetch(`${origin}/api/users/${uid}/decks`, { headers: { cookie, accept: "text/event-stream" }, signal });
      if (reply.status === 401) problems.push(`a stream of ${uid} was refused: signed out`);
      if (reply.status !== 200) {
        await reply.body?.cancel();
        return;
      }
      opened += 1;
      const events = readEvents(reply);
      for (let event = await events.next(); event !== null; event = await events.next()) {
        clearTimeout(timer);
        timer = setTimeout(() => watchdog.abort(), silentMs);
        apply(event);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function keepOpen(): Promise<void> {
    while (!leaving.signal.aborted) {
      // A stream that breaks is opened again.
      await follow().catch(() => {});
      await pause(reopenMs * (1 + Math.random()));
    }
  }
  void keepOpen();

  return { decks: () => [...decks.values()], opened: () => opened, problems, leave: () => leaving.abort() };
}
