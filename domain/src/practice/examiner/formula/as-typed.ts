import { tableOf } from "../../../words/table-of.ts";
import { compareExpressions } from "./same-expression.ts";

/** Limit of a formula, in UTF-16 code units. */
const longest = 120;

/** Names of complexity classes and their bounds. */
const growth = tableOf<string>({
  constant: "1",
  logarithmic: "log n",
  linear: "n",
  linearithmic: "n log n",
  quasilinear: "n log n",
  quadratic: "n^2",
  cubic: "n^3",
  exponential: "2^n",
  factorial: "n!",
});

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

/** `F ∝ m₁m₂/r²` for `F = Gm₁m₂/r²`: the proportionality without the constant. */
export function isProportion(expected: string, given: string): boolean {
  if (!/∝|\bproportional to\b/.test(given) || given.length > longest || expected.length > longest) return false;
  const [left = "", right = ""] = given.split(/\s*(?:∝|(?:is )?(?:directly )?proportional to)\s*/);
  const names = new Set(expected.split("=")[1]?.match(/\p{L}(?:_?\d)?/gu) ?? []);
  const lacking = [...names].filter((name) => !right.includes(name));
  const [name] = lacking;
  return lacking.length === 1 && name !== undefined && compareExpressions(expected, `${left} = ${name}(${right})`) === "same";
}

/** `n1 sin a = n2 sin b`: other letters for the angles, used consistently. */
export function withTheCardsAngles(given: string, own: string): string {
  const angles = (text: string) => [
    ...new Set(
      Array.from(text.slice(0, longest).matchAll(/\b(?:sin|cos|tan)\s?\(?\s?(\p{L}_?\d?)(?![\p{L}\d])/gu), (match) => match[1] ?? ""),
    ),
  ];
  const [ours, theirs] = [angles(own), angles(given)];
  const others = own.replace(/\b(?:sin|cos|tan)\b/g, " ");
  const [angle = "", other = ""] = [ours[0], theirs[0]];
  // A single angle has several usual letters.
  const isUsual = /^[θφϕγα]$/u.test(angle) && (/^[θφϕ]$/u.test(other) || (angle === "γ" && other === "C"));
  if (ours.length === 1 && theirs.length === 1 && isUsual && !others.includes(other)) return given.replaceAll(other, angle);
  if (ours.length < 2 || ours.length !== theirs.length || theirs.some((name) => others.includes(name))) return given;
  return given.replace(/(?<=\b(?:sin|cos|tan)\s?\(?\s?)\p{L}_?\d?(?![\p{L}\d])/gu, (name) => ours[theirs.indexOf(name)] ?? name);
}
