import type { Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { numbersIn, sameNumber } from "./numbers.ts";
import { compareQuantities, quantityIn } from "./quantities.ts";

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
