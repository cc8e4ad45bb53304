import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { groupingByStop } from "../knowledge/number-words.ts";
import { readLength, unified } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { isMisconverted, isSaidOfACentury, isSaidOfTheOther, isToldBesides } from "./beside.ts";
import { areRangesWithOneEnd, compareMeasures, type Compared } from "./compare.ts";
import { inDigits } from "./in-digits.ts";
import { withoutBound } from "./bounded.ts";
import { isBare, measuresIn, type Measure } from "./measures.ts";
import { isSameUnit, noUnit, unitOf, type Unit } from "./units.ts";
import { workedOut } from "./worked-out.ts";
import { withCountedUnit, withNumeral } from "./number-words.ts";

/** Words that may accompany a number without changing it. */
const hedges = new Set(
  "about around approximately approx circa ca roughly nearly almost exactly only some ungefähr etwa unos environ year years ad ce equals minus plus between from to zwischen bis total ago old long high tall wide deep old rund".split(
    " ",
  ),
);
const about = /\b(?:about|around|approximately|approx|circa|ca|roughly|nearly|almost|some|etwa|ungefähr|rund|unos|environ)\b|[~≈≃]/iu;
const arePercentAsked = /\bpercentage\b|\b(?:what|how many|in) per ?cent\b/i;
/** Number of words; a longer answer may say more than the number. */
const longestAnswer = 30;

/** An answer with more numbers is a list of guesses. */
const mostNumbers = 60;

/** Grades a card whose answer is a number, with or without a unit: by its value, in any notation. */
export function asQuantity(reading: Reading): Outcome | null {
  const expected = expectedMeasures(reading);
  if (expected.length === 0) return null;
  const text = withoutYearlyPercent(
    inDigits(
      withNumeral(asTheCardWrites(localized(unified(reading.question.answer.slice(0, readLength)), reading), reading.question.definition)),
    ),
    expected,
  );
  if ((text.match(/\d+/g) ?? []).length > mostNumbers) return wrong("several-guesses", expected[0]?.written ?? "");
  const result = afterEquals(text, reading.question.definition);
  if (result !== null && measuresIn(result).some((one) => best(expected, one, false, false) === "same"))
    return outcome(MARKS.full, "number");
  const asked = expected.every(isBare) ? askedUnit(reading.question.term) : null;
  const measures = measuresIn(workedOut(text, expected, reading.question.definition));
  // `23 pairs` for 23 is not 46, if pairs are counted.
  const given = measures.map((one) => (asked?.dimension === "" && isSameUnit(one.unit, asked) ? { ...one, unit: noUnit } : one));
  if (given.length === 0 || reading.answer.words.length > longestAnswer) return null;
  const isAbout = about.test(reading.question.definition);
  const isHedged = about.test(text);
  const verdicts = given.map((measure) => ({ measure, compared: best(expected, measure, isAbout, isHedged) }));
  const bestOf = (kind: Compared) => verdicts.find(({ compared }) => compared === kind);
  const right = bestOf("same");
  const written = expected[0]?.written ?? "";
  if (right && asked !== null && isOtherUnit(right.measure.unit, asked)) return wrong("unit-wrong", written, right.measure.written);
  if (right) return withOthers(right.measure, verdicts, text, reading);
  const bare = bestOf("unit-missing");
  if (bare && given.length === 1) {
    return isUnitAsked(expected[0], reading)
      ? outcome(95, "number", { found: [written] })
      : outcome(70, "unit-missing", { found: [bare.measure.written], detail: written });
  }
  const wrongUnit = bestOf("unit-wrong");
  if (wrongUnit && arePercentAsked.test(reading.question.term) && /%|per ?cent/i.test(wrongUnit.measure.written))
    return outcome(98, "number", { found: [written] });
  if (wrongUnit) return wrong("unit-wrong", written, wrongUnit.measure.written);
  if (bestOf("near")) return outcome(60, "near-number", { missing: [written], detail: given[0]?.written ?? "" });
  const inside = bestOf("inside");
  if (inside) {
    const isOneEnd = expected.some((one) => areRangesWithOneEnd(one, inside.measure));
    return outcome(50, "range-part", { missing: [written], ...(isOneEnd && { detail: inside.measure.written }) });
  }
  return wrong("different-number", written, given[0]?.written ?? "");
}

/** `120 over 80` for a card with 120/80, and `14-18` for one with the years 1914-1918. */
function asTheCardWrites(text: string, definition: string): string {
  if (/\d\/\d/.test(definition)) return text.replace(/(?<=\d) (?:over|to|zu|auf|sur|sobre|na) (?=\d)/giu, "/");
  const years = /^\s*((?:1\d|20)\d\d)\s?(?:[-–—]|to|bis|à|a|al|до)\s?((?:1\d|20)\d\d)\s*$/u.exec(definition)?.slice(1) ?? [];
  if (years.length === 0 || !/^\D*\b\d\d\b\D+\b\d\d\b\D*$/.test(text)) return text;
  return text.replace(/\d\d/g, (short) => years.find((year) => year.endsWith(short)) ?? short);
}

/** A number as English writes it: `3.715 m` is three kilometres and more on a Spanish card. */
function localized(text: string, { language }: Pick<Reading, "language">): string {
  return groupingByStop.has(language) ? text.replace(/(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.,])/g, "$1$2") : text;
}

/** `2 percent per year` for 2%: a rate of growth is one a year. */
function withoutYearlyPercent(text: string, [first]: readonly Measure[]): string {
  return first !== undefined && /%|percent/i.test(first.written)
    ? text.replace(
        /(?<=%|percent|per cent|prozent|pour cent|por ciento)\s+(?:per|a|pro|im|par|al|por) (?:year|annum|jahr|an|año)(?!\p{L})/iu,
        "",
      )
    : text;
}

/** What stands after the last equals sign of an answer that works the number out: `2^8 - 2 = 254`. */
function afterEquals(text: string, definition: string): string | null {
  const at = text.lastIndexOf("=");
  return at < 0 || definition.includes("=") || text.length > longestSum ? null : text.slice(at + 1);
}

const longestSum = 80;

/** Whether the card's answer is a number, with or without a unit, and nothing else. */
export function isQuantityCard(reading: Reading): boolean {
  return expectedMeasures(reading).length > 0;
}

/** The measures that the card accepts: its own, and those in brackets or given as alternatives. Empty for a card about anything else. */
function expectedMeasures({ question, forms, isAsked, language }: Reading): Measure[] {
  if (question.definition.length > 200) return [];
  if (question.definition.includes("/(")) return wholeMeasure(unified(question.definition));
  if (/[=√∫∑±]|\S\(|\d\.\d+\.\d+\.\d/u.test(question.definition)) return [];
  const inside = Array.from(question.definition.matchAll(/\(([^()]*)\)/g), (match) => match[1] ?? "");
  // A single letter names a quantity, even if the question contains it: `2x`.
  const isLetter = (word: string) => /^\p{L}$/u.test(word) && !isFunctionWord(word, language) && !isFunctionWord(word, "en");
  const isLoose = (word: string) =>
    !isLetter(word) && (hedges.has(word) || isFunctionWord(word, language) || isFunctionWord(word, "en") || isAsked(word));
  const pure = (text: string): Measure[] => {
    const local = localized(unified(text), { language });
    const counted = withCountedUnit(withoutBound(local));
    if (counted === local && !/\d|one|t[wh]|f[io]|s[ie]|eight|nine|half|dozen/i.test(question.definition)) return [];
    const whole = inDigits(counted);
    const measures = measuresIn(whole);
    const [measure] = measures;
    if (measures.length !== 1 || !measure) return [];
    const rest = `${whole.slice(0, measure.start)} ${whole.slice(measure.end)}`.toLowerCase();
    return (rest.match(/[\p{L}\p{N}√∫∑]+|[=^*/<>]/gu) ?? []).every((word) => isLoose(word) && !/^[=^*/<>]$/.test(word)) ? [measure] : [];
  };
  const own = forms.flatMap(({ raw }) => pure(raw));
  return own.length === 0 ? [] : [...own, ...inside.flatMap(pure)];
}

/** A text that is one measure and nothing else: the brackets of `4.18 J/(g·K)` belong to its unit, those of `1/(2x)` to a formula. */
function wholeMeasure(text: string): Measure[] {
  const measures = measuresIn(text);
  return measures.length === 1 && measures[0]?.written === text.trim() ? measures : [];
}

function best(expected: readonly Measure[], given: Measure, isAbout: boolean, isHedged: boolean): Compared {
  const order: readonly Compared[] = ["same", "unit-missing", "unit-wrong", "near", "inside", "different"];
  const all = expected.map((measure) => compareMeasures(measure, given, { isAbout, isHedged }));
  return order.find((kind) => all.includes(kind)) ?? "different";
}

/** Whether a text ends with `not` and at most two more words, or with `is no`: what comes next is denied. */
function endsInADenial(text: string): boolean {
  const words = text.slice(-longestEnd).split(/\s+/);
  const isDenied = words.at(-1) === "" && words.slice(-4, -1).some((word) => /(?:^|\W)(?:not|never|isn't)$/i.test(word));
  return isDenied || /\b(?:is|are) no\s$/i.test(text.slice(-longestEnd));
}

/** Number of characters before a value that are looked at. */
const longestEnd = 200;

/** The right number, alone or beside others of its dimension, which are a second guess except in a sentence about something else. */
function withOthers(
  right: Measure,
  verdicts: readonly { measure: Measure; compared: Compared }[],
  text: string,
  reading: Reading,
): Outcome {
  if (endsInADenial(text.slice(0, right.start))) return outcome(MARKS.none, "negation");
  const others = verdicts.filter(
    ({ measure, compared }) =>
      compared !== "same" &&
      measure.unit.dimension === right.unit.dimension &&
      isBare(measure) === isBare(right) &&
      !isToldBesides(text, right, measure) &&
      !/\b(?:not|rather than|instead of)\s+(?:\S+\s+){0,2}$/i.test(text.slice(0, measure.start)),
  );
  const isRight = outcome(MARKS.full, "number", { found: [right.written] });
  if (others.length === 0) return isRight;
  if (others.some(({ measure }) => isSaidOfTheOther(text, right, measure, reading.isAsked)))
    return wrong("swapped", reading.question.definition);
  // The right number with a false addition.
  const isFalseRemark = others.every(({ measure }) => isMisconverted(text, right, measure) || isSaidOfACentury(text, measure));
  if (isFalseRemark) return outcome(60, "several-guesses", { found: [right.written], missing: [reading.question.definition.trim()] });
  const isGuessing = reading.answer.words.length <= shortAnswer || others.length > 2;
  return isGuessing
    ? outcome(MARKS.none, "several-guesses", { found: [right.written], detail: others[0]?.measure.written ?? "" })
    : isRight;
}

/** In a longer answer another number belongs to a sentence about something else. */
const shortAnswer = 8;

const countsUnits = /(?<!\p{L})(?:how many|wie ?viele|combien de|cuánt[oa]s) (\p{L}{3,20})/iu;
const measuresInUnits = /(?<!\p{L})(?:in|en) (\p{L}{3,20})\s?[?)]?$/iu;

/** The unit that a question asks for whose card has the number alone: `how many bits`, `distance in kilometres`. */
function askedUnit(term: string): Unit | null {
  const text = term.slice(0, longestTerm).trimEnd();
  const name = (countsUnits.exec(text) ?? measuresInUnits.exec(text))?.[1];
  return name === undefined ? null : unitOf(name.toLowerCase());
}

/** `8 bytes` where bits are counted. */
function isOtherUnit(one: Unit, asked: Unit): boolean {
  return one.dimension !== "" && one.dimension === asked.dimension && !isSameUnit(one, asked);
}

const longestTerm = 300;

/** Whether the question implies the unit: `Percentage of …`, `Height in metres`. */
function isUnitAsked(expected: Measure | undefined, { isAsked, question }: Reading): boolean {
  if (!expected) return false;
  const unit = /[\p{L}%°]+$/u.exec(expected.written)?.[0]?.toLowerCase() ?? "";
  return (
    (unit !== "" && isAsked(unit)) ||
    impliedUnits.some(([asked, own]) => asked.test(question.term) && own.test(expected.written)) ||
    (perMinute.test(expected.written) && perMinute.test(question.answer.slice(0, readLength))) ||
    // Blood pressure is given without its unit.
    /^\d{2,3}\/\d{2,3}\s?mm\s?hg$/i.test(expected.written) ||
    (expected.unit.dimension === "rad" && (isAsked("angle") || isAsked("degrees"))) ||
    (expected.unit.factor === 0.01 && rate.test(question.term)) ||
    (expected.unit.dimension === "" && isAsked("number") && expected.unit.factor !== 0.001) ||
    new RegExp(`\\bin ${unit.replace(/[^\p{L}]/gu, "") || "-"}(?:e?s)?\\b`, "iu").test(question.term)
  );
}

/** Questions that imply the unit of their answer: an age is in years, a pulse in beats per minute, a size of data in bits or bytes. */
const impliedUnits: readonly (readonly [asked: RegExp, unit: RegExp])[] = [
  [/\bages?\b|\bâge|alter\b|\bedad|volljährig|majorité/iu, /\b(?:years?|jahren?|ans|años)\b/iu],
  [/\bheart rate\b|\bpulse?\b|\bpouls\b|\bpulso\b|herzfrequenz/iu, /\b(?:beats?|schläge|battements|latidos|bpm|min)\b/iu],
  [/\bbytes?\b|\baddress\b|\badresse\b|\bdirección\b/iu, /\bbits?$/iu],
];

/** What is counted may be said beside the time: `60 breaths per minute` for 60/min. */
const perMinute = /(?:\/|(?<!\p{L})(?:per|pro|je|por|al|par|in der|na)\s)\s?min/iu;

/** Questions whose answer can only be a percentage. */
const rate =
  /\bpercent|prozent|pour ?cent|por ?cien|porcentaje|\brate\b|\bratio\b|\bshare\b|satz\b|anteil|quote\b|\btaux\b|\btasa\b|proportion/iu;
