import type { TreeData } from "@recollect/domain/practice/examiner/decision/trees.ts";

import { itemAt } from "./item-at.ts";

/** A tree: a leaf's value, or what its rows are parted by. */
export type Tree = number | { feature: number; bin: number; lower: Tree; upper: Tree };

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

/** Gradient-boosted trees for the chance of a label of 0 or 1 (logistic loss), as the domain reads them. `use` lists the rows to learn from. */
export function boosted(data: Binned, labels: Float64Array, weights: Float64Array, use: Int32Array, options: BoostOptions): TreeData {
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
  return { bias: short(bias), trees: trees.map((tree) => nodesOf(tree, data.ends)) };
}

/** Limits are written in four digits, and values of leaves, of which hundreds are added, in three. */
function short(value: number, digits = 4): number {
  return Number(value.toPrecision(digits));
}

function nodesOf(tree: Tree, ends: Binned["ends"]): number[] {
  if (typeof tree === "number") return [-1, short(tree, 3)];
  const limit = short(itemAt(itemAt(ends, tree.feature), tree.bin));
  return [tree.feature, limit, ...nodesOf(tree.lower, ends), ...nodesOf(tree.upper, ends)];
}

function leafOf(tree: Tree, columns: readonly Uint8Array[], row: number): number {
  let node = tree;
  while (typeof node !== "number") node = (columns[node.feature]?.[row] ?? 0) <= node.bin ? node.lower : node.upper;
  return node;
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
  const grow = (own: Int32Array, depth: number, sums: Histogram | null): Tree => {
    let [g, h] = [0, 0];
    for (const row of own) {
      g += gradient[row] ?? 0;
      h += curve[row] ?? 0;
    }
    const best = sums === null ? null : bestSplit(data, features, sums, g, h, options);
    if (best === null || sums === null) return (-options.rate * g) / (h + options.ridge);
    const column = itemAt(data.columns, best.feature);
    const lower = own.filter((row) => (column[row] ?? 0) <= best.bin);
    const upper = own.filter((row) => (column[row] ?? 0) > best.bin);
    // Only the smaller part is counted; the other has the rest of the sums.
    const isLeaf = depth + 1 === options.depth;
    const [fewer, more] = lower.length <= upper.length ? [lower, upper] : [upper, lower];
    const sumsOfFewer = isLeaf ? null : sumsOf(fewer);
    if (sumsOfFewer !== null) for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) - (sumsOfFewer[at] ?? 0);
    const sumsOfPart = (part: Int32Array) => (isLeaf ? null : part === more ? sums : sumsOfFewer);
    return { ...best, lower: grow(lower, depth + 1, sumsOfPart(lower)), upper: grow(upper, depth + 1, sumsOfPart(upper)) };
  };
  return grow(rows, 0, sumsOf(rows));
}

/** The feature and the bin that part the rows best; null if nothing is gained. */
function bestSplit(data: Binned, features: readonly number[], sums: Histogram, g: number, h: number, options: BoostOptions) {
  if (h < 2 * options.leastInLeaf) return null;
  let [most, best]: [number, { feature: number; bin: number } | null] = [1e-3, null];
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
      if (gain > most) [most, best] = [gain, { feature, bin }];
    }
  }
  return best;
}
