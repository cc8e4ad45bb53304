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
