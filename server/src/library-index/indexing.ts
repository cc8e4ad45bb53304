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

type IndexingDeps = { store: Pick<Store, "read" | "write" | "kind" | "onChange">; log: Log };

/** Keeps the Library's index of words in step, in the background: soon after each change of a deck, and from time to time. */
export function createIndexing({ store, log }: IndexingDeps) {
  const stopping = new AbortController();
  let wake = Promise.withResolvers<void>();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const { signal } = stopping;
    if (!(await prepareVocabulary(store).catch(() => true))) log({ level: "warn", message: withoutTrigrams });
    while (!signal.aborted) {
      try {
        await indexWaitingDecks({ store, log, signal });
      } catch (failure) {
        if (!signal.aborted) log({ level: "error", message: "the Library's search index could not be written", reason: String(failure) });
      }
      await Promise.race([wake.promise, pause(oftenMs, undefined, { signal, ref: false }).catch(() => {})]);
      wake = Promise.withResolvers();
      await pause(soonMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  return {
    start(): void {
      const forget = store.onChange((change) => {
        if (change.kind === "deck") wake.resolve();
      });
      running = run().finally(forget);
    },
    async stop(): Promise<void> {
      stopping.abort();
      wake.resolve();
      const waited = new AbortController();
      await Promise.race([running, pause(mostStopMs, undefined, { signal: waited.signal }).catch(() => {})]);
      waited.abort();
    },
    /** Takes the words away that no deck has any more. */
    async tidy(): Promise<void> {
      for (let after: string | null = ""; after !== null && !stopping.signal.aborted;) {
        const from: string = after;
        after = await store.write(({ db }) => forgetUnusedWords({ db, kind: store.kind }, from));
      }
    },
  };
}
