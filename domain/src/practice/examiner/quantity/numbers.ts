import { tableOf } from "../../../words/table-of.ts";

/** A number found in a text: its possible values (`1.000` can be one or a thousand), how it is written, and its place. */
export type FoundNumber = { values: readonly number[]; written: string; start: number; end: number };

const digits =
  /(?<![\p{L}\d.,])([-+])?(\d{1,3}(?:[ ,.'\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[.,]\d+)(?:\s?[x×*·]\s?10\^?([-+]?\d+)|e([-+]?\d+))?(?:\/(\d+)(?![\d/.]))?/gu;

/** The numbers in a folded text, in digits or in English words, in order. */
export function numbersIn(foldedText: string): FoundNumber[] {
  const inDigits = Array.from(foldedText.matchAll(digits), (match): FoundNumber => {
    const [written, sign, digit = "", tenTo, e, divisor] = match;
    const isMinus = (sign === "-" && !/[\p{L}\d]\s?$/u.test(foldedText.slice(0, match.index))) || afterMinus(foldedText, match.index);
    const power = tenTo ?? e;
    // There is no grouping before a power of ten: 6.022 × 10^23 does not begin with 6,022.
    const read = power === undefined ? valuesOf(digit) : [Math.min(...valuesOf(digit))];
    const values = read.map((value) => ((isMinus ? -1 : 1) * Number(`${value}e${power ?? 0}`)) / Number(divisor ?? 1));
    return { values, written, start: match.index, end: match.index + written.length };
  }).filter(({ values }) => values.every(Number.isFinite));
  return [...inDigits, ...numbersInWords(foldedText)].toSorted((a, b) => a.start - b.start);
}

/** Whether two numbers can have the same value. Two readings that are both second choices do not match. */
export function sameNumber(a: FoundNumber, b: FoundNumber): boolean {
  return a.values.some((one, i) => b.values.some((other, j) => (i === 0 || j === 0) && closeTo(one, other)));
}

/** Whether two numbers are equal within a relative error of 1e-9. */
export function closeTo(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

function afterMinus(text: string, start: number): boolean {
  return /\bminus\s?$/.test(text.slice(0, start));
}

/** The values of a sequence of digits and separators, the likelier first. */
function valuesOf(digit: string): number[] {
  if (/[ '\u202f]/.test(digit)) return [Number(digit.replace(/[ '\u202f]/g, "").replace(",", "."))];
  const separators = digit.replace(/\d/g, "");
  if (separators.length > 1) {
    const isMixed = new Set(separators).size > 1;
    const last = Math.max(digit.lastIndexOf("."), digit.lastIndexOf(","));
    return [isMixed ? Number(`${digit.slice(0, last).replace(/[.,]/g, "")}.${digit.slice(last + 1)}`) : Number(digit.replace(/[.,]/g, ""))];
  }
  const decimal = Number(digit.replace(",", "."));
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(digit)) return [decimal];
  const grouped = Number(digit.replace(/[.,]/, ""));
  // `2,850` is a whole number: a decimal would not end in zero.
  if (separators === "," && digit.endsWith("0")) return [grouped];
  return separators === "," ? [grouped, decimal] : [decimal, grouped];
}

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ordinals =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const scales = tableOf<number>({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 });
const small = tableOf<number>({
  ...Object.fromEntries(units.map((word, value) => [word, value])),
  ...Object.fromEntries(tens.map((word, place) => [word, (place + 2) * 10])),
});
/** Ordinals count as numbers from `fourth` on; `first`, `second` and `third` have other meanings too. */
const ordinalValues = tableOf<number>(Object.fromEntries(ordinals.map((word, value) => [word, value]).slice(4)));

/** `twenty-second` is one number; in `a two second gap` only `two` is. */
const inWords = new RegExp(
  `\\b(?:${[...units, ...tens, "hundred", "thousand", "million", ...ordinals.slice(4)].join("|")})(?:[ -](?:and )?(?:${[...units, ...tens, ...Object.keys(scales)].join("|")}|(?<=(?:ty|hundred|thousand|and)[ -])(?:${ordinals.slice(1).join("|")})))*\\b`,
  "g",
);

/** Numbers in English words, up to trillions. `one` alone is skipped, because it seldom counts. */
function numbersInWords(text: string): FoundNumber[] {
  return Array.from(text.matchAll(inWords), (match) => {
    const words = match[0].split(/[ -]/).filter((word) => word !== "and");
    const sign = afterMinus(text, match.index) ? -1 : 1;
    return { values: [sign * valueOfWords(words)], written: match[0], start: match.index, end: match.index + match[0].length };
  }).filter(({ written, start, values }) => written !== "one" && !Number.isNaN(values[0]) && !/\d\s?$/.test(text.slice(0, start)));
}

function valueOfWords(words: readonly string[]): number {
  const [first = "", second = ""] = words;
  const [century = 0, year = 0] = [small[first], small[second]];
  // `seventeen eighty-nine`: a year in two halves.
  if (century >= 10 && century <= 20 && year >= 10) return century * 100 + valueOfWords(words.slice(1));
  let total = 0;
  let part = 0;
  for (const word of words) {
    const scale = scales[word];
    if (scale === 100) part = (part || 1) * 100;
    else if (scale !== undefined) [total, part] = [total + (part || 1) * scale, 0];
    else part += small[word] ?? ordinalValues[word] ?? ordinals.indexOf(word);
  }
  return total + part;
}
