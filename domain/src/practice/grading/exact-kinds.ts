import { compareDates, datesIn, timeIn } from "./dates.ts";
import { readLength, unified } from "./fold.ts";
import { isSymbolic, sameFormula } from "./formulas.ts";
import { numbersIn, sameNumber } from "./numbers.ts";
import { compareQuantities, quantityIn } from "./quantities.ts";
import { bare, type Reading } from "./reading.ts";
import { MARKS, outcome, type Outcome } from "./verdict.ts";

/** A card whose answer is a date: every part must agree, in whatever form it is written. */
export function asDate({ forms, answer }: Reading): Outcome | null {
  const expected = datesIn(forms[0]?.text ?? "");
  if (expected.length === 0) return null;
  const year = /^\D*(\d{3,4})\D*$/.exec(answer.text)?.[1];
  const given = year === undefined ? datesIn(answer.text) : [...datesIn(answer.text), { year: Number(year) }];
  const compared = compareDates(expected, given);
  if (compared === "same") return outcome(MARKS.full, "date");
  return compared === "part" ? outcome(60, "date-part", { found: [answer.text] }) : outcome(MARKS.none, "date");
}

/** A card whose answer is a time of day. */
export function asTime({ forms, answer }: Reading): Outcome | null {
  const expected = timeIn(forms[0]?.text ?? "");
  const given = timeIn(answer.text.replace(/^(?:it is|it's|at|um) /, ""));
  if (expected === null || given === null) return null;
  return expected === given ? outcome(MARKS.full, "time") : outcome(MARKS.none, "time");
}

/** A card whose answer is a number, with or without a unit: the value decides, not the way it is written. */
export function asQuantity({ forms, answer, isAsked, language }: Reading): Outcome | null {
  for (const form of forms) {
    const expected = quantityIn(form.text, isAsked, language);
    if (!expected) continue;
    const given = quantityIn(answer.text, isAsked, language);
    if (!given) return withoutQuantity(expected.number, answer.text);
    const compared = compareQuantities(expected, given);
    if (compared === "same") return outcome(MARKS.full, "number");
    const isUnitAsked =
      compared === "unit-missing" && expected.unit.dimension === "" && isAsked(expected.unit.factor === 0.01 ? "percentage" : "number");
    if (isUnitAsked) return outcome(95, "number");
    if (compared === "unit-missing") return outcome(70, "unit-missing", { found: [expected.number.written], detail: form.raw });
    return outcome(MARKS.none, "different-number", { missing: [form.raw], detail: answer.text });
  }
  return null;
}

function withoutQuantity(expected: ReturnType<typeof numbersIn>[number], answer: string): Outcome | null {
  const given = numbersIn(answer);
  if (given.length === 0) return null;
  if (given.every((number) => !sameNumber(expected, number))) return outcome(MARKS.none, "different-number");
  return given.length === 1 ? outcome(60, "number", { found: [expected.written] }) : outcome(MARKS.none, "several-guesses");
}

/** A card whose answer is a formula, a ratio or code: it is the same or it is not; no slip of a letter is forgiven. */
export function asFormula({ question, forms, answer }: Reading): Outcome | null {
  const expected = forms.map(({ raw }) => unified(raw.slice(0, readLength)));
  if (!isSymbolic(expected[0] ?? "", question.definition)) return null;
  const given = unified(question.answer.slice(0, 1000));
  if (expected.some((form) => sameFormula(form, given))) return outcome(MARKS.full, "formula");
  const big = /^o\s?\((.*)\)$/.exec(forms[0]?.text ?? "")?.[1];
  if (big !== undefined && bare(big) === bare(answer.text)) return outcome(MARKS.full, "formula");
  return outcome(MARKS.none, "formula");
}
