import { bounds } from "./bounds.ts";
import { foundExpressions, samples, type Verdict } from "./verdicts.ts";

/** Where an expression stands: `path:line` of a literal, and the path of a call that builds it. */
export function placesOf(expression: string): string[] {
  return [
    ...foundExpressions.flatMap((one) => (one.kind === "literal" && one.expression === expression ? [`${one.path}:${one.line}`] : [])),
    ...samples().flatMap((one) => (one.expression === expression ? [one.path] : [])),
  ];
}

export const isBounded = (place: string): boolean => bounds.some(({ path }) => place.startsWith(path));

/** Whether an expression of this verdict may stand where it does: quadratic time only where the input is bounded. */
export function isAllowed(expression: string, verdict: Verdict): boolean {
  if (verdict === "quadratic") return placesOf(expression).every(isBounded);
  return verdict === "safe, proved" || verdict === "safe, searched";
}
