import { isChemical } from "../tables/elements.ts";
import { parted } from "../text/alternatives.ts";
import { compareExpressions } from "./same-expression.ts";

/**
 * What a card gives as good as its formula, `F = ma / a = F/m`. `sin x / cos x` comes to something else than either of the two: it is a
 * quotient, and neither of them is an answer.
 */
export function formulasIn(definition: string): string[] {
  const parts = parted(definition);
  if (!definition.includes("/") || parts.some(isChemical)) return parts;
  const [first = ""] = parts;
  return parts.every((one) => compareExpressions(first, one) !== "different") ? parts : [];
}
