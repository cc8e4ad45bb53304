import { isFunctionWord, type Language } from "../text/function-words.ts";
import { closeTo, numbersIn, sameNumber, type FoundNumber } from "./numbers.ts";
import { unitOf, type Unit } from "./units.ts";

/** A text that is one number, with or without a unit, and nothing else. */
export type Quantity = { number: FoundNumber; unit: Unit };

/** Words that may stand beside a number without changing it. */
const hedges = new Set(
  "about around approximately approx circa ca roughly nearly almost exactly only year years ad ce etwa ungefähr unos environ около equals minus plus".split(
    " ",
  ),
);

/**
 * Reads a folded text as a quantity; null when it is anything else. Words of the question (`pH 7` for 'pH of water'), small
 * words and hedges (`about`) may stand around it.
 */
export function quantityIn(foldedText: string, isAsked: (word: string) => boolean, language: Language): Quantity | null {
  const found = numbersIn(foldedText);
  const number = found[0];
  if (!number || found.length > 1) return multiplied(found, foldedText);
  const before = foldedText.slice(0, number.start).replace(/[-+~≈≃<>=:(,]+\s*$/, "");
  const after = foldedText.slice(number.end).replace(/^(?:st|nd|rd|th|º|ª|er|ème|\.)(?![\p{L}\d])/u, "");
  const isLoose = (word: string) => hedges.has(word) || isFunctionWord(word, language) || isFunctionWord(word, "en") || isAsked(word);
  if (before.split(/[^\p{L}\p{N}€$£]+/u).some((word) => word !== "" && !isLoose(word) && !/^[€$£]$/.test(word))) return null;
  const currency = /[€$£]/.exec(before)?.[0] ?? "";
  const whole = (currency + after).replace(/^[\s-]+|[\s.!?)]+$/g, "");
  const unit = unitOf(whole) ?? unitOf(withoutLooseWords(whole, isLoose));
  return unit === null ? null : { number, unit };
}

/** What the comparison of two quantities finds: `unit` is the right number with its unit missing, `different` another value. */
export function compareQuantities(expected: Quantity, given: Quantity): "same" | "unit-missing" | "different" {
  const sameDimension = expected.unit.dimension === given.unit.dimension;
  if (sameDimension && sameValue(expected, given)) return "same";
  const isBare = given.unit.dimension === "" && given.unit.factor === 1;
  if (isBare && sameNumber(expected.number, given.number)) return "unit-missing";
  const wasBare = expected.unit.dimension === "" && expected.unit.factor === 1;
  return wasBare && !sameDimension && sameNumber(expected.number, given.number) ? "same" : "different";
}

function sameValue(expected: Quantity, given: Quantity): boolean {
  const inBase = ({ number, unit }: Quantity) => number.values.map((value) => value * unit.factor + unit.offset);
  const [expectedValues, givenValues] = [inBase(expected), inBase(given)];
  const isSame = givenValues.some((value, i) => expectedValues.some((other, j) => (i === 0 || j === 0) && closeTo(value, other)));
  return isSame || isMoreExact(expected, given);
}

/** 9.81 where the card says 9.8: the same value with another digit or two. */
function isMoreExact(expected: Quantity, given: Quantity): boolean {
  if (expected.unit.factor !== given.unit.factor) return false;
  const decimals = /^[-+]?\d+[.,](\d+)$/.exec(expected.number.written)?.[1]?.length;
  const givenDecimals = /^[-+]?\d+[.,](\d+)$/.exec(given.number.written)?.[1]?.length ?? 0;
  if (decimals === undefined || givenDecimals <= decimals || givenDecimals > decimals + 6) return false;
  const [value, more] = [expected.number.values[0] ?? NaN, given.number.values[0] ?? NaN];
  return closeTo(Number(more.toFixed(decimals)), value);
}

/** `380 thousand` and `3 million` read as two numbers; they are one. */
function multiplied(found: readonly FoundNumber[], text: string): Quantity | null {
  const [first, second] = found;
  if (!first || !second || found.length > 2) return null;
  const isScale = /^(?:hundred|thousand|million|billion)$/.test(second.written) && text.slice(first.end, second.start).trim() === "";
  if (!isScale) return null;
  const values = first.values.map((value) => value * (second.values[0] ?? NaN));
  const unit = unitOf(text.slice(second.end).trim());
  return unit === null ? null : { number: { ...first, values, end: second.end }, unit };
}

function withoutLooseWords(text: string, isLoose: (word: string) => boolean): string {
  return text
    .split(" ")
    .filter((word) => !isLoose(word.replace(/[.,;:!?]+$/, "")))
    .join(" ");
}
