/**
 * Returns how often anything that the pages show has changed, as of a moment after the call. Concurrent callers share one query, which
 * starts after the last of them called.
 */
export function createChangesReader(read: () => Promise<number>): () => Promise<number> {
  let reading: Promise<unknown> | null = null;
  let next: Promise<number> | null = null;

  function start(): Promise<number> {
    next = null;
    const started = read();
    reading = started;
    const over = () => {
      if (reading === started) reading = null;
    };
    started.then(over, over);
    return started;
  }

  return () => next ?? (reading === null ? start() : (next = reading.then(start, start)));
}
