import { isBare, sameInBase, type Measure } from "./measures.ts";

/** Tolerance of an approximation that repeats the value, as a share. */
const nearly = 0.12;

/**
 * Whether a second number of an answer is something else than a second guess: a later event, `1914, it ended in 1918`, or roughly the same value, `almost two years (22 months)`.
 */
export function isToldBesides(text: string, right: Measure, other: Measure): boolean {
  const before = text.slice(0, other.start).toLowerCase();
  if (isSaidOfACentury(text, other)) return Math.ceil((right.values[0] ?? 0) / 100) === other.values[0];
  // `1918, four years after 1914`
  if (/\b(?:after|before)\s$/.test(before) && other.start > right.start) return true;
  if (isPartOfIt.test(before)) return (other.values[0] ?? 0) <= (right.values[0] ?? 0);
  if (isOfAnother(before.slice(right.end))) return true;
  const isLater = saysALaterEvent(before.slice(right.end));
  const isRough = /\b(?:about|around|almost|nearly|roughly|over|just (?:over|under)|some|more than|less than)\s*$/.test(before);
  return isLater || (isRough && sameInBase(right, other, (x, y) => Math.abs(x - y) <= nearly * Math.abs(x)));
}

/** A part of the number: `206, of which 22 are in the skull`. */
const isPartOfIt = /\bof (?:which|them|these)\s(?:about |only )?$/;

/** A later event: `it ended`, at the beginning of a clause or after `and`. */
const laterEvent =
  /^(?:it|he|she|they|and|which)\s(?:then\s|later\s)?(?:ended|began|started|lasted|finished|died|fell|closed|came|became|went|rose)\b/;

function saysALaterEvent(between: string): boolean {
  const clause = between.split(/[,;.]/).at(-1) ?? "";
  return clause.split(/\band\s/).some((part) => laterEvent.test(part.trimStart()));
}

/** The number of something else, after the right one: `206, a baby has about 300`. */
function isOfAnother(between: string): boolean {
  const place = Math.max(...[",", ";", "("].map((sign) => between.lastIndexOf(sign)));
  const words = between
    .slice(place + 1)
    .trimStart()
    .replace(/^(?:and |but |while |whereas )/, "")
    .replace(/^(?:an?|the|most|some|many)\s/, "")
    .split(/\s/);
  const [first = "", ...rest] = words;
  const [verb, ...after] = rest.slice(/^(?:has|have|had|got|needs?)$/.test(rest[0] ?? "") ? 0 : 1);
  const isNoun =
    /^\p{L}{3,}$/u.test(first) && !notANoun.test(first) && rest.slice(0, -1 - after.length).every((word) => /^\p{L}+$/u.test(word));
  return (
    place >= 0 && isNoun && /^(?:has|have|had|got|needs?)$/.test(verb ?? "") && /^(?:(?:about|only|around|just) )?$/.test(after.join(" "))
  );
}

const notANoun = /^(?:they|she|there|that|this|which|maybe|perhaps)$/;

/** `1914, in the 20th century`: the number of a century. */
export function isSaidOfACentury(text: string, { end }: Measure): boolean {
  return /^(?:st|nd|rd|th)?\s?(?:century|centuries)\b/i.test(text.slice(end));
}

/** `100 °C, which is 100 K`: the right value with a wrong conversion. */
export function isMisconverted(text: string, right: Measure, other: Measure): boolean {
  const between = text.slice(right.end, other.start).trim().toLowerCase();
  const isOtherUnit =
    !isBare(right) && !isBare(other) && (right.unit.factor !== other.unit.factor || right.unit.offset !== other.unit.offset);
  return (
    isOtherUnit &&
    other.start > right.end &&
    /^[,;(]?\s*(?:(?:that|which)(?:'s| is)|i\.?\s?e\.?,?|=|or|equals|so)?(?:\s(?:about|around|exactly))?$/.test(between)
  );
}

const clauses = /[,;.]\s|\s(?:and|but|while|whereas|when|because)\s/g;

/** Whether the answer gives the asked property to the other number and to no right one: `water boils at 0 °C and freezes at 100 °C`. */
export function isSaidOfTheOther(text: string, right: Measure, other: Measure, isAsked: (word: string) => boolean): boolean {
  const ends = Array.from(text.matchAll(clauses), ({ index }) => index);
  const clauseAt = (place: number) =>
    text
      .slice(Math.max(0, ...ends.filter((end) => end <= place)), ends.find((end) => end > place) ?? text.length)
      .toLowerCase()
      .replace(/^\s*(?:and|but|while|whereas|when|because)\s/, "");
  const wordsIn = (clause: string) => clause.match(/\p{L}{4,}/gu) ?? [];
  const [own, others]: string[][] = [wordsIn(clauseAt(right.start)), wordsIn(clauseAt(other.start))];
  if (!own || !others || own.join() === others.join()) return false;
  // In `and freezes at …` the subject of the first clause goes on.
  const isSubjectShared = isAsked(/^\s*(\p{L}{4,})/u.exec(clauseAt(other.start))?.[1] ?? "");
  const askedInOwn = own.slice(isSubjectShared ? 1 : 0).filter(isAsked);
  return others.some((word) => isAsked(word) && !own.includes(word)) && askedInOwn.length === 0 && own.length > (isSubjectShared ? 1 : 0);
}
