import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";

const mostWords = 16;
const longest = 80;
const beforeChrist = /(?<![\p{L}])(?:bce?|b\.\s?c\.?(?:\s?e\.?)?|before christ|v\.\s?chr\.?|av\.\s?j\.-c\.?|a\.\s?c\.?)(?![\p{L}])/u;
const card = /^(?:from |between |c\.? ?|ca\.? ?|about |around )?(\d{3,4})(?: ?ad)?\s?(?:-|to|until|and|bis)\s?(\d{2,4})(.*)$/;

/** Grades a card whose answer is a first and a last year, with any words around them; one of the two is a partial answer. */
export function asYears({ forms, answer, question }: Reading): Outcome | null {
  const text = (forms[0]?.text ?? "").slice(0, longest);
  const [, first = "", last = "", rest = ""] = card.exec(text) ?? [];
  const isBefore = beforeChrist.test(rest);
  if (first === "" || (rest.trim() !== "" && !isBefore && !/^ ?(?:ad|ce|a\.d\.?)$/.test(rest)) || (first.length < 4 && rest === ""))
    return null;
  const ends = [Number(first), Number(wholeYear(last, first))];
  if (answer.words.length > mostWords || /\b(?:not|never|nicht)\b/.test(answer.text)) return null;
  const said = yearsIn(answer.text, first);
  const [from, to] = said;
  if (from === undefined || said.length > 2) return null;
  const other = wrong("date", question.definition);
  const isOfAnotherEra = isBefore ? /\b(?:ad|ce)\b/.test(answer.text) : beforeChrist.test(answer.text);
  if (isOfAnotherEra) return other;
  if (to === undefined) return ends.includes(from) ? outcome(50, "range-part", { missing: [question.definition.trim()] }) : other;
  if (from === ends[0] && to === ends[1])
    return isBefore && !beforeChrist.test(answer.text) ? outcome(60, "date-part", { found: [answer.text] }) : outcome(MARKS.full, "date");
  return from === ends[0] || to === ends[1] ? outcome(50, "range-part", { missing: [question.definition.trim()] }) : other;
}

/** Completes a short year by an earlier one: `18` after 1914 is 1918. */
function wholeYear(year: string, before: string): string {
  return before.slice(0, Math.max(0, before.length - year.length)) + year;
}

/** The years in an answer without duplicates; days and other small numbers are skipped. */
function yearsIn(text: string, first: string): number[] {
  const both = /^'?(\d{2})\s?[-/]\s?'?(\d{2})$/.exec(text);
  if (both) return [both[1], both[2]].map((year) => Number(wholeYear(year ?? "", first)));
  const found = Array.from(
    text.matchAll(/(?<![\d.,])(\d{3,4})(?:\s?[-/]\s?'?(\d{2})(?![\d.]|\s?\.?\s?\p{L}))?(?![\d])/gu),
    ([, year = "", short]) => [Number(year), ...(short === undefined ? [] : [Number(wholeYear(short, year))])],
  ).flat();
  return [...new Set(found)];
}
