/**
 * Does the work for each item in order, at most so many at a time, until `goesOn` says no. Waits for whatever it began; the
 * work itself deals with its failures.
 */
export async function sideBySide<T>(
  items: readonly T[],
  { most, goesOn }: { most: number; goesOn: () => boolean },
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length && goesOn()) {
      const index = next;
      next += 1;
      // oxlint-disable-next-line no-await-in-loop -- a lane does one thing after the other
      await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, lane));
}
