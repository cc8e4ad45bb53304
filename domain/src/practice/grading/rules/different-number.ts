import { numbersIn, sameNumber, type FoundNumber } from "../quantities/numbers.ts";
import type { Form, Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { isConverted } from "./other-measure.ts";

/** How many numbers of each text are held against each other. */
const mostNumbers = 150;

/** The answer has a number that the definition has not, and lacks one that it has. */
export function differentNumber(form: Form, { answer }: Reading): Outcome | null {
  const expected = numbersIn(form.text).slice(0, mostNumbers);
  if (expected.length === 0) return null;
  const given = numbersIn(answer.text).slice(0, mostNumbers);
  const isMeant = (number: FoundNumber, said: FoundNumber) => sameNumber(number, said) || isCenturyOf(said, number, answer.text);
  const lacking = expected.find((number) => !given.some((other) => isMeant(number, other)));
  const strange = given.find((number) => !expected.some((other) => isMeant(other, number)));
  return lacking && strange && !isConverted(form.raw, answer.raw)
    ? outcome(MARKS.none, "different-number", { missing: [lacking.written], detail: strange.written })
    : null;
}

/** `in the 18th century` for 1760: less than was asked for, but no other time. */
function isCenturyOf({ values: [said], end }: FoundNumber, { values: [year], written }: FoundNumber, text: string): boolean {
  const isYear = year !== undefined && /^1\d{3}$|^20\d{2}$/.test(written);
  return (
    isYear &&
    said === Math.ceil(year / 100) &&
    /^(?:st|nd|rd|th|\.|e|è|ème|o)?\s?(?:century|c\b|jahrhundert|jh\b|siècle|siglo|secolo|século)/u.test(text.slice(end, end + 20))
  );
}
