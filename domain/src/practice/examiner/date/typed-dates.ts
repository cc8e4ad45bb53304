import { datesIn, monthIn, possible, type PartialDate } from "./dates.ts";

/** Longer answers contain more than a date. */
const longest = 120;

const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),?\s/;
/**
 * The dates that an answer can mean beside the card's, in notations that only answers use: `9.11.89`, `11/1989`, `It fell on …`.
 */
export function typedDates(foldedText: string, expected: PartialDate): PartialDate[] {
  if (foldedText.length > longest) return [];
  const text = foldedText
    .replace(/^(?:on|am|le|el|il|em)\s/, "")
    .replace(weekday, "")
    .replace(/'(?=\d\d(?!\d))/g, "")
    .replace(/[.!?]+$/, "");
  const month = monthIn(text);
  if (month !== undefined && expected.month !== undefined) return [{ month }];
  return [...datesIn(text), ...possible(inDigits(text, expected)), ...withinASentence(text)];
}

function inDigits(text: string, expected: PartialDate): PartialDate[] {
  const inChinese = /^(\d{4})\s?年\s?(\d{1,2})\s?月(?:\s?(\d{1,2})\s?日)?$/.exec(text);
  if (inChinese)
    return [{ year: Number(inChinese[1]), month: Number(inChinese[2]), ...(inChinese[3] !== undefined && { day: Number(inChinese[3]) }) }];
  const [, one = "", sign, other = "", year = ""] = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{2,3})$/.exec(text) ?? [];
  if (sign !== undefined) {
    const [a, b] = [Number(one), Number(other)];
    const ofYear = year.length === 2 ? { shortYear: Number(year) } : { year: Number(year) };
    return sign === "."
      ? [{ day: a, month: b, ...ofYear }]
      : [
          { day: a, month: b, ...ofYear },
          { day: b, month: a, ...ofYear },
        ];
  }
  const ofMonth = /^(?:(\d{1,2})[-/.](\d{4})|(\d{4})[-/.](\d{1,2}))$/.exec(text);
  if (ofMonth && expected.month !== undefined) return [{ month: Number(ofMonth[1] ?? ofMonth[4]), year: Number(ofMonth[2] ?? ofMonth[3]) }];
  const [, first = "", between, second = ""] = /^(\d{1,2})([./-])\s?(\d{1,2})$/.exec(text) ?? [];
  if (between === undefined || expected.year !== undefined || expected.month === undefined) return [];
  const european = { day: Number(first), month: Number(second) };
  return between === "." ? [european] : [european, { day: Number(second), month: Number(first) }];
}

const inWords =
  /(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th|\.)?(?: of| de)? \p{L}{3,10}\.?,?(?: de)? \d{3,4}|\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{3,4})(?![\d\p{L}])/gu;
const inFigures = /(?<![\d.])(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{4}-\d{2}-\d{2})(?![\d])/g;

/** The only date in a sentence that says when something happened; empty if there are none or several. */
function withinASentence(text: string): PartialDate[] {
  if (/\b(?:not|or|never|nicht|oder)\b/.test(text) || !/\p{L}/u.test(text)) return [];
  const written = [...(text.match(inWords) ?? []), ...(text.match(inFigures) ?? [])];
  const [beforeAComma = ""] = text.split(", ");
  const found = (written.length > 0 ? written : [beforeAComma]).map(datesIn).filter((dates) => dates.length > 0);
  return found.length === 1 ? (found[0] ?? []) : [];
}
