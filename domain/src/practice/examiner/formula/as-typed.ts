import namesTable from "./names.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";

/** Limit of a formula, in UTF-16 code units. */
const longest = 120;

/** Names of complexity classes and their bounds. */
const growth = tableOf<string>(namesTable.growth);

/**
 * `quadratic time` as `O(n^2)`, if the card has such a bound; any other text is returned unchanged. The base of a logarithm is a constant
 * factor and is dropped.
 */
export function withGrowthInSigns(given: string, own: string): string {
  if (given.length > longest || !/^\s*O\s?\(/.test(own)) return given;
  const word = /^(?:it(?:'s| is) |in )?(\p{Ll}{5,})(?:ly)?(?: (?:time|growth|complexity|runtime|cost))?\.?$/u.exec(
    given.trim().toLowerCase(),
  )?.[1];
  const sign = word === undefined ? undefined : growth[word];
  return sign === undefined ? given.replace(/\b(?:ln|lg|log_?2)(?=[\s(n])/g, "log") : `O(${sign})`;
}

/** Variants of formulas typed without special characters: `e^2x` for e^(2x), `not A or B` for ¬A ∨ B. */
export function withoutKeys(given: string, own: string): string[] {
  if (given.length > longest || own.length > longest) return [];
  const powers = /\^\(-?\d+\s?[a-z]\)/.test(own) ? given.replace(/\^(-?\d+[a-z])(?![\p{L}\d^])/gu, "^($1)") : given;
  const logic = /[¬∧∨]/.test(own)
    ? given
        .replace(/\bnot\s|[!~](?!=)/gi, "¬")
        .replace(/\s(?:and|&&?)\s/gi, " ∧ ")
        .replace(/\s(?:or|\|\|?)\s/gi, " ∨ ")
    : given;
  const greek = /\p{Script=Greek}/u.test(own) ? given.replace(/\b(?:alpha|beta|gamma|delta|theta|lambda|phi)\b/gi, inGreek) : given;
  return [...new Set([powers, logic, greek, ...rounded(given, own)])].filter((text) => text !== given);
}

const letters = tableOf<string>({ alpha: "α", beta: "β", gamma: "γ", delta: "δ", theta: "θ", lambda: "λ", phi: "φ" });

function inGreek(name: string): string {
  return letters[name.toLowerCase()] ?? name;
}

/**
 * The answer with a rounded value, of three digits or more, replaced by the card's constant of five digits or more: `273` for 273.15. Empty
 * if it has none.
 */
function rounded(given: string, own: string): string[] {
  const precise = own.match(/(?<![\d.,])\d+\.\d+(?![\d.,])/g) ?? [];
  const [constant] = precise;
  if (constant === undefined || precise.length > 1 || constant.length < longConstant || given.includes(constant)) return [];
  const said = (given.match(/(?<![\d.,])\d+(?:\.\d+)?(?![\d.,])/g) ?? []).find(
    (one) => one.replace(".", "").length >= leastDigits && Number(constant).toFixed(one.split(".")[1]?.length ?? 0) === one,
  );
  return said === undefined ? [] : [given.replace(said, constant)];
}

/** Five digits and the decimal point. */
const longConstant = 6;
const leastDigits = 3;
