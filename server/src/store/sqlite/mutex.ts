/** A mutex that is fair: first come, first served. */
export type Mutex = {
  /** Resolves when it is the caller's turn; the caller must then call the result once. */
  acquire(): Promise<() => void>;
};

export function createMutex(): Mutex {
  let last: Promise<void> = Promise.resolve();
  return {
    acquire() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const turn = last.then(() => resolve);
      last = promise;
      return turn;
    },
  };
}
