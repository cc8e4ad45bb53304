import { numbersIn, sameNumber, type FoundNumber } from "../quantities/numbers.ts";
import type { Form, Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { isConverted } from "./other-measure.ts";

/** Number of numbers in each text that are compared. */
const mostNumbers = 150;

/** The answer has a number that the definition lacks, and lacks one that the definition has. */
export function differentNumber(form: Form, { answer }: Reading): Outcome | null {
  const expected = numbersIn(form.text).slice(0, mostNumbers);
  if (expected.length === 0) return null;
  const given = numbersIn(answer.text).slice(0, mostNumbers);
  const isMeant = (number: FoundNumber, said: FoundNumber) => sameNumber(number, said) || isCenturyOf(said, number, answer.text);
  const lacking = expected.find((number) => !given.some((other) => isMeant(number, other)));
  const second = given.find((number, place) => place > 0 && isSecondGuess(given[place - 1], number, answer.text));
  if (lacking === undefined && second !== undefined && !numberOr.test(form.text))
    return outcome(50, "one-word-other", { missing: [expected[0]?.written ?? ""], detail: second.written });
  const strange = given.find((number) => !expected.some((other) => isMeant(other, number)));
  return lacking && strange && !isConverted(form.raw, answer.raw)
    ? outcome(MARKS.none, "different-number", { missing: [lacking.written], detail: strange.written })
    : null;
}

/** `two or three languages` for two: the other number is a second guess. */
function isSecondGuess(before: FoundNumber | undefined, number: FoundNumber, text: string): boolean {
  return before !== undefined && /^\s+or\s+$/.test(text.slice(before.end, number.start)) && !sameNumber(before, number);
}

const numberOr = /\bor\b/;

/** `in the 18th century` for 1760: less precise, but not another time. */
function isCenturyOf({ values: [said], end }: FoundNumber, { values: [year], written }: FoundNumber, text: string): boolean {
  const isYear = year !== undefined && /^1\d{3}$|^20\d{2}$/.test(written);
  return (
    isYear &&
    said === Math.ceil(year / 100) &&
    /^(?:st|nd|rd|th|\.|e|è|ème|o)?\s?(?:century|c\b|jahrhundert|jh\b|siècle|siglo|secolo|século)/u.test(text.slice(end, end + 20))
  );
}
