/** The items in a random order, each order as likely as any other (Fisher-Yates). `random` gives numbers from 0 up to, not including, 1. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const picked = Math.floor(random() * (last + 1));
    [result[last], result[picked]] = [result[picked] as T, result[last] as T];
  }
  return result;
}
