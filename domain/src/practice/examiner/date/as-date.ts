import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { compareDates, datesIn, timeIn } from "./dates.ts";
import { spanIn } from "./spans.ts";
import { typedDates } from "./typed-dates.ts";

/** Grades a card whose answer is a date: every part must agree, in any notation. */
export function asDate({ forms, answer, question }: Reading): Outcome | null {
  const definition = forms[0]?.text.replace(/\s*\([^()]*\)\s*$/, "") ?? "";
  const expected = datesIn(definition);
  const span = withinASpan(definition, expected[0]?.year, answer.text);
  if (span !== null) return span;
  if (expected.length === 0) return withinTheYear(definition, answer.text);
  const year = /^\D*(\d{3,4})\D*$/.exec(answer.text)?.[1];
  const ofAnEra = yearOfAnEra(answer.text);
  const years = [...(year === undefined ? [] : [Number(year)]), ...(ofAnEra === null ? [] : [ofAnEra])];
  const dates = [...datesIn(answer.text), ...typedDates(answer.text, expected[0] ?? {})];
  const given = dates.length > 0 ? dates : years.map((told) => ({ year: told }));
  const compared = compareDates(expected, given);
  if (compared === "same") return outcome(MARKS.full, "date");
  if (compared === "near") return outcome(50, "date-near", { missing: [question.definition.trim()] });
  return compared === "part" ? outcome(60, "date-part", { found: [answer.text] }) : outcome(MARKS.none, "date");
}

const eras =
  /^(?:in |about |c\.? ?|ca\.? ?|around |the year )*(?:(ad|ce)\s)?(\d{1,4})(?:\s?(bce?|b\.\s?c\.(?:\s?e\.)?|before christ|v\.\s?chr\.?|a\.\s?c\.|av\.\s?j\.-c\.|a\.\s?d\.|ad|ce))?$/;

/** A year with its era, negative before Christ; null if no era is given. */
export function yearOfAnEra(text: string): number | null {
  const [, before, digits = "", after] = eras.exec(text) ?? [];
  if (before === undefined && after === undefined) return null;
  return /^b|chr|^a\.\s?c|^av/.test(after ?? "") ? -Number(digits) : Number(digits);
}

/** The day and month before a year with an era: `15 March 44 BC`. */
const dayBefore =
  /^(?:on )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?=\p{L}))?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?,?(?= ))?,? (?=(?:ad )?\d)/u;

/** `the 17th century` or `the 1640s` for 1648: a partial answer if it contains the year. */
function withinASpan(definition: string, ofADate: number | undefined, answer: string): Outcome | null {
  const span = spanIn(answer);
  if (span === null) return null;
  const years = /^(?:in |from |about |around |circa |c\.? ?|ca\.? ?)?(\d{3,4})(?:\s?(?:-|to|until)\s?(\d{3,4}))?$/.exec(definition);
  const first = ofADate ?? yearOfAnEra(definition) ?? (years?.[1] === undefined ? null : Number(years[1]));
  if (first === null) return null;
  const isInside = [first, Number(years?.[2] ?? first)].some((year) => year >= span.from && year <= span.to);
  return isInside ? outcome(50, "date-part", { found: [answer] }) : outcome(MARKS.none, "date");
}

/** `753 BC` in any notation; a year before Christ without its era is a partial answer. */
function asYearOfAnEra(definition: string, answer: string): Outcome | null {
  const year = yearOfAnEra(definition);
  if (year === null) return null;
  const given = yearOfAnEra(answer.replace(/^-\s?(\d+)$/, "$1 bc").replace(dayBefore, ""));
  if (given !== null) return given === year ? outcome(MARKS.full, "date") : outcome(MARKS.none, "date");
  const bareYear = /^(?:in )?(\d{1,4})$/.exec(answer)?.[1];
  if (bareYear === undefined) return null;
  if (Number(bareYear) !== Math.abs(year)) return outcome(MARKS.none, "date");
  return year > 0 ? outcome(98, "date") : outcome(60, "date-part", { found: [answer] });
}

/** A card that asks for a year accepts a day in it. */
function withinTheYear(definition: string, answer: string): Outcome | null {
  const ofAnEra = asYearOfAnEra(definition, answer);
  if (ofAnEra !== null) return ofAnEra;
  const isBare = /^(?:about |around |circa |c\.? ?|ca\.? ?|in )?\d{3,4}$/.test(definition);
  if (isBare && (yearOfAnEra(answer) ?? 0) < 0) return outcome(MARKS.none, "date");
  const year = /^(?:in |ad |l'an )?(\d{3,4})(?: ad| ce)?$/.exec(definition)?.[1];
  const isOfIt = year !== undefined && datesIn(answer.replace(/^(?:on|in) /, "")).some((date) => date.year === Number(year));
  return isOfIt ? outcome(98, "date", { found: [year] }) : null;
}

/** Grades a card whose answer is a time of day. */
export function asTime({ forms, answer, question }: Reading): Outcome | null {
  // `3.14` is a number unless the question asks for a time.
  const isDecimal = /^\d{1,2}\.\d{2}$/.test(forms[0]?.text ?? "");
  if (isDecimal && !/\b(?:time|clock|hour|when|begins?|starts?|uhr|wann)\b/i.test(question.term)) return null;
  const expected = timeIn(forms[0]?.text ?? "");
  const given = timeIn(answer.text.replace(/^(?:it is|it's|at|um) /, ""));
  if (expected === null || given === null) return null;
  return expected === given ? outcome(MARKS.full, "time") : outcome(MARKS.none, "time");
}
