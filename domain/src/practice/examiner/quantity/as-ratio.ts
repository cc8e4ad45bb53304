import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { closeTo, numbersIn } from "./numbers.ts";
import { inDigits } from "./in-digits.ts";

/** Questions that ask for a ratio. */
const asksForRatio = /\bratio\b|\bscale\b|verhältnis|maßstab|\brapport\b|proporción|relación|\bechelle\b|échelle/iu;
const ratio = /^\D{0,12}(\d+(?:[.,]\d+)?)\s*(?::|to|zu|à|a|\/)\s*(\d+(?:[.,]\d+)?)\D{0,12}$/iu;
const longestAnswer = 80;

/** Grades a card whose answer is a ratio, `3 to 1`: the same two numbers in the same order, in signs or with words between them. */
export function asRatio({ question, forms, answer }: Reading): Outcome | null {
  const [, first, second] = ratio.exec(inDigits(forms[0]?.text ?? "")) ?? [];
  if (first === undefined || second === undefined || !asksForRatio.test(question.term) || answer.text.length > longestAnswer) return null;
  const said = numbersIn(inDigits(answer.text.replace(/\b(?:one|a|eine?|une?|una) (?=part|teil)/giu, "1 ")).replaceAll(":", " : "));
  if (said.length < 2) return null;
  const [one, other] = said;
  const [ours, theirs] = [Number(first) / Number(second), (one?.values[0] ?? NaN) / (other?.values[0] ?? NaN)];
  if (said.length === 2 && closeTo(ours, theirs)) return outcome(MARKS.full, "number");
  return closeTo(ours, 1 / theirs) ? outcome(MARKS.none, "swapped") : null;
}
