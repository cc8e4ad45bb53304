/** A logistic regression by Newton's steps, with a little of ridge so that it always ends. Weights: the bias first. */
export function fitted(features: readonly (readonly number[])[], labels: readonly boolean[]): number[] {
  const rows = features.map((row) => [1, ...row]);
  const size: number = rows[0]?.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 40; step++) {
    const slope = weights.map((weight, at): number => (at === 0 ? 0 : ridge * weight));
    const bend = weights.map((_, i) => weights.map((__, j): number => (i !== j ? 0 : i === 0 ? 1e-6 : ridge)));
    for (const [at, row] of rows.entries()) {
      const likely = likelihood(weights, row.slice(1));
      for (const [i, x] of row.entries()) {
        slope[i] = (slope[i] ?? 0) + (likely - (labels[at] === true ? 1 : 0)) * x;
        const line = bend[i] ?? [];
        for (const [j, y] of row.entries()) line[j] = (line[j] ?? 0) + likely * (1 - likely) * x * y;
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, at) => weight - (change[at] ?? 0));
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

const ridge: number = 1;

export function likelihood([bias = 0, ...weights]: readonly number[], features: readonly number[]): number {
  const sum = weights.reduce((before, weight, at) => before + weight * (features[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

/** The solution of a system of linear equations, by elimination with the largest pivot first. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i < rows.length; i++) {
    let pivot = i;
    for (let r = i + 1; r < rows.length; r++) if (Math.abs(at(r, i)) > Math.abs(at(pivot, i))) pivot = r;
    [rows[i], rows[pivot]] = [rows[pivot] ?? [], rows[i] ?? []];
    for (let r = 0; r < rows.length; r++) {
      const times = r === i ? 0 : at(r, i) / at(i, i);
      if (times !== 0) rows[r] = (rows[r] ?? []).map((value, c) => value - times * at(i, c));
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}
