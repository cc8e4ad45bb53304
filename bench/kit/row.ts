/** One measured figure with its budget. */
export type Row = {
  what: string;
  /** the figure with its unit, as it is printed */
  figure: string;
  /** the budget, as it is printed; "" if there is none */
  budget: string;
  /** null without a budget */
  isWithin: boolean | null;
};

/** A figure that must not be larger than its budget. */
export function atMost(what: string, value: number, budget: number, unit: string): Row {
  return { what, figure: `${rounded(value)} ${unit}`, budget: `≤ ${rounded(budget)} ${unit}`, isWithin: value <= budget };
}

/** A figure that must not be smaller than its budget. */
export function atLeast(what: string, value: number, budget: number, unit: string): Row {
  return { what, figure: `${rounded(value)} ${unit}`, budget: `≥ ${rounded(budget)} ${unit}`, isWithin: value >= budget };
}

/** A figure without a budget. */
export function knownRow(what: string, value: number, unit: string): Row {
  return { what, figure: `${rounded(value)} ${unit}`, budget: "", isWithin: null };
}

/** The value below which the given part (0 to 1) of the samples lies. */
export function percentile(samples: readonly number[], part: number): number {
  if (samples.length === 0) throw new Error("nothing was measured");
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The rows as aligned text, a line each. */
export function table(rows: readonly Row[]): string {
  const width = Math.max(0, ...rows.map(({ what }) => what.length));
  const lines = rows.map(({ what, figure, budget, isWithin }) => {
    const verdict = isWithin === null ? "" : isWithin ? "within" : "OVER";
    return `${what.padEnd(width)}  ${figure.padStart(14)}  ${budget.padStart(14)}  ${verdict}`.trimEnd();
  });
  return lines.join("\n");
}

function rounded(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a figure: ${value}`);
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Number(value.toFixed(digits)).toLocaleString("en-GB");
}
