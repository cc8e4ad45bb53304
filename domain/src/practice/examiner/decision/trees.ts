/** Boosted trees as numbers: of each tree its nodes from the root, left before right. A split is its feature and its limit, a leaf is -1 and its value. */
export type TreeData = { bias: number; trees: readonly (readonly number[])[] };

type Trees = { bias: number; roots: number[]; feature: Int16Array; limit: Float64Array; right: Int32Array };

/** Reads trees into arrays, and returns the chance that they give to a row of features. */
export function treeModel({ bias, trees }: TreeData): (row: Float64Array) => number {
  const model = unpacked(bias, trees);
  return (row) => {
    let sum = model.bias;
    for (const root of model.roots) {
      let node = root;
      let feature = model.feature[node] ?? -1;
      while (feature >= 0) {
        node = (row[feature] ?? 0) < (model.limit[node] ?? 0) ? node + 1 : (model.right[node] ?? 0);
        feature = model.feature[node] ?? -1;
      }
      sum += model.limit[node] ?? 0;
    }
    return 1 / (1 + Math.exp(-sum));
  };
}

function unpacked(bias: number, trees: readonly (readonly number[])[]): Trees {
  const size = trees.reduce((before, tree) => before + tree.length / 2, 0);
  const model: Trees = { bias, roots: [], feature: new Int16Array(size), limit: new Float64Array(size), right: new Int32Array(size) };
  let next = 0;
  for (const tree of trees) {
    let at = 0;
    const read = (): number => {
      const node = next++;
      model.feature[node] = tree[at++] ?? -1;
      model.limit[node] = tree[at++] ?? 0;
      if ((model.feature[node] ?? -1) >= 0) {
        read();
        model.right[node] = read();
      }
      return node;
    };
    model.roots.push(read());
  }
  return model;
}
