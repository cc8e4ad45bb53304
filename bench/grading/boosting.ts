import { itemAt } from "./item-at.ts";
/** A tree whose nodes are in arrays: `feature[n] < 0` marks a leaf with the value `value[n]`. */
export type Tree = { feature: number[]; split: number[]; left: number[]; right: number[]; value: number[] };

export type BoostOptions = {
  rounds: number;
  depth: number;
  rate: number;
  /** the least sum of second derivatives in a leaf */
  leastInLeaf: number;
  ridge: number;
  /** the share of rows, and of features, that each tree sees */
  rows: number;
  features: number;
  seed: number;
};

const bins = 64;

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The data in columns of bins, and the value of each bin's upper end. */
export type Binned = { columns: Uint8Array[]; ends: number[][]; size: number };

export function binned(rows: readonly Float64Array[]): Binned {
  const width = rows[0]?.length ?? 0;
  const columns: Uint8Array[] = [];
  const ends: number[][] = [];
  for (let f = 0; f < width; f++) {
    const values = Float64Array.from(rows, (row) => itemAt(row, f)).sort();
    const own: number[] = [];
    const distinct = [...new Set(values)];
    if (distinct.length <= bins)
      for (let i = 0; i + 1 < distinct.length; i++) own.push((itemAt(distinct, i) + itemAt(distinct, i + 1)) / 2);
    else
      for (let b = 1; b < bins; b++) {
        const end = itemAt(values, Math.floor((b * values.length) / bins));
        if (own.length === 0 || end > itemAt(own, own.length - 1)) own.push(end);
      }
    const column = new Uint8Array(rows.length);
    for (const [at, row] of rows.entries()) {
      let [low, high] = [0, own.length];
      const value = itemAt(row, f);
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value < itemAt(own, middle)) high = middle;
        else low = middle + 1;
      }
      column[at] = low;
    }
    columns.push(column);
    ends.push(own);
  }
  return { columns, ends, size: rows.length };
}

/** Gradient-boosted trees for the chance of a label of 0 or 1 (logistic loss). `use` lists the rows to learn from. */
export function boosted(
  data: Binned,
  labels: Float64Array,
  weights: Float64Array,
  use: Int32Array,
  options: BoostOptions,
): { bias: number; trees: Tree[] } {
  const random = randomFrom(options.seed);
  let [positive, all] = [0, 0];
  for (const row of use) {
    positive += itemAt(weights, row) * itemAt(labels, row);
    all += itemAt(weights, row);
  }
  const bias = Math.log(positive / (all - positive));
  const margin = new Float64Array(data.size).fill(bias);
  const gradient = new Float64Array(data.size);
  const curve = new Float64Array(data.size);
  const trees: Tree[] = [];
  for (let round = 0; round < options.rounds; round++) {
    for (const row of use) {
      const likely = 1 / (1 + Math.exp(-itemAt(margin, row)));
      gradient[row] = itemAt(weights, row) * (likely - itemAt(labels, row));
      curve[row] = itemAt(weights, row) * Math.max(1e-6, likely * (1 - likely));
    }
    const rows = use.filter(() => random() < options.rows);
    const features = data.columns.map((_, f) => f).filter(() => random() < options.features);
    const tree = grown(data, rows, features, gradient, curve, options);
    trees.push(tree);
    for (const row of use) margin[row] = (margin[row] ?? 0) + leafOf(tree, data.columns, row);
  }
  // Splits were places of bins; now they are values.
  for (const tree of trees)
    tree.split = tree.split.map((bin, at) => (itemAt(tree.feature, at) < 0 ? 0 : itemAt(itemAt(data.ends, itemAt(tree.feature, at)), bin)));
  return { bias, trees };
}

function leafOf({ feature, split, left, right, value }: Tree, columns: readonly Uint8Array[], row: number): number {
  let node = 0;
  let tested = feature[0] ?? -1;
  while (tested >= 0) {
    node = ((columns[tested]?.[row] ?? 0) <= (split[node] ?? 0) ? left[node] : right[node]) ?? 0;
    tested = feature[node] ?? -1;
  }
  return value[node] ?? 0;
}

/** The sums of both derivatives by feature and bin. */
type Histogram = Float64Array;

function grown(
  data: Binned,
  rows: Int32Array,
  features: readonly number[],
  gradient: Float64Array,
  curve: Float64Array,
  options: BoostOptions,
): Tree {
  const tree: Tree = { feature: [], split: [], left: [], right: [], value: [] };
  const columns = features.map((feature) => itemAt(data.columns, feature));
  const sumsOf = (own: Int32Array): Histogram => {
    const sums = new Float64Array(features.length * bins * 2);
    const [g, h] = [Float64Array.from(own, (row) => gradient[row] ?? 0), Float64Array.from(own, (row) => curve[row] ?? 0)];
    for (const [place, column] of columns.entries()) {
      const base = place * bins * 2;
      for (let i = 0; i < own.length; i++) {
        const at = base + (column[own[i] ?? 0] ?? 0) * 2;
        sums[at] = (sums[at] ?? 0) + (g[i] ?? 0);
        sums[at + 1] = (sums[at + 1] ?? 0) + (h[i] ?? 0);
      }
    }
    return sums;
  };
  const add = (own: Int32Array, depth: number, sums: Histogram | null): number => {
    const node = tree.feature.length;
    let [g, h] = [0, 0];
    for (const row of own) {
      g += gradient[row] ?? 0;
      h += curve[row] ?? 0;
    }
    tree.feature.push(-1);
    tree.split.push(0);
    tree.left.push(0);
    tree.right.push(0);
    tree.value.push((-options.rate * g) / (h + options.ridge));
    const best = sums === null ? null : bestSplit(data, features, sums, g, h, options);
    if (best === null || sums === null) return node;
    const column = itemAt(data.columns, best.feature);
    const lower = own.filter((row) => (column[row] ?? 0) <= best.bin);
    const upper = own.filter((row) => (column[row] ?? 0) > best.bin);
    // Only the smaller part is counted; the other has the rest of the sums.
    const isLeaf = depth + 1 === options.depth;
    const [fewer, more] = lower.length <= upper.length ? [lower, upper] : [upper, lower];
    const sumsOfFewer = isLeaf ? null : sumsOf(fewer);
    if (sumsOfFewer !== null) for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) - (sumsOfFewer[at] ?? 0);
    const sumsOfPart = (part: Int32Array) => (isLeaf ? null : part === more ? sums : sumsOfFewer);
    tree.feature[node] = best.feature;
    tree.split[node] = best.bin;
    tree.left[node] = add(lower, depth + 1, sumsOfPart(lower));
    tree.right[node] = add(upper, depth + 1, sumsOfPart(upper));
    return node;
  };
  add(rows, 0, sumsOf(rows));
  return tree;
}

/** The feature and the bin that part the rows best; null if nothing is gained. */
function bestSplit(data: Binned, features: readonly number[], sums: Histogram, g: number, h: number, options: BoostOptions) {
  if (h < 2 * options.leastInLeaf) return null;
  let best = { gain: 1e-3, feature: -1, bin: 0 };
  const parent = (g * g) / (h + options.ridge);
  for (const [place, feature] of features.entries()) {
    const count = itemAt(data.ends, feature).length;
    let [leftG, leftH] = [0, 0];
    for (let bin = 0; bin < count; bin++) {
      const at = (place * bins + bin) * 2;
      leftG += sums[at] ?? 0;
      leftH += sums[at + 1] ?? 0;
      if (leftH < options.leastInLeaf) continue;
      if (h - leftH < options.leastInLeaf) break;
      const gain = (leftG * leftG) / (leftH + options.ridge) + ((g - leftG) * (g - leftG)) / (h - leftH + options.ridge) - parent;
      if (gain > best.gain) best = { gain, feature, bin };
    }
  }
  return best.feature < 0 ? null : best;
}
