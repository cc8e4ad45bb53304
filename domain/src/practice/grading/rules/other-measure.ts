import { measuresIn, sameInBase, isBare, type Measure } from "../quantities/measures.ts";
import { sameNumber } from "../quantities/compare.ts";
import type { Form, Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { unified } from "../text/fold.ts";

/** Limit in UTF-16 code units; longer texts are not searched for measures. */
const longestRead = 400;

/** `thirty minutes` for `thirty seconds` in a sentence: the card's number with another unit of the same dimension is another quantity. */
export function differentUnit({ raw }: Form, { answer }: Reading): Outcome | null {
  if (raw.length > longestRead || answer.raw.length > longestRead || !/\d|t[wh]|f[io]|s[ie]|eight|nine|half|hundred/i.test(raw))
    return null;
  const [expected, given] = [raw, answer.raw].map((text) => measuresIn(unified(text)).filter(isWithUnit));
  if (!expected || !given) return null;
  const isSaid = (measure: Measure, all: readonly Measure[]) => all.some((other) => sameInBase(measure, other));
  const lacking = expected.find((measure) => !isSaid(measure, given));
  const strange = given.find(
    (measure) =>
      lacking !== undefined &&
      measure.unit.dimension === lacking.unit.dimension &&
      measure.unit.factor !== lacking.unit.factor &&
      sameNumber(lacking, measure) &&
      !isSaid(measure, expected),
  );
  return lacking && strange ? outcome(MARKS.none, "unit-wrong", { missing: [lacking.written], detail: strange.written }) : null;
}

/** `0.3 km` for `300 m` in a sentence: the answer has each of the card's quantities in another unit, and no others. */
export function isConverted(raw: string, answer: string): boolean {
  if (raw.length > longestRead || answer.length > longestRead) return false;
  const [expected, given] = [raw, answer].map((text) => measuresIn(unified(text)));
  if (!expected || !given || expected.length === 0 || expected.length !== given.length || !given.some(isWithUnit)) return false;
  return expected.every((measure) => given.some((other) => measure.unit.dimension === other.unit.dimension && sameInBase(measure, other)));
}

function isWithUnit(measure: Measure): boolean {
  return !isBare(measure) && measure.unit.dimension !== "";
}
