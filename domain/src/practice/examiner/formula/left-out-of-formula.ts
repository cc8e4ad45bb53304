import { compareExpressions } from "./same-expression.ts";

/** Limit of a formula, in UTF-16 code units. */
const longest = 80;

/** Whether the right formula only lacks a detail: its constant, its denominator, or the indices of its letters. */
export function isWithoutADetail(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest || /[<>≤≥;,]/.test(expected)) return false;
  return [isWithoutBars, isWithoutItsConstant, isWithoutItsDenominator, isWithoutItsIndices].some((says) => says(expected, given));
}

/** Letters of physical constants and of initial values. */
const constants = /(?<![_^]\d*|\p{L}\d+|\p{Ll}{2})(?:[kGhR]|N_?A|[εμ]_?0|[ANIQUVTm]_?0)(?!_|\d|['^(])/gu;
const leastNames = 2;

/** `F = q₁q₂/r²` for `F = kq₁q₂/r²`, `N = e^(−λt)` for `N = N₀e^(−λt)`: the dependence without the constant before it. */
function isWithoutItsConstant(expected: string, given: string): boolean {
  const [name = "", value, ...more] = expected.split("=").map((side) => side.trim());
  if (value === undefined || more.length > 0 || /[+±−-]/.test(value.replace(/\([^()]*\)/g, ""))) return false;
  return Array.from(value.matchAll(constants)).some(({ 0: constant, index }) => {
    // `h` may be a height instead of Planck's constant.
    if (constant === "h" && /[πg]/.test(value)) return false;
    const [before, after] = [value.slice(0, index), value.slice(index + constant.length)];
    const names = new Set(`${before} ${after}`.replace(/\b(?:sin|cos|tan|ln|log|exp|sqrt)\b/g, " ").match(/\p{L}/gu) ?? []);
    if (/[/^]\s*\(?$/.test(before) || names.size < leastNames) return false;
    const rest = `${before.trim() === "" ? 1 : before.replace(/[*·\s]+$/, "")} * ${after.replace(/^\s*[*·]/, "")}`;
    return [rest, `${name} = ${rest}`].some((one) => compareExpressions(one, given) === "same");
  });
}

/** `u'v − uv'` for `(u/v)' = (u'v − uv')/v²`: the sum without its denominator. */
function isWithoutItsDenominator(expected: string, given: string): boolean {
  const [name, sum] = /^([^=]+)=\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*\/[^+±-]+$/u.exec(expected)?.slice(1) ?? [];
  if (name === undefined || sum === undefined || !/\S\s*[+±−-]\s*\S/u.test(sum)) return false;
  return [sum, `${name} = ${sum}`].some((one) => compareExpressions(one, given) === "same");
}

/** `n sin θ = n sin θ` for `n₁ sin θ₁ = n₂ sin θ₂`: the indices are missing. */
function isWithoutItsIndices(expected: string, given: string): boolean {
  const index = /(?<=\p{L})_?\{?[1-9]\}?(?![\p{L}\d])|(?<=\p{L})_?[1-9](?=\s*\p{L})/gu;
  const plain = (text: string) => text.replace(index, "").replace(/[\s*·]/g, "");
  return /[1-9]/.test(expected) && (expected.match(index) ?? []).length > 1 && plain(expected) === given.replace(/[\s*·]/g, "");
}

/** `ln x + C` or `ln x` for `ln|x| + C`: only the bars or the constant are missing. */
function isWithoutBars(expected: string, given: string): boolean {
  const plain = expected.replace(/\|([^|]+)\|/g, "($1)");
  return plain !== expected && !given.includes("|") && /^(?:same|constant)$/.test(compareExpressions(plain, given) ?? "");
}
