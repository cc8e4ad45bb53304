/** Called for each event; a returned promise resolves when its work is done. */
export type Listener<T> = ((news: T) => void) | ((news: T) => Promise<void>);

/** The subscribers of an event. */
export type Listeners<T> = {
  add(listener: Listener<T>): () => void;
  /** Returns the promises of listeners that are still working. */
  publish(news: T): Promise<void>[];
};

/** An error in a listener neither stops the others nor fails the publisher: it surfaces as an uncaught error. */
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

/** The longest wait of a writer for the listeners of its change, in ms. */
const longestMs = 20;

/**
 * Resolves when the listeners are done, or after 20 ms. Open lists are updated first: compressing and writing the reply to a change takes
 * longer than reading and sending the change.
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
