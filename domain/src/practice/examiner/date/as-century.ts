import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { yearOfAnEra } from "./as-date.ts";
import { partOfSpan, spanIn, type Span } from "./spans.ts";

/** Grades a card whose answer is a century or a decade, in any notation; a year within it, or a part of it, is a partial answer. */
export function asCentury({ forms, answer, question, isAsked }: Reading): Outcome | null {
  const definition = forms[0]?.text ?? "";
  const expected = spanIn(definition);
  if (expected === null) return null;
  const other = wrong("date", question.definition);
  const part = outcome(60, "date-part", { found: [answer.text] });
  // `the 14th` if the question asks for a century.
  const given = spanIn(answer.text) ?? (isAsked("century") ? spanIn(`${answer.text.replace(/[.!]$/, "")} century`) : null);
  if (given !== null) {
    if (isSame(expected, given)) {
      const [own, said] = [partOfSpan(definition), partOfSpan(answer.text)];
      if (own === said) return outcome(MARKS.full, "date");
      return own === null || said === null ? part : other;
    }
    const isWithoutEra =
      expected.to < 0 && isSame({ from: -expected.to, to: -expected.from }, given) && !/\b(?:ad|a\.d|ce)\b/.test(answer.text);
    return isWithoutEra || isInside(given, expected) ? part : other;
  }
  const years = /^(?:from |between )?(\d{3,4})\s?(?:-|to|until|and|bis)\s?(\d{3,4})$/.exec(answer.text);
  if (years) {
    const said = { from: Number(years[1]), to: Number(years[2]) };
    if (isSame(expected, said)) return outcome(MARKS.full, "date");
    return isInside(said, expected) ? part : other;
  }
  const year = /^(?:(?:in|about|around|c\.?|ca\.?|circa) ?)*(\d{3,4})$/.exec(answer.text)?.[1];
  const said = yearOfAnEra(answer.text) ?? (year === undefined ? null : Number(year));
  // `19 years` is not the 19th century.
  if (said === null) return /\d/.test(answer.text) ? other : null;
  return isInside({ from: said, to: said }, expected) ? outcome(50, "date-part", { found: [answer.text] }) : other;
}

/** The 1300s and the 14th century differ only by a year at each end. */
function isSame(one: Span, other: Span): boolean {
  return Math.abs(one.from - other.from) <= 1 && Math.abs(one.to - other.to) <= 1;
}

function isInside(small: Span, large: Span): boolean {
  return small.from >= large.from && small.to <= large.to;
}
