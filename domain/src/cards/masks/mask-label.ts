import { numberOf } from "./mask-numbers.ts";

/** What a number hides, as its masks say; empty if none of them has a label. */
export function maskLabel(lines: readonly string[], number: number): string {
  const labels = lines.flatMap((line) => (numberOf(line) === number && line.includes(": ") ? [line.replace(/^.*?: /, "")] : []));
  return [...new Set(labels)].join(", ");
}
