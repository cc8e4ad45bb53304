export type Together<T> = {
  /** The result of the reading; throws the signal's reason if that is aborted first. */
  join(signal?: AbortSignal): Promise<T>;
  /** Whether all readers have left, so that no other may join. */
  isAbandoned(): boolean;
};

/** Reads once for all who join. When the last of them leaves, the signal of the reading is aborted. */
export function readTogether<T>(read: (signal: AbortSignal) => Promise<T>): Together<T> {
  const abandoned = new AbortController();
  const reading = read(abandoned.signal);
  let readers = 0;
  return {
    isAbandoned: () => abandoned.signal.aborted,

    async join(signal) {
      signal?.throwIfAborted();
      readers += 1;
      const departure = Promise.withResolvers<never>();
      const leave = () => {
        departure.reject(signal?.reason);
        readers -= 1;
        if (readers === 0) abandoned.abort(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      return Promise.race([reading, departure.promise]).finally(() => signal?.removeEventListener("abort", leave));
    },
  };
}
