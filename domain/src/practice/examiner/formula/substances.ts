import { isChemical } from "./elements.ts";

/** Limit of a formula, in UTF-16 code units. */
const longest = 80;

/**
 * Unifies notations of a structure: bonds drawn or not, `H3C` for CH3, `C2H5` for CH3CH2, `CH3(CH2)2CH3`, `x` before water of
 * crystallization.
 */
export function withUsualGroups(formula: string): string {
  if (formula.length > longest) return formula;
  return formula
    .replace(/^(?:the )?(?:formula|symbol) (?:is|:)\s*/i, "")
    .replace(/\s?[x*.•]\s?(?=\d*\s?H_?2O$)/g, "·")
    .replace(/(?<=[A-Za-z\d)])\s?[-–=≡]\s?(?=[A-Z(])/g, "")
    .replace(/^H_?(\d)C(?=$|[A-Z(])/, "CH$1")
    .replace(/\(CH_?2\)_?([2-9])/g, (_, times: string) => "CH2".repeat(Number(times)))
    .replace(/^C_?2H_?5(?=[A-Z(])/, "CH3CH2")
    .replace(/^C_?3H_?7(?=[A-Z(])/, "CH3CH2CH2")
    .replace(/COOH(?![a-z\d])/g, "CO2H")
    .replace(/^HOOC(?=[A-Z(])/g, "HO2C");
}

/** `CH2=CH2`: a formula with its bonds drawn, which is not an equation. */
export function isStructure(formula: string): boolean {
  return (
    /^[A-Z][A-Za-z\d()]*(?:[-–=≡][A-Z(][A-Za-z\d()]*)+$/.test(formula) && isChemical(formula.replace(/[-–=≡]/g, "")) && /C/.test(formula)
  );
}
