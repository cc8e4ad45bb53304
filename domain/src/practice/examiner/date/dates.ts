import wordsTable from "./words.json" with { type: "json" };
import { slipsBetween } from "../text/typos.ts";

/** A calendar date, or the parts of it that were written. Years BC are negative. */
export type PartialDate = {
  year?: number;
  month?: number;
  day?: number;
  /** the last two digits of a year written without its century */ shortYear?: number;
};

const months = new Map(wordsTable.months.flatMap((names, place) => names.split(" ").map((name) => [name, place + 1] as const)));

/**
 * The dates that a folded text as a whole can mean (`3/4/1990` can mean two); empty if it is no date. A date names a month or is written in
 * digits with its year; a bare year is a number.
 */
export function datesIn(foldedText: string): PartialDate[] {
  const text = foldedText.replace(/[.!?]+$/, "").trim();
  const ofAnEra = dayOfAnEra(text);
  if (ofAnEra.length > 0) return ofAnEra;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return possible([{ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }]);
  const short = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})$/.exec(text);
  if (short) {
    const [a, b, year] = [Number(short[1]), Number(short[3]), Number(short[4])];
    const european = { year, month: b, day: a };
    return possible(short[2] === "." || a === b ? [european] : [european, { year, month: a, day: b }]);
  }
  return possible(dateInWords(text));
}

const eraAfter = /\s(\d{1,4})\s?(bce?|b\.\s?c(?:\.\s?e)?|before christ|v\.\s?chr|av\.\s?j\.-c|a\.\s?d|ad|ce)$/;

/** `15 March 44 BC`: two digits are a year only with an era. */
function dayOfAnEra(text: string): PartialDate[] {
  const [written, digits = "", era = ""] = eraAfter.exec(text) ?? [];
  if (written === undefined) return [];
  const [day] = dateInWords(`${text.slice(0, -written.length).replace(/,$/, "")} 1000`);
  return day?.month === undefined ? [] : possible([{ ...day, year: /^b|chr|^av/.test(era) ? -Number(digits) : Number(digits) }]);
}

/**
 * Compares a given date with an expected one: `same` if every part agrees, `part` if some are left out and none is wrong, `near` if the
 * year and one more part agree and one is wrong, else `different`.
 */
export function compareDates(expected: readonly PartialDate[], given: readonly PartialDate[]): "same" | "part" | "near" | "different" {
  let best: "part" | "near" | "different" = "different";
  for (const one of expected) {
    for (const short of given) {
      const other = withWholeYear(short, one.year);
      const parts = (["year", "month", "day"] as const).filter((part) => one[part] !== undefined);
      if (parts.some((part) => other[part] !== undefined && other[part] !== one[part])) {
        const isNear = one.year === other.year && parts.filter((part) => other[part] === one[part]).length === 2;
        if (isNear && best === "different") best = "near";
        continue;
      }
      if (parts.every((part) => other[part] === one[part])) return "same";
      if (parts.some((part) => other[part] === one[part])) best = "part";
    }
  }
  return best;
}

/** Completes a two-digit year from the card's year. */
function withWholeYear(date: PartialDate, year: number | undefined): PartialDate {
  if (year === undefined || date.year !== undefined || date.shortYear === undefined) return date;
  // `15 March 44` for a date before Christ is correct but incomplete.
  if (year < 0 && date.shortYear === -year) return date;
  return { ...date, year: year % 100 === date.shortYear ? year : date.shortYear };
}

function dateInWords(text: string): PartialDate[] {
  const words = text
    .replace(/\b(twenty|thirty)[- ](?=\p{L})/u, "$1-")
    .split(/[\s,./]+|(?<!twenty|thirty)-/u)
    .filter((word) => word !== "" && !/^(?:the|of|on|in|el|le|il|em|al|am|den|der|de|del|um|anno|a|d|ad|ce|года|roku|r|г)$/.test(word));
  const date: PartialDate = {};
  for (const word of words) {
    const month = months.get(word) ?? misspeltMonth(word);
    const digits = /^(\d{1,4})(?:st|nd|rd|th|er|º)?$/.exec(word)?.[1] ?? ordinalDays.get(word);
    if (month !== undefined && date.month === undefined) date.month = month;
    else if (digits !== undefined && digits.length <= 2 && date.day === undefined) date.day = Number(digits);
    else if (digits?.length === 2 && date.shortYear === undefined) date.shortYear = Number(digits);
    else if (digits !== undefined && digits.length >= 3 && date.year === undefined) date.year = Number(digits);
    else if (/^(?:bc|bce)$/.test(word) && date.year !== undefined) date.year = -date.year;
    else return [];
  }
  return date.month === undefined || (date.year === undefined && date.day === undefined) ? [] : [date];
}

/** Days as ordinals and as cardinals: `am dreissigsten Januar`, with ss as in folded texts. */
const ordinalDays = new Map(wordsTable.days.flatMap((row) => row.split(" ").map((word, place) => [word, String(place + 1)] as const)));

/** The only month that a misspelt word of five letters or more can mean, with one slip at most. */
function misspeltMonth(word: string): number | undefined {
  if (word.length < 5 || /\d/.test(word)) return undefined;
  const near = new Set([...months].filter(([name]) => name.length >= 5 && slipsBetween(name, word, 1) <= 1).map(([, month]) => month));
  return near.size === 1 ? near.values().next().value : undefined;
}

/** The month that the whole text names. */
export function monthIn(foldedText: string): number | undefined {
  return months.get(foldedText.replace(/^(?:in |im |en )|[.!]$/g, ""));
}

/** Drops dates with an impossible month or day. */
export function possible(dates: readonly PartialDate[]): PartialDate[] {
  return dates.filter(({ month = 1, day = 1 }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
}

/** A time of day in minutes since midnight, or null: `3:30 pm`, `15.30`, `3 p.m.` */
export function timeIn(foldedText: string): number | null {
  const match = /^(?:at )?(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m\.?|p\.?m\.?|uhr|h|o'clock)?$/.exec(foldedText.trim());
  if (!match || (match[2] === undefined && match[3] === undefined)) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  const half = match[3]?.[0];
  if (hours > 24 || minutes > 59) return null;
  const isTwelveHours = half === "a" || half === "p";
  return (isTwelveHours ? (hours % 12) + (half === "p" ? 12 : 0) : hours) * 60 + minutes;
}
