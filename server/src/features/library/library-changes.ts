/**
 * Tells how often what the pages show has changed, as it is after the question. Many who ask at the same time are answered by one query, which
 * starts after the last of them has asked.
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
