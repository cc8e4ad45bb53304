/** One turn at a time, in the order of asking. */
export type Mutex = {
  /** Resolves when it is the caller's turn; the caller must then call `release` once. */
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
