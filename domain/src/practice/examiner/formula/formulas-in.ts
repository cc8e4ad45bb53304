import { isChemical } from "./elements.ts";
import { splitAlternatives } from "../take-apart/alternatives.ts";
import { compareExpressions } from "./same-expression.ts";

/**
 * The alternatives that a card gives for its formula, `F = ma / a = F/m`. `sin x / cos x` has another value than either part: it is a
 * quotient, so neither part is an answer.
 */
export function formulasIn(definition: string): string[] {
  const parts = splitAlternatives(definition);
  if (!definition.includes("/") || parts.some(isChemical)) return parts;
  const [first = ""] = parts;
  return parts.every((one) => compareExpressions(first, one) !== "different") ? parts : [];
}
