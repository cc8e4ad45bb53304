import wordsTable from "./words.json" with { type: "json" };
import { closeTo, numbersIn, type FoundNumber } from "./numbers.ts";
import { inDigits } from "./in-digits.ts";
import { noUnit, unitOf, type Unit } from "./units.ts";
import { tableOf } from "../../../words/table-of.ts";

/** A value with its unit, or a range of two, found in a text. `values` are the possible readings of the number, the likelier first. */
export type Measure = {
  values: readonly number[];
  upTo: readonly number[] | null;
  unit: Unit;
  written: string;
  start: number;
  end: number;
};

/** Number of numbers in a text that are read; a text with more does not answer a question for a number. */
const mostNumbers = 40;

const scales = tableOf<number>(wordsTable.scales);
const scaled = new RegExp(`^\\s?(${Object.keys(scales).join("|")})(?![\\p{L}\\p{N}])\\.?(?: d(?:[ei] |')(?=\\p{L}))?`, "iu");
/** `1 millón de`, with a letter of what comes. */
const longestScale = 20;
/** Letters that scale an amount of money: `$375m`. */
const scaledAmount = /^\s?([kmb])(?![\p{L}\p{N}])/iu;
const ofAmounts = tableOf<number>({ k: 1e3, m: 1e6, b: 1e9 });

/** The measures in a text that still has its capitals: each of `23 h 56 min`, `0.4-0.6 L` and `1 in 36` is one. */
export function measuresIn(text: string): Measure[] {
  const readable = inDigits(text);
  const lower = readable.toLowerCase();
  const found = (lower.length === readable.length ? numbersIn(lower) : numbersIn(readable))
    .filter((number) => !isExponent(readable, number))
    .slice(0, mostNumbers + 1);
  if (found.length > mostNumbers) return [];
  const single = found.map((number, place, all) => measureAt(readable, number, all[place + 1]?.start ?? readable.length));
  return ranged(readable, summed(readable, single));
}

/** The power of a unit: `9.81 m s^-2`, also typed as `9.81 m s-2`. */
function isExponent(text: string, { start, written }: FoundNumber): boolean {
  if (/\^[-+]?$/.test(text.slice(Math.max(0, start - 2), start))) return true;
  const unit = /(?<=\d[\p{L}\s·*/^\d-]*)(?<!\p{L})(\p{L}{1,4})-$/u.exec(text.slice(Math.max(0, start - 24), start))?.[1];
  return unit !== undefined && /^[1-4]$/.test(written) && unitOf(unit) !== null;
}

function measureAt(text: string, number: FoundNumber, next: number): Measure {
  let end = number.end + (/^(?:st|nd|rd|th|º|ª|er|ème|\.(?=\s))(?![\p{L}\d])/u.exec(text.slice(number.end))?.[0].length ?? 0);
  let { values } = number;
  const scale = scaled.exec(text.slice(end, end + longestScale));
  if (scale && !(number.written.toLowerCase() in scales)) {
    values = values.map((value) => value * (scales[scale[1]?.toLowerCase() ?? ""] ?? 1));
    end += scale[0].length;
  }
  const currency = /([€$£¥]|\b(?:EUR|USD|GBP|JPY|CHF))\s?$/.exec(text.slice(0, number.start))?.[1];
  const amount = currency === undefined || scale ? null : scaledAmount.exec(text.slice(end, end + 4));
  if (amount) {
    values = values.map((value) => value * (ofAmounts[amount[1]?.toLowerCase() ?? ""] ?? 1));
    end += amount[0].length;
  }
  // An ordinal has no unit: `the 19th century` is not 19 centuries.
  const isOrdinal = /\d(?:st|nd|rd|th)$/.test(text.slice(number.start, end));
  const after = isOrdinal ? null : unitAfter(text.slice(end, Math.max(end, Math.min(next, end + 44))));
  const unit = currency === undefined ? after?.unit : unitOf(currency);
  const isAfter = currency === undefined && after !== null;
  return {
    values,
    upTo: null,
    unit: unit ?? noUnit,
    written: text.slice(number.start, isAfter ? end + after.length : end).trim(),
    start: currency === undefined ? number.start : text.slice(0, number.start).trimEnd().length - currency.length,
    end: isAfter ? end + after.length : end,
  };
}

/** The longest unit after a number. */
function unitAfter(text: string): { unit: Unit; length: number } | null {
  const run = /^[\s-]?(?:[^\d,;:!?=<>|]|(?<=[\p{L}^]|[\p{L}^]-)\d(?![\d.,]))*/u.exec(text)?.[0] ?? "";
  const ends = Array.from(run.matchAll(/(?<=[^\s])(?=\s|[()]|$)/g), ({ index }) => index).slice(0, 6);
  for (const end of ends.toReversed()) {
    const name = run.slice(0, end).replace(/^[\s-]+|[.)]+$/g, "");
    if (
      name === "" ||
      name.endsWith("(") ||
      (/^(?:in|a|an|at|to|pt|d|u|M|t|C|s)$|\s(?:in|a|at|to)$/.test(name) && isFollowedByWords(text.slice(end)))
    )
      continue;
    const unit = unitOf(name);
    if (unit) return { unit, length: end };
  }
  return null;
}

/** Words such as `in` are units only if no word follows. */
function isFollowedByWords(rest: string): boolean {
  return /^\s+[\p{L}\d]/u.test(rest);
}

/** Joins `23 h 56 min`: a smaller unit of the same dimension follows. */
function summed(text: string, measures: readonly Measure[]): Measure[] {
  return measures.reduce<Measure[]>((all, measure) => {
    const before = all.at(-1);
    const isPart =
      before !== undefined &&
      before.unit.dimension !== "" &&
      before.unit.dimension === measure.unit.dimension &&
      before.unit.offset === 0 &&
      measure.unit.factor < before.unit.factor &&
      /^\s*(?:,|and|und|y|et|e)?\s*$/i.test(text.slice(before.end, measure.start));
    if (!isPart) return [...all, measure];
    const ratio = measure.unit.factor / before.unit.factor;
    const values = before.values.map((value) => value + Math.sign(value || 1) * (measure.values[0] ?? 0) * ratio);
    return [...all.slice(0, -1), { ...before, values, written: text.slice(before.start, measure.end), end: measure.end }];
  }, []);
}

/** Joins the ends of a range: `1.5 to 3.5`, `0.4-0.6 L`, `between 1 and 2 m`. */
function ranged(text: string, measures: readonly Measure[]): Measure[] {
  return measures.reduce<Measure[]>((all, measure) => {
    const before = all.at(-1);
    const gap = before ? text.slice(before.end, measure.start).trim().toLowerCase() : "";
    const isBetween = before !== undefined && /\bbetween\s*$|\bzwischen\s*$/i.test(text.slice(0, before.start));
    const joins =
      /^(?:to|-|bis|up to|until|till|til|through|thru|a|à|al|до|tot|~|…|\.{2,3})$/.test(gap) || (isBetween && /^(?:and|und)$/.test(gap));
    const isUnitShared = before !== undefined && (before.unit.dimension === measure.unit.dimension || isBare(before));
    if (!before || !joins || before.upTo !== null || !isUnitShared) return [...all, measure];
    const unit = isBare(before) ? measure.unit : before.unit;
    const upTo = measure.values.map((value) => (isBare(before) ? value : (value * measure.unit.factor) / before.unit.factor));
    return [...all.slice(0, -1), { ...before, unit, upTo, written: text.slice(before.start, measure.end), end: measure.end }];
  }, []);
}

/** Whether a measure is a plain number without a unit; a percentage has one. */
export function isBare({ unit }: Measure): boolean {
  return unit.dimension === "" && unit.factor === 1;
}

/** Whether two measures are equal in base units, in any reading of their numbers except two that are both second choices. */
export function sameInBase(a: Measure, b: Measure, isNear: (a: number, b: number) => boolean = closeTo): boolean {
  const meet = (one: readonly number[], other: readonly number[]) =>
    one.some((x, i) =>
      other.some((y, j) => (i === 0 || j === 0) && isNear(x * a.unit.factor + a.unit.offset, y * b.unit.factor + b.unit.offset)),
    );
  if (a.upTo === null || b.upTo === null) return a.upTo === null && b.upTo === null && meet(a.values, b.values);
  return meet(a.values, b.values) && meet(a.upTo, b.upTo);
}
