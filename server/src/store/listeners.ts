/** The subscribers of something. */
export type Listeners<T> = { add(listener: (news: T) => void): () => void; publish(news: T): void };

/** A listener that throws neither stops the others nor fails the publisher: its error surfaces as an uncaught one. */
export function createListeners<T>(): Listeners<T> {
  const all = new Set<(news: T) => void>();
  return {
    add(listener) {
      const one = (news: T) => listener(news);
      all.add(one);
      return () => void all.delete(one);
    },
    publish(news) {
      for (const listener of all) {
        try {
          listener(news);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
