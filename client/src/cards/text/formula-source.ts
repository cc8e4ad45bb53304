/** Characters. A longer formula could block input noticeably; hardly one of thousands of real formulas is longer. */
export const longestFormula = 1000;

/** A formula's source, or its beginning. The editor shows all of it. */
export function shortFormula(tex: string): string {
  return tex.length > longestFormula ? `${tex.slice(0, longestFormula)}…` : tex;
}
