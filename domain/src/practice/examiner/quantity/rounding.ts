import { isBare, sameInBase, type Measure } from "./measures.ts";
import { noUnit } from "./units.ts";
import { closeTo } from "./numbers.ts";

/** Relative tolerances for rounded values: if the card's value is exact, if the card says `about`, and between two measurements. */
export const roundedShare = 0.01;
const aboutShare = 0.02;
/** If both say that they are approximate: `roughly 70%` for about 71%. */
const bothAboutShare = 0.03;
const measuredShare = 0.0002;

/** Whether the card (`isAbout`) or the answer (`isHedged`) says that its value is approximate. */
export type Hedges = { isAbout: boolean; isHedged: boolean };

/**
 * Whether the answer is a measured value rounded to two digits or more: 3,500 km for 3,474 km. Counts and percentages may not be rounded.
 */
export function isRounded(expected: Measure, given: Measure, { isAbout, isHedged }: Hedges): boolean {
  if (isOfARoundOne(expected, given) || isMeasuredAsWell(expected, given)) return true;
  if (isFraction(expected) && !isFraction(given)) return isCloseTo(expected, given, within(roundedShare)) && digitsOf(given) >= 2;
  if (expected.upTo !== null || given.upTo !== null || (isBare(expected) && decimalsOf(expected) < 2 && !isAbout)) return false;
  if (isAbout && isHedged && isBare(expected) === isBare(given) && isCloseTo(expected, given, within(bothAboutShare))) return true;
  if (isAbout && roundsToTheCards(expected, given)) return isBare(expected) || !isBare(given);
  if (isHedged && !isBare(expected) && !isBare(given) && isCloseTo(expected, given, within(roundedShare / 2))) return true;
  if (isHedged && isRoundNumber(given) && !isBare(expected) && !isBare(given)) return isCloseTo(expected, given, within(roundedShare));
  if (isAbout && isRoundNumber(given)) return isCloseTo(expected, given, within(aboutShare)) && (isBare(expected) || !isBare(given));
  if (expected.unit.dimension === "" && !isBare(expected)) return false;
  const [value, rounded] = [inUnit(expected, expected), inUnit(given, expected)];
  return (
    within(isHedged ? aboutShare : roundedShare)(value, rounded) &&
    [2, 3, 4, 5, 6].some((digits) => closeTo(Number(value.toPrecision(digits)), rounded))
  );
}

/** Whether a value is a fraction such as `1/6`, which a decimal can only approximate. */
export function isFraction({ written, upTo }: Measure): boolean {
  return upTo === null && /^\d+\/\d+$/.test(written);
}

function digitsOf({ written }: Measure): number {
  return written.replace(/^0[.,]0*/, "").match(/\d/g)?.length ?? 0;
}

/** `299,792 km/s` for 300,000 km/s: a measurement that the card has rounded. */
function isOfARoundOne(expected: Measure, given: Measure): boolean {
  const value = expected.values[0] ?? NaN;
  if (expected.upTo !== null || given.upTo !== null || isBare(expected) || expected.unit.dimension === "" || value % 1000 !== 0)
    return false;
  return (
    within(roundedShare / 2)(value, inUnit(given, expected)) &&
    digitsOf(given) > digitsOf({ ...expected, written: String(value).replace(/0+$/, "") })
  );
}

/** `3,422 °C` for about 3,400 °C: more precise, and rounds to the card's value. */
function roundsToTheCards(expected: Measure, given: Measure): boolean {
  const value = expected.values[0] ?? NaN;
  const digits = String(Math.abs(value))
    .replace(/0+$|\.|e.*$/g, "")
    .replace(/^0+/, "").length;
  return digits >= 2 && digits < 16 && closeTo(Number(inUnit(given, expected).toPrecision(digits)), value);
}

/** `8,848 m` for 8,849 m: an equally good measurement. Values without a unit are counts, and percentages must match in every digit. */
function isMeasuredAsWell(expected: Measure, given: Measure): boolean {
  const areMeasured = [expected, given].every(
    (measure) => measure.upTo === null && measure.unit.dimension !== "" && digitsOf(measure) >= 4,
  );
  return areMeasured && isCloseTo(expected, given, within(measuredShare));
}

/** Whether a number ends in 0 or 5, as rounded numbers do. */
function isRoundNumber({ values }: Measure): boolean {
  const digits = String(values[0] ?? "").replace(/e.*$|[-.]/g, "");
  return /[05]$/.test(digits);
}

/** The likelier value of a measure in the unit of another one. */
export function inUnit(measure: Measure, other: Measure): number {
  return ((measure.values[0] ?? NaN) * measure.unit.factor + measure.unit.offset - other.unit.offset) / other.unit.factor;
}

/** Whether two values are near. In one unit they are compared as they are written: a degree counts from the zero of its scale. */
function isCloseTo(expected: Measure, given: Measure, isNear: (a: number, b: number) => boolean): boolean {
  const isOneUnit = expected.unit.factor === given.unit.factor && expected.unit.offset === given.unit.offset;
  const plain = (measure: Measure): Measure => (isOneUnit ? { ...measure, unit: noUnit } : measure);
  return sameInBase(plain(expected), plain(given), isNear);
}

/** The number of decimals with which a measure is written. */
export function decimalsOf({ written }: Measure): number {
  return /^[-+]?\d+[.,](\d+)/.exec(written)?.[1]?.length ?? 0;
}

/** A comparison of two numbers that accepts a difference up to this share of the larger one. */
export function within(share: number): (a: number, b: number) => boolean {
  return (a, b) => Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));
}
