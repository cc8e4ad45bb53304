import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, MARKS } from "../question/marks.ts";
import { type Outcome, outcome, type Rule, wrong } from "../question/outcome.ts";
import { folded } from "../text/fold.ts";
import { numbersIn, sameNumber } from "./numbers.ts";

/** Longer texts contain more than a value. */
const longestRead = 300;
const number =
  "(?=\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|half|january|february|march|april|may|june|july|august|september|october|november|december)\\b)";
const down =
  "below|under|beneath|(?:less|fewer|lower|smaller|shorter|earlier|younger) than|before|unter|(?:weniger|kleiner|kürzer|jünger|niedriger) als|vor|moins de|inférieur à|avant|menos de|menor (?:que|de)|antes de|meno di|minore di|minder dan|mniej niż|poniżej|меньше|менее|<";
const up =
  "above|over|(?:more|greater|higher|larger|longer|bigger|later|older) than|after|über|(?:mehr|größer|länger|älter|höher) als|nach|plus de|supérieur à|après|más de|mayor (?:que|de)|mais de|maior que|después de|più di|maggiore di|meer dan|więcej niż|powyżej|больше|более|>";
const bound = new RegExp(`(?<![\\p{L}\\p{N}])(?:(${down})|(${up}))\\s?(?:the |about |around )?${number}`, "iu");
/** A value behind a bound, `greater than 5`, without the bound; any other text is returned unchanged. */
export function withoutBound(text: string): string {
  const found = bound.exec(text.slice(0, longestRead));
  return found?.index === 0 ? text.slice(found[0].length) : text;
}

/**
 * Not bounds: `no less than 5` includes 5, `a little over 5` is about 5, `2 years before 1991` is another year, and `3 over 4` is a
 * fraction.
 */
const noBound =
  /(?:\b(?:not?|never|nicht|just|slightly|little|bit|shortly|right|immediately|second|minute|hour|day|week|month|year|decade|cent[a-z]+|long)s?|\d[%‰]?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten))\s*$/iu;

const asksForTheLeast =
  /\bmindest|\bmínim|\b(?:min(?:imum|imal)?|least|lowest|smallest|youngest|earliest|from|older|age|threshold)\b|\bstart/i;
const asksForTheMost =
  /\bhöchst|\bmáxim|\b(?:max(?:imum|imal)?|most|limit|highest|largest|oldest|latest|up to|under|threshold|deadline)\b/iu;

/** Rules that compare values only, without the words around them. */
const ofValues: ReadonlySet<Rule> = new Set(["number", "date"]);

/**
 * The right value as a bound, `below 7` or `after 1989`, when the card gives the value itself: a part, since the bound excludes it. A
 * reversed bound of the card, `under 30` for `over 30`, is the opposite. If the question asks for a limit, a minimum or a maximum, the
 * bound may be true.
 */
export function unlessBounded(decided: Outcome, { question, answer }: Reading): Outcome {
  if (!countsAsCorrect(decided.score) || !ofValues.has(decided.rule)) return decided;
  const said = boundIn(answer.raw);
  const strict = boundIn(question.definition);
  const own = strict ?? leastOrMostIn(question.definition);
  const inclusive = said === null ? leastOrMostIn(answer.raw) : null;
  const part = outcome(MARKS.leastPartial, "key-words", { found: decided.found, missing: [question.definition.trim()] });
  if (own !== null && inclusive !== null && own.isUp !== inclusive.isUp) return wrong("opposite", question.definition, answer.raw);
  // `at most 35` for a minimum of 35.
  const [asked, otherAsked] = inclusive?.isUp === true ? [asksForTheLeast, asksForTheMost] : [asksForTheMost, asksForTheLeast];
  if (own === null && inclusive !== null && otherAsked.test(question.term) && !asked.test(question.term))
    return wrong("opposite", question.definition, answer.raw);
  // `at least 5`, or the value alone, for more than 5; and more than 5 for at least 5.
  if (strict !== null && said === null && (inclusive !== null || withoutBound(question.definition.trim()) !== question.definition.trim()))
    return part;
  if (strict === null && own !== null && said !== null && own.isUp === said.isUp) return part;
  // `in 1989, after 28 years`: a bound on another number says nothing about the card's.
  const values = numbersIn(folded(question.definition));
  if (said === null || !numbersIn(folded(said.written)).some((other) => values.some((value) => sameNumber(value, other)))) return decided;
  const missing = [question.definition.trim()];
  if (own !== null) return own.isUp === said.isUp ? decided : outcome(MARKS.none, "opposite", { missing, detail: said.written });
  const [end, otherEnd] = said.isUp ? [asksForTheLeast, asksForTheMost] : [asksForTheMost, asksForTheLeast];
  if (end.test(question.term)) return decided;
  if (otherEnd.test(question.term)) return outcome(MARKS.none, "opposite", { missing, detail: said.written });
  return outcome(MARKS.leastPartial, "one-word-other", { found: decided.found, missing, detail: said.written });
}

const inclusiveUp =
  /≥|\b(?:at least|mindestens|au moins)\b|^\s*(?:from|ab) \d|\d\+(?!\d)|\d\s(?:[a-z]{2,10}\s)?(?:(?:and|or) (?:over|above|older|more|up)|(?:und|oder) (?:mehr|älter|darüber))\b/iu;
const inclusiveDown =
  /≤|\b(?:at most|höchstens|au plus)\b|^\s*(?:up to|bis(?: zu)?) \d|\d\s(?:[a-z]{2,10}\s)?(?:(?:and|or) (?:under|below|younger|less|fewer)|(?:und|oder) (?:weniger|jünger|darunter))\b/iu;

/** The direction of a bound that includes its value, `≥ 5`, `at most 5` or `5 and over`; null if there is none. */
function leastOrMostIn(definition: string): { isUp: boolean } | null {
  const read = definition.slice(0, longestRead);
  const [isUp, isDown] = [inclusiveUp.test(read), inclusiveDown.test(read)];
  return isUp === isDown ? null : { isUp };
}

/** The first bound in a text: its direction, and how it is written; null if there is none. */
function boundIn(text: string): { isUp: boolean; written: string } | null {
  const read = text.slice(0, longestRead);
  const found = bound.exec(read);
  if (found === null || noBound.test(read.slice(0, found.index))) return null;
  const written = `${found[0]}${/^\S+/.exec(read.slice(found.index + found[0].length))?.[0] ?? ""}`.trim();
  return { isUp: found[2] !== undefined, written };
}
