import { isOtherSubstance } from "./substances.ts";
import { elementSymbol } from "./elements.ts";
import { formulasNamed } from "./substances-table.ts";

/** Limit of an answer that is read, in UTF-16 code units. */
const longest = 120;
const name = "(?:the )?(\\p{Ll}{3,}(?: \\p{Ll}{4,})?)";
const sign = "((?:[A-Z][a-z]?\\d{0,3})(?:[A-Z][a-z]?\\d{0,3}|\\((?:[A-Z][a-z]?\\d{0,2})+\\)\\d{0,2})*)";

/** Whether an answer assigns the card's formula to another substance: `silver: Au`, `hydrogen peroxide, H2O`. */
export function isFormulaOfAnother(formula: string, answer: string): boolean {
  const said = new RegExp(`^\\s*${name}(?:\\s*[:,=(–-]\\s*|\\s(?:is|has the (?:symbol|formula))\\s)${sign}\\)?[.!]?\\s*$`, "u").exec(
    answer.slice(0, longest),
  );
  return said !== null && said[2] === formula.replace(/\s/g, "") && isOtherSubstance(said[1] ?? "", formula);
}

/** The symbol or the formulas of a substance by its English name; empty for other names. */
export function symbolsOf(named: string): string[] {
  const plain = named.trim().toLowerCase().replace(/^the /, "");
  if (plain.length > longest) return [];
  const symbol = elementSymbol(plain);
  const element = symbol === null ? [] : [`${symbol.slice(0, 1).toUpperCase()}${symbol.slice(1)}`];
  return [...(formulasNamed[plain]?.split(" ") ?? []), ...element, ...element.flatMap((one) => [`${one}2`, `${one}3`])];
}
