/** Characters. What is longer could hold up a key for longer than goes unnoticed; of thousands of real formulas hardly one is. */
export const longestFormula = 1000;

/** A formula's source, or its beginning. The whole of it stands in the editor. */
export function begun(tex: string): string {
  return tex.length > longestFormula ? `${tex.slice(0, longestFormula)}…` : tex;
}
