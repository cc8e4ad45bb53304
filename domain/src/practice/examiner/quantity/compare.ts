import { isBare, sameInBase, type Measure } from "./measures.ts";
import { meantBy } from "./meant.ts";
import { decimalsOf, inUnit, isFraction, isRounded, roundedShare, within, type Hedges } from "./rounding.ts";
import { unitOf } from "./units.ts";
import { closeTo } from "./numbers.ts";

/** `near` is worth a part: rounded more than a teacher accepts. `inside` is one value from a range that was asked for. */
export type Compared = "same" | "near" | "inside" | "unit-missing" | "unit-wrong" | "different";

/** Tolerances: for rounding in conversions between units, as a share; between temperature scales, in kelvin; and for `near`, as a share. */
const conversionShare = 0.005;
const conversionKelvin = 0.6;
const nearShare = 0.05;

/** Compares a given measure with an expected one. */
export function compareMeasures(expected: Measure, given: Measure, hedges: Hedges): Compared {
  const { isAbout } = hedges;
  const isMeant = meantBy(given, expected).some((meant) => compareMeasures(expected, meant, hedges) === "same");
  if (isMeant) return "same";
  if (areReadAlike(expected, given)) return compareMeasures(asRead(expected), asRead(given), hedges);
  if (expected.unit.dimension === given.unit.dimension) {
    if (isSameValue(expected, given) || isRounded(expected, given, hedges)) return "same";
    if (isInside(expected, given) || isInside(given, expected)) return "inside";
    if (areRangesWithOneEnd(expected, given)) return "inside";
    // `20%` for 20 has a unit that is not wanted.
    if (isBare(expected) && !isBare(given)) return sameNumber(expected, given) ? "unit-wrong" : "different";
    if (isBare(given) !== isBare(expected)) return sameNumber(expected, given) ? "unit-missing" : "different";
    if (expected.unit.factor === given.unit.factor && expected.unit.offset === given.unit.offset && isNear(expected, given, isAbout))
      return "near";
    return sameNumber(expected, given) ? "unit-wrong" : "different";
  }
  if (isScaleLeftOut(expected, given)) return compareMeasures(expected, { ...given, unit: expected.unit }, hedges);
  if (isBare(given)) {
    const withUnit = { ...given, unit: expected.unit };
    if (sameNumber(expected, given) || isRounded(expected, withUnit, hedges)) return "unit-missing";
    return isInside(expected, withUnit) ? "inside" : "different";
  }
  if (isBare(expected)) return sameNumber(expected, given) ? "same" : "different";
  return sameNumber(expected, given) ? "unit-wrong" : "different";
}

/** `42.195 m` for `42.195 km`, `6650 m` for `6,650 km`: equal digits are the same number, whatever separates them. */
function areReadAlike(expected: Measure, given: Measure): boolean {
  const digits = ({ written }: Measure) => /\d[\d.,]*/.exec(written)?.[0] ?? "";
  const [ours, theirs] = [digits(expected), digits(given)];
  const isTwofold = expected.values.length > 1 || given.values.length > 1;
  const isElsewhere = expected.unit.factor !== given.unit.factor;
  const isSame = ours.replace(/[.,]/g, "") === theirs.replace(/[.,]/g, "");
  return isTwofold && !isBare(given) && ((isElsewhere && isSame) || (/^\d+\.\d*[1-9]$/.test(ours) && /^\d+$/.test(theirs)));
}

function asRead(measure: Measure): Measure {
  return { ...measure, values: measure.values.slice(0, 1) };
}

/** `20 C` for `20 °C`: coulombs are not meant. */
function isScaleLeftOut(expected: Measure, given: Measure): boolean {
  const letter = /\d\s?([cf])$/i.exec(given.written)?.[1]?.toLowerCase();
  const isLetter =
    letter !== undefined && given.unit.dimension !== "" && unitOf(`°${letter.toUpperCase()}`)?.factor === expected.unit.factor;
  return (
    expected.unit.offset !== 0 &&
    (isLetter || (given.unit.dimension === "rad" && /(?:°|º|deg(?:rees?)?|grad[ios]?|grados|degrés)$/i.test(given.written)))
  );
}

function isSameValue(expected: Measure, given: Measure): boolean {
  if (sameInBase(expected, given)) return true;
  if (expected.unit.factor === given.unit.factor && expected.unit.offset === given.unit.offset) return isMoreExact(expected, given);
  if (expected.unit.offset !== 0 || given.unit.offset !== 0) {
    return sameInBase(expected, given, (a, b) => Math.abs(a - b) <= conversionKelvin);
  }
  return !isPowerOfTen(expected.unit.factor / given.unit.factor) && sameInBase(expected, given, within(conversionShare));
}

/** 9.81 for 9.8: the same value with another digit or two. */
function isMoreExact(expected: Measure, given: Measure): boolean {
  const decimals = decimalsOf(expected);
  if (isMeasuredCloser(expected, given)) return true;
  // `22/7` for 3.14: a fraction that rounds to the card's decimals.
  if (isFraction(given) && decimals >= 2 && expected.upTo === null)
    return closeTo(Number((given.values[0] ?? NaN).toFixed(decimals)), expected.values[0] ?? NaN);
  const isPower = isPowerOf(expected) && isPowerOf(given);
  if (expected.upTo !== null || given.upTo !== null || (decimals === 0 && !isPower) || decimalsOf(given) <= decimals) return false;
  if (isPower) return closeTo(Number((given.values[0] ?? NaN).toPrecision(decimals + 1)), expected.values[0] ?? NaN);
  return closeTo(Number((given.values[0] ?? NaN).toFixed(decimals)), expected.values[0] ?? NaN);
}

/** `29.8 km/s` for 30 km/s: a more precise measurement that rounds to the card's whole number. */
function isMeasuredCloser(expected: Measure, given: Measure): boolean {
  if (expected.upTo !== null || given.upTo !== null || isBare(expected) || isBare(given) || expected.unit.dimension === "") return false;
  const [value, closer] = [expected.values[0] ?? NaN, given.values[0] ?? NaN];
  return (
    Number.isInteger(value) &&
    decimalsOf(given) === 1 &&
    decimalsOf(expected) === 0 &&
    Math.round(closer) === value &&
    within(roundedShare)(value, closer)
  );
}

/** Whether a number is in scientific notation, with one digit before the point. */
function isPowerOf({ written }: Measure): boolean {
  return /^[-+]?[1-9](?:[.,]\d+)?(?:\s?[x×*·]\s?10\^|e)/.test(written);
}

function isNear(expected: Measure, given: Measure, isAbout: boolean): boolean {
  if (expected.upTo !== null || given.upTo !== null || expected.unit.dimension === "") return false;
  const [value, other] = [expected.values[0] ?? NaN, given.values[0] ?? NaN];
  const isRounding = [1, 2, 3].some((digits) => closeTo(Number(value.toPrecision(digits)), other));
  return within(nearShare)(value, other) && (isAbout || isRounding);
}

/** Whether a value, or all of a range, lies in another range. */
function isInside(range: Measure, single: Measure): boolean {
  if (range.upTo === null || isBare(single) !== isBare(range)) return false;
  const [from, to] = [single.values, single.upTo ?? single.values].map((values) => inUnit({ ...single, values }, range));
  return (from ?? NaN) >= (range.values[0] ?? NaN) && (to ?? NaN) <= (range.upTo[0] ?? NaN);
}

/** `1837 to 1910` for 1837 to 1901: one of the two ends is right. */
export function areRangesWithOneEnd(expected: Measure, given: Measure): boolean {
  if (expected.upTo === null || given.upTo === null || expected.unit.factor !== given.unit.factor) return false;
  const ends = (measure: Measure) => [measure.values[0] ?? NaN, measure.upTo?.[0] ?? NaN] as const;
  const [[from, to], [start, end]] = [ends(expected), ends(given)];
  return closeTo(from, start) !== closeTo(to, end);
}

/** Compares values without their units. */
export function sameNumber(a: Measure, b: Measure): boolean {
  return sameInBase({ ...a, unit: { ...a.unit, factor: 1, offset: 0 } }, { ...b, unit: { ...b.unit, factor: 1, offset: 0 } });
}

function isPowerOfTen(ratio: number): boolean {
  const power = Math.log10(Math.abs(ratio));
  return Math.abs(power - Math.round(power)) < 1e-9;
}
