/** Limits concurrency, in the order of arrival. */
export type Semaphore = {
  /**
   * Resolves when it is the caller's turn, with the function to call once when the work is done. Throws the signal's reason when that is aborted
   * first.
   */
  take(signal?: AbortSignal): Promise<() => void>;
};

export function createSemaphore(most: number): Semaphore {
  let takenPlaces = 0;
  const waiting: (() => void)[] = [];

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else takenPlaces -= 1;
  }

  return {
    async take(signal) {
      signal?.throwIfAborted();
      if (takenPlaces < most) takenPlaces += 1;
      else await turn(signal);
      // Aborted at the moment its turn came: the next one gets it.
      if (signal?.aborted) release();
      signal?.throwIfAborted();
      return release;
    },
  };

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const at = waiting.indexOf(resolve);
      // The turn has just come, so there is no waiting place to leave.
      if (at === -1) return;
      waiting.splice(at, 1);
      reject(signal?.reason as Error);
    };
    waiting.push(resolve);
    signal?.addEventListener("abort", leave, { once: true });
    await promise.finally(() => signal?.removeEventListener("abort", leave));
  }
}
