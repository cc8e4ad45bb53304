import { readTogether, type Together } from "./read-together.ts";

/** Limit of all cached pages together, in characters of one or two bytes each. */
const mostCharacters = 4 * 1024 * 1024;

/**
 * `waitsFor`: the queue in which the page waits, so that requests of other queues do not wait with it. `signal`: aborted when the client
 * disconnects.
 */
type Asker = { waitsFor?: string; signal?: AbortSignal };

export type KeptPages = {
  /**
   * Returns the page for the key, as of some moment after the call. `make` reads and serializes it; its signal is aborted when all who
   * asked have left.
   */
  page(key: string, make: (signal: AbortSignal) => Promise<string>, asker?: Asker): Promise<string>;
  /** Changes may have been missed, or the database may be another one: nothing that was read before is returned from now on. */
  forget(): void;
};

/**
 * Caches pages while the state of what they show is the same: any other state ends them, an earlier one too, because a database can lose
 * its last changes. Each request reads the state, so a deck is gone from every page with the first request after it became Private.
 * Concurrent requests for the same page read it once.
 */
export function createKeptPages(stateNow: () => Promise<string>): KeptPages {
  /** The pages of the state; the least recently used is first. */
  const storedPages = new Map<string, string>();
  /** The pages that are being read, by key and queue. */
  const reading = new Map<string, Together<string>>();
  let stateOfKept: string | null = null;
  let characters = 0;
  /** Counts how often all pages were dropped: what was begun before is not cached. */
  let drops = 0;
  let gaps = 0;

  function moveTo(state: string | null): void {
    storedPages.clear();
    reading.clear();
    characters = 0;
    stateOfKept = state;
    drops += 1;
  }

  function drop(key: string): void {
    characters -= sizeOf(key);
    storedPages.delete(key);
  }

  const sizeOf = (key: string) => key.length + (storedPages.get(key)?.length ?? 0);

  function keep(key: string, json: string): void {
    if (storedPages.has(key)) drop(key);
    storedPages.set(key, json);
    characters += sizeOf(key);
    for (const oldest of storedPages.keys()) {
      if (characters <= mostCharacters) return;
      drop(oldest);
    }
  }

  /** The page was read between two equal states, so it is of that state; a later one might be lost again. */
  async function keepIfUnchanged(key: string, json: string, state: string, begunAt: number): Promise<void> {
    const after = await stateNow().catch(() => null);
    if (after === state && begunAt === drops) keep(key, json);
  }

  function read(key: string, own: string, state: string, make: (signal: AbortSignal) => Promise<string>): Together<string> {
    const begunAt = drops;
    const over = () => void (reading.get(own) === page && reading.delete(own));
    const page = readTogether(async (signal) => {
      try {
        const json = await make(signal);
        void keepIfUnchanged(key, json, state, begunAt).finally(over);
        return json;
      } catch (error) {
        over();
        throw error;
      }
    });
    reading.set(own, page);
    return page;
  }

  return {
    async page(key, make, { waitsFor = "", signal } = {}) {
      const gapsBefore = gaps;
      const state = await stateNow();
      signal?.throwIfAborted();
      // The state may be of the database before the gap.
      if (gapsBefore !== gaps) return readTogether(make).join(signal);
      if (state !== stateOfKept) moveTo(state);
      const storedPage = storedPages.get(key);
      if (storedPage !== undefined) {
        storedPages.delete(key);
        storedPages.set(key, storedPage);
        return storedPage;
      }
      const own = JSON.stringify([key, waitsFor]);
      const pendingRead = reading.get(own);
      return (pendingRead && !pendingRead.isAbandoned() ? pendingRead : read(key, own, state, make)).join(signal);
    },

    forget() {
      gaps += 1;
      moveTo(null);
    },
  };
}
