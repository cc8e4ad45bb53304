import { setTimeout as pause } from "node:timers/promises";

import type { Log } from "../process/log/log.ts";
import type { Store } from "../store/store.ts";
import { indexWaitingDecks } from "./index-decks.store.ts";
import { forgetUnusedWords, prepareVocabulary } from "./vocabulary.store.ts";

/** After a change of a deck its words are written this soon, in ms, so that several changes in a row are written once. */
const soonMs = 300;
/** A stop waits this long for what is being written, in ms. A statement that hangs ends with the store; what it left is written at the next start. */
const mostStopMs = 2_000;
/** So often it looks for decks that another process left behind, in ms. */
const oftenMs = 10_000;

const withoutTrigrams =
  "PostgreSQL's extension pg_trgm is missing: searches forgive wrong letters from the third on; CREATE EXTENSION pg_trgm and a restart forgive all";

type IndexingDeps = {
  store: Pick<Store, "read" | "write" | "kind" | "onChange">;
  log: Log;
  /** writes what waits of another index of decks */
  indexOthers?: (deps: { store: Pick<Store, "read" | "write">; log: Log; signal: AbortSignal }) => Promise<unknown>;
};

/** Keeps the indexes of the decks' words in step, in the background: soon after each change of a deck, and from time to time. */
export function createIndexing({ store, log, indexOthers = async () => undefined }: IndexingDeps) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wakers = new Set<() => void>();
  let running: Promise<unknown> = Promise.resolve();

  /** One index never waits for the other, whose first writing may take hours. */
  async function keepInStep(failed: string, work: () => Promise<unknown>): Promise<void> {
    while (!signal.aborted) {
      const changed = Promise.withResolvers<void>();
      wakers.add(changed.resolve);
      try {
        await work();
      } catch (failure) {
        if (!signal.aborted) log({ level: "error", message: failed, reason: String(failure) });
      }
      await Promise.race([changed.promise, pause(oftenMs, undefined, { signal, ref: false }).catch(() => {})]);
      wakers.delete(changed.resolve);
      await pause(soonMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async function keepLibraryInStep(): Promise<void> {
    if (!(await prepareVocabulary(store).catch(() => true))) log({ level: "warn", message: withoutTrigrams });
    await keepInStep("the Library's search index could not be written", () => indexWaitingDecks({ store, log, signal }));
  }

  function wake(): void {
    for (const resolve of wakers) resolve();
  }

  return {
    start(): void {
      const forget = store.onChange((change) => {
        if (change.kind === "deck") wake();
      });
      const others = keepInStep("the words of decks could not be written", () => indexOthers({ store, log, signal }));
      running = Promise.all([keepLibraryInStep(), others]).finally(forget);
    },
    async stop(): Promise<void> {
      stopping.abort();
      wake();
      const waited = new AbortController();
      await Promise.race([running, pause(mostStopMs, undefined, { signal: waited.signal }).catch(() => {})]);
      waited.abort();
    },
    /** Takes the words away that no deck has any more. */
    async tidy(): Promise<void> {
      for (let after: string | null = ""; after !== null && !signal.aborted;) {
        const from: string = after;
        after = await store.write(({ db }) => forgetUnusedWords({ db, kind: store.kind }, from));
      }
    },
  };
}
