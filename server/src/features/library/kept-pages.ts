import { readTogether, type Together } from "./read-together.ts";

/** Limit of all cached pages together, in characters of one or two bytes each. */
const mostCharacters = 4 * 1024 * 1024;

/**
 * `waitsFor`: the queue in which the page waits, so that requests of other queues do not wait with it. `signal`: aborted when the client
 * disconnects.
 */
type Asker = { waitsFor?: string; signal?: AbortSignal };

/**
 * Returns the page for the key, as of some moment after the call. `make` reads and serializes it; its signal is aborted when all who asked
 * have left.
 */
export type KeptPages = (key: string, make: (signal: AbortSignal) => Promise<string>, asker?: Asker) => Promise<string>;

/**
 * Caches pages until something that any page shows changes. Each request calls `changes`, so a deck is gone from every page with the first
 * request after it became Private. Concurrent requests for the same page read it once.
 */
export function createKeptPages(changes: () => Promise<number>): KeptPages {
  /** The pages at the current number of changes; the least recently used is first. */
  const kept = new Map<string, string>();
  /** The pages that are being read, by key and queue. */
  const reading = new Map<string, Together<string>>();
  let changesOfKept = -1;
  let characters = 0;

  function moveTo(now: number): void {
    kept.clear();
    reading.clear();
    characters = 0;
    changesOfKept = now;
  }

  function forget(key: string): void {
    characters -= sizeOf(key);
    kept.delete(key);
  }

  const sizeOf = (key: string) => key.length + (kept.get(key)?.length ?? 0);

  function keep(key: string, json: string): void {
    if (kept.has(key)) forget(key);
    kept.set(key, json);
    characters += sizeOf(key);
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters) return;
      forget(oldest);
    }
  }

  return async (key, make, { waitsFor = "", signal } = {}) => {
    const now = await changes();
    signal?.throwIfAborted();
    // Another request has seen a later change, so what this one reads may be outdated and is not cached.
    if (now < changesOfKept) return readTogether(make).join(signal);
    if (now > changesOfKept) moveTo(now);
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const own = JSON.stringify([key, waitsFor]);
    const begun = reading.get(own);
    if (begun && !begun.isAbandoned()) return begun.join(signal);
    const page = readTogether(async (left) => {
      const json = await make(left).finally(() => reading.get(own) === page && reading.delete(own));
      if (changesOfKept === now) keep(key, json);
      return json;
    });
    reading.set(own, page);
    return page.join(signal);
  };
}
