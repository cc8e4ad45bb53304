const nice = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** The next number that is easy to read on a scale, such as 60 for 51 and 5 for 4.2: whole, and at least 1. */
export function niceCeiling(value: number): number {
  if (value <= 1) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(value));
  return (nice.find((step) => step * magnitude >= value) ?? 10) * magnitude;
}
