/** Those who want to hear of something. */
export function listeners<Told extends unknown[]>() {
  const all = new Set<(...told: Told) => void>();
  return {
    /** Returns how to stop listening. */
    add(listener: (...told: Told) => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(...told: Told): void {
      for (const listener of all) listener(...told);
    },
  };
}
