/**
 * A whole number divided among weights, in proportion to them, without a remainder: everybody gets the whole part, and what is left goes to the
 * largest fractions, the first of equal ones. 7 among 10, 10 and 1 is 4, 3 and 0. Nobody gets more than their weight if the total is no more than all
 * weights; without weights nobody gets anything.
 */
export function shares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const wholes = weights.map((weight) => Math.floor((total * weight) / sum));
  // Fractions as remainders of whole numbers, so that equal ones are equal.
  const fractions = weights.map((weight) => (total * weight) % sum);
  const left = total - wholes.reduce((all, whole) => all + whole, 0);
  const byFraction = weights.map((_, at) => at).sort((a, b) => (fractions[b] ?? 0) - (fractions[a] ?? 0) || a - b);
  const favored = new Set(byFraction.slice(0, left));
  return wholes.map((whole, at) => whole + (favored.has(at) ? 1 : 0));
}
