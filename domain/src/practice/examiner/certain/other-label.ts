import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { ordinalOf } from "../knowledge/ordinals.ts";
import { romanOf } from "../knowledge/signs-of-numbers.ts";
import { unified, withoutAccents } from "../text/fold.ts";
import { isArticle, isFunctionWord } from "../text/function-words.ts";

/** Limits in UTF-16 code units and in words; a longer text is a sentence, in which a letter or a numeral is seldom the answer. */
const longest = 200;
const mostWords = 12;

/**
 * On a card of words and a label, which is no list of letters: the card's words with another letter or Roman numeral as a label, `vitamin D` for vitamin A or `Henry II` for Henry I, which is another thing, or without the
 * label, which is a part.
 */
export function otherLabel({ forms, answer, language }: Reading): Outcome | null {
  const said = wordsIn(answer.raw);
  for (const { raw } of forms) {
    const own = wordsIn(raw);
    if (own.length < 2 || own.length > mostWords || !own.some((word) => !isMark(word) && /\p{L}{2}/u.test(word))) continue;
    const isShouted = raw === raw.toUpperCase();
    const isLabel = (word: string) =>
      !isInitial(word, raw) && isMark(word) && word === word.toUpperCase() && !(isShouted && isFunctionWord(word.toLowerCase(), language));
    const leftOut = own.findIndex((word, at) => at > 0 && isLabel(word) && !same(word, said[at] ?? ""));
    if (leftOut > 0 && areSame(own.toSpliced(leftOut, 1), said))
      return outcome(MARKS.leastPartial, "key-words", { found: [answer.raw.trim()], missing: [own[leftOut] ?? ""] });
    const place = own.findIndex((word, at) => at > 0 && (isShortNumber(word) || (isLabel(word) && romanOf(word) !== null)));
    const named = place > 0 ? placeSaid(own.toSpliced(place, 1), said) : null;
    if (named !== null)
      return named === numberOf(own[place] ?? "") ? outcome(98, "number", { found: [raw] }) : wrong("different-number", raw, answer.raw);
    const numbered = placeNumbered(own, said);
    if (numbered !== null) return numbered ? outcome(98, "number", { found: [raw] }) : wrong("different-number", raw, answer.raw);
    if (own.length !== said.length) continue;
    // `World War 1`, `WWI`
    const isOtherwiseWritten = shortWar.test(answer.raw) || own.some((word, at) => isShortNumber(said[at] ?? "") && word !== said[at]);
    if (answer.text !== forms[0]?.text && areSame(own, said) && isOtherwiseWritten) return outcome(98, "number", { found: [raw] });
    const others = own.flatMap((word, at) => (same(word, said[at] ?? "") ? [] : [[word, said[at] ?? ""] as const]));
    const [first] = others;
    if (first === undefined || !others.every(([word, typed]) => isLabel(word) && (isMark(typed) || isShortNumber(typed)))) continue;
    const areNumbers = first.every((word) => /^[ivx]+$|^\d+$/i.test(word));
    return wrong(areNumbers ? "different-number" : "opposite", first[0], first[1]);
  }
  return null;
}

/** The place that is said beside the same words, `First World War` or `Elizabeth the Second`; null for other words. */
function placeSaid(rest: readonly string[], said: readonly string[]): number | null {
  const at = said.findIndex((word) => ordinalOf(word.toLowerCase()) !== null);
  const others = said.filter((word, place) => place !== at && !isArticle(word.toLowerCase()));
  return at < 0 || !areSame(rest, others) ? null : ordinalOf((said[at] ?? "").toLowerCase());
}

/** Whether a card's place in words, `Second World War`, is the number behind the same words, `World War 2`; null for other words. */
function placeNumbered(own: readonly string[], said: readonly string[]): boolean | null {
  const place = own.findIndex((word) => ordinalOf(word.toLowerCase()) !== null);
  const at = said.findIndex((word, index) => index > 0 && numberOf(word) !== null);
  if (place < 0 || at < 0) return null;
  const withoutArticles = (words: readonly string[]) => words.filter((word) => !isArticle(word.toLowerCase()));
  if (!areSame(withoutArticles(own.toSpliced(place, 1)), withoutArticles(said.toSpliced(at, 1)))) return null;
  return ordinalOf((own[place] ?? "").toLowerCase()) === numberOf(said[at] ?? "");
}

function numberOf(word: string): number | null {
  if (isShortNumber(word)) return Number(word);
  return isMark(word) ? romanOf(word.toUpperCase()) : null;
}

/** The letter of a person's other name: `John F. Kennedy` is also John Kennedy. */
function isInitial(word: string, raw: string): boolean {
  return /^[^IVX]$/u.test(word) && raw.includes(`${word}. `);
}

/** A letter alone, or a Roman numeral. */
function isMark(word: string): boolean {
  return /^\p{L}$/u.test(word) || (word.length <= longestNumeral && romanOf(word.toUpperCase()) !== null);
}

const longestNumeral = 6;

function isShortNumber(word: string): boolean {
  return /^\d{1,3}$/.test(word);
}

function wordsIn(text: string): string[] {
  return text.length > longest
    ? []
    : (unified(text)
        .replace(shortWar, "World War ")
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** `WW2`, `WWII`. */
const shortWar = /(?<![\p{L}\p{N}])ww ?(?=(?:[12]|ii?)(?![\p{L}\p{N}]))/iu;

function areSame(own: readonly string[], said: readonly string[]): boolean {
  return own.length === said.length && own.every((word, at) => same(word, said[at] ?? ""));
}

/** `Henry 1` is Henry I. */
function same(a: string, b: string): boolean {
  const [own, said] = [a, b].map((word) => withoutAccents(word.toLowerCase()));
  return own === said || (isShortNumber(b) && romanOf(a) === Number(b));
}
