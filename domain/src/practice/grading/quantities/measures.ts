import { closeTo, numbersIn, type FoundNumber } from "./numbers.ts";
import { noUnit, unitOf, type Unit } from "./units.ts";
import { tableOf } from "../../../words/table-of.ts";

/** A value with its unit, or a range of two, as it was found in a text. `values` are the ways the number can be read, the likelier first. */
export type Measure = {
  values: readonly number[];
  upTo: readonly number[] | null;
  unit: Unit;
  written: string;
  start: number;
  end: number;
};

/** How many numbers of a text are looked at: a text with more is no answer to a question for a number. */
const mostNumbers = 40;

const scales = tableOf<number>({
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  mn: 1e6,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  trillion: 1e12,
  tn: 1e12,
  dozen: 12,
});
const scaled = /^\s?(hundred|thousand|millions?|mio|mn|billions?|bn|trillion|tn|dozen)\b\.?/i;

/** Every measure of a text (capitals kept): `23 h 56 min` is one, `0.4-0.6 L` is one, `1 in 36` is one. */
export function measuresIn(text: string): Measure[] {
  const readable = withFractions(text);
  const lower = readable.toLowerCase();
  const found = (lower.length === readable.length ? numbersIn(lower) : numbersIn(readable))
    .filter(({ start }) => !/\^[-+]?$/.test(readable.slice(Math.max(0, start - 2), start)))
    .slice(0, mostNumbers + 1);
  if (found.length > mostNumbers) return [];
  const single = found
    .filter((number, place) => place === 0 || !isScaleOf(found[place - 1], number, lower))
    .map((number, place, all) => measureAt(readable, number, all[place + 1]?.start ?? readable.length));
  return ranged(readable, summed(readable, single));
}

function isScaleOf(before: FoundNumber | undefined, number: FoundNumber, lower: string): boolean {
  return before !== undefined && number.written in scales && lower.slice(before.end, number.start).trim() === "";
}

function measureAt(text: string, number: FoundNumber, next: number): Measure {
  let end = number.end + (/^(?:st|nd|rd|th|º|ª|er|ème|\.(?=\s))(?![\p{L}\d])/u.exec(text.slice(number.end))?.[0].length ?? 0);
  let { values } = number;
  const scale = scaled.exec(text.slice(end, end + 12));
  if (scale && !(number.written.toLowerCase() in scales)) {
    values = values.map((value) => value * (scales[scale[1]?.toLowerCase() ?? ""] ?? 1));
    end += scale[0].length;
  }
  const currency = /([€$£¥])\s?$/.exec(text.slice(0, number.start))?.[1];
  const after = unitAfter(text.slice(end, Math.max(end, Math.min(next, end + 44))));
  const unit = currency === undefined ? after?.unit : unitOf(currency);
  const isAfter = currency === undefined && after !== null;
  return {
    values,
    upTo: null,
    unit: unit ?? noUnit,
    written: text.slice(number.start, isAfter ? end + after.length : end).trim(),
    start: currency === undefined ? number.start : number.start - 1,
    end: isAfter ? end + after.length : end,
  };
}

/** The longest unit that stands after a number. */
function unitAfter(text: string): { unit: Unit; length: number } | null {
  const run = /^[\s-]?[^\d,;:!?=<>|]*(?:\^?-?\d(?![\d.,]))?(?:\/[^\d,;:!?=<>|]*)?/.exec(text)?.[0] ?? "";
  const ends = Array.from(run.matchAll(/(?<=[^\s])(?=\s|[()]|$)/g), ({ index }) => index).slice(0, 6);
  for (const end of ends.toReversed()) {
    const name = run.slice(0, end).replace(/^[\s-]+|[.)]+$/g, "");
    if (name === "" || (/^(?:in|a|at|to|pt|d|u|M|t|C|s)$/.test(name) && isFollowedByWords(text.slice(end)))) continue;
    const unit = unitOf(name);
    if (unit) return { unit, length: end };
  }
  return null;
}

/** `in` and its like are units only where nothing follows. */
function isFollowedByWords(rest: string): boolean {
  return /^\s+\p{L}/u.test(rest);
}

/** `23 h 56 min` as one: a smaller unit of the same kind follows. */
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

/** `1.5 to 3.5`, `0.4-0.6 L`, `between 1 and 2 m` as one. */
function ranged(text: string, measures: readonly Measure[]): Measure[] {
  return measures.reduce<Measure[]>((all, measure) => {
    const before = all.at(-1);
    const gap = before ? text.slice(before.end, measure.start).trim().toLowerCase() : "";
    const isBetween = before !== undefined && /\bbetween\s*$|\bzwischen\s*$/i.test(text.slice(0, before.start));
    const joins = /^(?:to|-|bis|up to|until|through|a)$/.test(gap) || (isBetween && /^(?:and|und)$/.test(gap));
    const isUnitShared = before !== undefined && (before.unit.dimension === measure.unit.dimension || isBare(before));
    if (!before || !joins || before.upTo !== null || !isUnitShared) return [...all, measure];
    const unit = isBare(before) ? measure.unit : before.unit;
    const upTo = measure.values.map((value) => (isBare(before) ? value : (value * measure.unit.factor) / before.unit.factor));
    return [...all.slice(0, -1), { ...before, unit, upTo, written: text.slice(before.start, measure.end), end: measure.end }];
  }, []);
}

export function isBare({ unit }: Measure): boolean {
  return unit.dimension === "" && unit.factor === 1;
}

const denominators = "third quarter fourth fifth sixth seventh eighth ninth tenth".split(" ");
const parts = tableOf<number>({
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
});
const counts = tableOf<number>({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
});
const fractionWords = new RegExp(`\\b(an?|one|two|three|four|five|six|seven|eight|nine)[ -](${denominators.join("|")})s?\\b`, "gi");

/** Fractions read aloud, in digits: `two thirds` → `2/3`, `one in thirty-six` → `1/36`, `half` → `1/2`, `2 to the power of 8` → `2^8`. */
function withFractions(text: string): string {
  return text
    .replace(/\*\*/g, "^")
    .replace(/\b(?:an?|one)\s+(?=(?:hundred|thousand|million|billion|dozen|pair)\b)/gi, "1 ")
    .replace(/\b(\d{2})(\d{2})\s?[-–]\s?(\d{2})\b(?![\d.,])/g, "$1$2-$1$3")
    .replace(
      /\b(\d+|one|two|three|four|five|six|seven|eight|nine) and (?:a|one) half\b/gi,
      (_, whole: string) => `${counts[whole.toLowerCase()] ?? whole}.5`,
    )
    .replace(/\bbetween ([\p{L}\d.,-]+) and /giu, "$1 to ")
    .replace(/\bhalf (?:an?|of an?) (?=\p{L})/giu, "1/2 ")
    .replace(/(?<=[\p{L}\d]) (?:an?|each|every) (?=(?:second|minute|hour|day|year)\b)/giu, " per ")
    .replace(/^\s*one\s*$/i, "1")
    .replace(/\bone (?=(?:to|or|and|until) (?:\d|t[wh]|f[io]|s[ie]|eight|nine))/gi, "1 ")
    .replace(/\bone (\p{L}+)/giu, (whole: string, unit: string) => (unitOf(unit) === null ? whole : `1 ${unit}`))
    .replace(fractionWords, (_, count: string, part: string) => `${counts[count.toLowerCase()] ?? 1}/${parts[part.toLowerCase()] ?? 1}`)
    .replace(/\b(?:an? |one )?half\b/gi, "1/2")
    .replace(
      /\b(one|an?|\d+) (?:in|out of|chance in) ([\p{L}\d][\p{L}\d-]*(?: thousand| hundred| million)?)/giu,
      (whole, top: string, bottom: string) => {
        const below = numbersIn(bottom.toLowerCase())[0]?.values[0];
        return below === undefined ? whole : `${/^\d/.test(top) ? top : 1}/${below}`;
      },
    )
    .replace(/(\d)\s?(?:to the power (?:of )?|raised to )(?=-?\d)/gi, "$1^")
    .replace(/(?<![\d.,^]|[x×*·]\s?)10\^([-+]?\d+)/g, "1e$1");
}

/** Whether the value of one measure is the other's, in whichever way each can be read. */
export function sameInBase(a: Measure, b: Measure, isNear: (a: number, b: number) => boolean = closeTo): boolean {
  const meet = (one: readonly number[], other: readonly number[]) =>
    one.some((x, i) =>
      other.some((y, j) => (i === 0 || j === 0) && isNear(x * a.unit.factor + a.unit.offset, y * b.unit.factor + b.unit.offset)),
    );
  if (a.upTo === null || b.upTo === null) return a.upTo === null && b.upTo === null && meet(a.values, b.values);
  return meet(a.values, b.values) && meet(a.upTo, b.upTo);
}
