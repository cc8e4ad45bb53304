/** Limit of all cached pages together, in characters of one or two bytes each. */
const mostCharacters = 4 * 1024 * 1024;

/**
 * `waitsFor`: the queue in which the page waits, so that requests of other queues do not wait with it. `signal`: aborted when the client
 * disconnects.
 */
type Asker = { waitsFor?: string; signal?: AbortSignal };

export type KeptPages = {
  /**
   * Returns the page for the key, read after the call began. `make` reads and serializes it; its signal is aborted when all who
   * asked have left.
   */
  page(key: string, make: (signal: AbortSignal) => Promise<string>, asker?: Asker): Promise<string>;
  /** Changes may have been missed, or the database may be another one: nothing that was read before is returned from now on. */
  forget(): void;
};

/**
 * Caches pages while the state of what they show is the same. Any other state drops them, even an earlier one, because a database can lose its last
 * changes. Each request reads the state, so a deck is gone from every page with the first request after it became Private. Concurrent requests for
 * the same page read it once.
 */
export function createKeptPages(stateNow: () => Promise<string>): KeptPages {
  /** The pages of the state; the least recently used is first. */
  const storedPages = new Map<string, string>();
  /** The pages that are being read, by key and queue. */
  const reading = new Map<string, Together<string>>();
  let stateOfKept: string | null = null;
  let characters = 0;
  /** Counts how often all pages were dropped: a page whose reading began before is not cached. */
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

export type Together<T> = {
  /** The result of the reading; throws the signal's reason if that is aborted first. */
  join(signal?: AbortSignal): Promise<T>;
  /** Whether all readers have left, so that no other may join. */
  isAbandoned(): boolean;
};

/** Reads once for all who join. When the last of them leaves, the signal of the reading is aborted. */
function readTogether<T>(read: (signal: AbortSignal) => Promise<T>): Together<T> {
  const abandoned = new AbortController();
  const reading = read(abandoned.signal);
  let readers = 0;
  return {
    isAbandoned: () => abandoned.signal.aborted,

    async join(signal) {
      signal?.throwIfAborted();
      readers += 1;
      const departure = Promise.withResolvers<never>();
      const leave = () => {
        departure.reject(signal?.reason);
        readers -= 1;
        if (readers === 0) abandoned.abort(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      return Promise.race([reading, departure.promise]).finally(() => signal?.removeEventListener("abort", leave));
    },
  };
}

/**
 * Returns the state of everything that the pages show, as of a moment after the call. Concurrent callers share one query, which starts
 * after the last of them called; a query starts when the one before it has ended, so the states come in the order in which they were.
 */
export function createStateReader(read: () => Promise<string>): () => Promise<string> {
  let reading: Promise<unknown> | null = null;
  let next: Promise<string> | null = null;

  function start(): Promise<string> {
    next = null;
    const newReading = read();
    reading = newReading;
    const over = () => {
      if (reading === newReading) reading = null;
    };
    newReading.then(over, over);
    return newReading;
  }

  return () => next ?? (reading === null ? start() : (next = reading.then(start, start)));
}
