import { bare, type Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { readLength, unified } from "../text/fold.ts";
import { isSymbolic, sameFormula } from "./formulas.ts";

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
