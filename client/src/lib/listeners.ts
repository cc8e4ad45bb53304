/** A set of listeners. */
export function listeners<News extends unknown[]>() {
  const all = new Set<(...news: News) => void>();
  return {
    /** Returns the function that unsubscribes. */
    add(listener: (...news: News) => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify(...news: News): void {
      for (const listener of all) listener(...news);
    },
  };
}
