/** Hears of something; a promise that it gives ends when it has done what it does about it. */
export type Listener<T> = ((news: T) => void) | ((news: T) => Promise<void>);

/** The subscribers of something. */
export type Listeners<T> = {
  add(listener: Listener<T>): () => void;
  /** Returns what listeners are still at when all have heard. */
  publish(news: T): Promise<void>[];
};

/** A listener that throws neither stops the others nor fails the publisher: its error surfaces as an uncaught one. */
export function createListeners<T>(): Listeners<T> {
  const all = new Set<Listener<T>>();
  return {
    add(listener) {
      const one: Listener<T> = (news) => listener(news);
      all.add(one);
      return () => void all.delete(one);
    },
    publish(news) {
      const going: Promise<void>[] = [];
      for (const listener of all) {
        try {
          const still = listener(news);
          if (still instanceof Promise) going.push(still);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
      return going;
    },
  };
}

/** The longest that one who changed something waits for those who hear of it, in ms. */
const longestMs = 20;

/**
 * Resolves when listeners have done what they are at, or after 20 ms. What an open list shows leaves first: to compress and write the reply to
 * a change takes longer than to read the change and tell of it.
 */
export function settledSoon(going: readonly Promise<void>[]): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    void Promise.allSettled(going).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
