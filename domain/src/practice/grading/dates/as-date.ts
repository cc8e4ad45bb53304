import type { Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { compareDates, datesIn, timeIn } from "./dates.ts";

/** A card whose answer is a date: every part must agree, in whatever form it is written. */
export function asDate({ forms, answer }: Reading): Outcome | null {
  const expected = datesIn(forms[0]?.text ?? "");
  if (expected.length === 0) return withinTheYear(forms[0]?.text ?? "", answer.text);
  const year = /^\D*(\d{3,4})\D*$/.exec(answer.text)?.[1];
  const given = year === undefined ? datesIn(answer.text) : [...datesIn(answer.text), { year: Number(year) }];
  const compared = compareDates(expected, given);
  if (compared === "same") return outcome(MARKS.full, "date");
  return compared === "part" ? outcome(60, "date-part", { found: [answer.text] }) : outcome(MARKS.none, "date");
}

/** A card that asks for a year takes a day of it. */
function withinTheYear(definition: string, answer: string): Outcome | null {
  const year = /^(?:in |ad )?(\d{4})(?: ad| ce)?$/.exec(definition)?.[1];
  const isOfIt = year !== undefined && datesIn(answer.replace(/^(?:on|in) /, "")).some((date) => date.year === Number(year));
  return isOfIt ? outcome(98, "date", { found: [year] }) : null;
}

/** A card whose answer is a time of day. */
export function asTime({ forms, answer }: Reading): Outcome | null {
  const expected = timeIn(forms[0]?.text ?? "");
  const given = timeIn(answer.text.replace(/^(?:it is|it's|at|um) /, ""));
  if (expected === null || given === null) return null;
  return expected === given ? outcome(MARKS.full, "time") : outcome(MARKS.none, "time");
}
