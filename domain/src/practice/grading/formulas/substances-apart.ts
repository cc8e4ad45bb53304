import { isOtherSubstance } from "./substances.ts";
import { elementSymbol, isChemical } from "../tables/elements.ts";
import { formulasNamed } from "../tables/substances.ts";

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

/** A symbol or formula that an answer adds to the name of a substance, if it belongs to another: `mercury, symbol Au`; else null. */
export function otherSymbolOf(definition: string, raw: string): { known: string; said: string } | null {
  const own = symbolsOf(definition);
  const said = new RegExp(`[\\s,;:(](?:(?:its |the |chemical )*(?:symbol|formula)(?: is)?\\s)?${sign}[.)!]?\\s*$`, "u").exec(
    raw.slice(0, longest),
  )?.[1];
  if (own.length === 0 || said === undefined || !isChemical(said) || own.includes(said)) return null;
  // A single capital may be anything, as in `vitamin C`; and two atoms of an element are that element.
  const isSaidSo = /\b(?:symbol|formula)\b/.test(raw) || /\d|[a-z]/.test(said);
  return isSaidSo && !own.includes(said.replace(/\d+$/, "")) ? { known: own[0] ?? "", said } : null;
}

/** The symbol or the formulas of a substance by its English name; empty for other names. */
export function symbolsOf(named: string): string[] {
  const plain = named.trim().toLowerCase().replace(/^the /, "");
  if (plain.length > longest) return [];
  const symbol = elementSymbol(plain);
  const element = symbol === null ? [] : [`${symbol.slice(0, 1).toUpperCase()}${symbol.slice(1)}`];
  return [...(formulasNamed[plain]?.split(" ") ?? []), ...element, ...element.flatMap((one) => [`${one}2`, `${one}3`])];
}
