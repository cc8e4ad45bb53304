/** Shuffles the items; every order is equally likely (Fisher-Yates). `random` returns numbers from 0 up to, not including, 1. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const pickedIndex = Math.floor(random() * (last + 1));
    [result[last], result[pickedIndex]] = [result[pickedIndex] as T, result[last] as T];
  }
  return result;
}
