import type { Form, Reading } from "../question/reading.ts";
import { folded } from "../text/fold.ts";
import { isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { isGeneric, type Coverage } from "./coverage.ts";

/** A definition with more parts is a list. */
const mostParts = 6;
/** A shorter part says no more than a single word. */
const leastOfAPart = 2;

/** The parts of a definition that are separated by commas, `and` or `but`, each as the words that only it contains. */
function partsOf({ raw }: Form, { language }: Reading): string[][] {
  const parts = raw
    .slice(0, 600)
    .split(/[,;]\s+(?:and\s+|but\s+)?|\s+(?:and|but|while|whereas|und|aber|et|mais|y|pero)\s+/)
    .map((part) => contentWords(wordsOf(folded(part)), language));
  if (parts.length < 2 || parts.length > mostParts) return [];
  return parts.map((part, place) => {
    const elsewhere = new Set(parts.filter((_, at) => at !== place).flatMap((other) => other.map(stem)));
    return part.filter((word) => !elsewhere.has(stem(word)));
  });
}

/** A whole part that the answer leaves out without a replacement: `and can set the price`. Null if there is none. */
export function partLeftOut(form: Form, { missing, extra }: Coverage, reading: Reading): string[] | null {
  if (extra.length > 0 || missing.length < leastOfAPart) return null;
  const isTelling = (word: string) => !isGeneric(word) && !reading.isAsked(word) && !reading.isOptional(word);
  const isLeftOut = (part: readonly string[]) =>
    part.length >= leastOfAPart && part.every((word) => missing.includes(word)) && part.some(isTelling);
  return partsOf(form, reading).find(isLeftOut) ?? null;
}

/** Nouns for what is derived from a thing: the mean of the squares, the change of the speed. */
const operations =
  /^(?:difference|product|quotient|ratio|change|rate|mean|average|median|root|half|double|inverse|derivative|integral|lack|loss|absence|fear|study|prevention|denial|refusal|inability)$/;

/** `squared deviations` for `mean of the squared deviations`: the operation is left out without a replacement. */
export function operationLeftOut({ words }: Form, { missing, extra }: Coverage, { language, isAsked }: Reading): string[] | null {
  const [first = "", next = ""] = words.filter((word) => !/^(?:an?|the)$/.test(word));
  if (language !== "en" || extra.length > 0 || isAsked(first) || !/^(?:of|in|between|to)$/.test(next)) return null;
  return operations.test(first) && missing.includes(first) ? [first] : null;
}

/** Whether the answer has one of two or more joined facts as a part of its own, beside a wrong one: `sleeps in winter and eats worms`. */
export function saysOneOfItsParts(form: Form, { found }: Coverage, reading: Reading): boolean {
  const given = partsOf({ ...reading.answer }, reading);
  const isTelling = (word: string) => !isGeneric(word) && !reading.isAsked(word);
  const stems = (words: readonly string[]) => new Set(words.map(stem));
  return partsOf(form, reading).some((part) => {
    const own = stems(part);
    return (
      part.length >= leastOfAPart &&
      part.every((word) => found.includes(word)) &&
      part.some(isTelling) &&
      given.some((said) => said.length >= part.length && said.every((word) => own.has(stem(word))))
    );
  });
}

const only = /^(?:only|solely|exclusively|single|sole)$/;
const nothing = /^(?:nothing|none|no|not|nobody|never)$/;

/** `eats plants and meat` for `eats only plants`: the answer adds a thing that the card's `only` excludes. */
export function saidOfMore(
  words: readonly string[],
  said: readonly string[],
  { missing, extra }: Coverage,
): { word: string; said: string } | null {
  const word = missing.find((one) => only.test(one));
  const place = word === undefined ? -1 : words.indexOf(word);
  const thing = words[place + 1] ?? "";
  const at = said.findIndex((one) => stem(one) === stem(thing));
  if (word === undefined || place < 0 || at < 0) return null;
  const beside = [said.slice(at + 1, at + 4), said.slice(Math.max(0, at - 3), at).toReversed()];
  const more = beside.flatMap(([joint = "", ...rest]) =>
    // `plants and nothing else` also means only plants.
    /^(?:and|or|also|plus)$/.test(joint) && !rest.some((one) => nothing.test(one)) ? rest.filter((one) => extra.includes(one)) : [],
  );
  return more[0] === undefined ? null : { word, said: more[0] };
}

/** `at night` for `at night and when visibility is bad`: one of two parts in full, however short, and nothing else. */
export function saysAWholePart(form: Form, { found, missing, extra }: Coverage, reading: Reading): boolean {
  const parts = partsOf(form, reading);
  const isTelling = (word: string) => !isGeneric(word) && !reading.isAsked(word) && !reading.isOptional(word);
  return (
    extra.length === 0 &&
    parts.length === 2 &&
    /\sand\s/.test(form.text) &&
    parts.some((part, at) => {
      const other = parts[1 - at] ?? [];
      return (
        part.some(isTelling) &&
        part.every((word) => found.includes(word)) &&
        other.length > 0 &&
        other.every((word) => missing.includes(word))
      );
    })
  );
}

/** `Axis` for `Allies and Axis`: one of a card's two words. */
export function isOneOfTwo(words: readonly string[], missing: readonly string[], found: readonly string[]): boolean {
  return missing.length === 1 && found.length === 1 && halfOfAPair(words, missing, found) !== null;
}

/** The last clause of a definition, `by force` or `if it is true`, if the answer leaves it out; null if it does not. */
export function clauseLeftOut(
  words: readonly string[],
  missing: readonly string[],
  { language, isAsked, isOptional }: Reading,
): string[] | null {
  const start = words.findLastIndex((word) => clauses.has(word));
  if (language !== "en" || start < 2) return null;
  const said = words.slice(start + 1).filter((word) => !isFunctionWord(word, language));
  const isTold = (word: string) => isGeneric(word) || isAsked(word) || isOptional(word);
  return said.length > 0 &&
    said.length <= 4 &&
    said.every((word) => missing.includes(word)) &&
    (words[start] === "without" || !said.every(isTold))
    ? said
    : null;
}

const clauses = new Set("that which who where by to if because when until with without while unless".split(" "));

/** The conjunctions of a language. */
const joining: Partial<Record<Language, RegExp>> = {
  en: /^(?:and|or)$/,
  de: /^(?:und|oder)$/,
  fr: /^(?:et|ou)$/,
  es: /^[yeou]$/,
  it: /^(?:e|ed|o)$/,
  pt: /^(?:e|ou)$/,
  nl: /^(?:en|of)$/,
  sv: /^(?:och|eller)$/,
};

/** Verb forms after `and`; `spending` and `equal` may be nouns. */
const finite = /(?:[^s]s|ed)$|^(?:made|gave|took|led|kept|built|became|brought|sent|let|had|was|were)$/;

/** Of two words joined by `and` or `or`, the one that is missing while the other was found; null if there is none. */
export function halfOfAPair(
  words: readonly string[],
  missing: readonly string[],
  found: readonly string[],
  language: Language = "en",
  isVerb: (word: string) => boolean = () => false,
): string | null {
  const isSmall = (word: string) => (language === "en" ? /^(?:the|an?|to|as|of|in)$/.test(word) : isFunctionWord(word, language));
  for (const [place, word] of words.entries()) {
    if (!(joining[language] ?? joining.en)?.test(word)) continue;
    const [before = "", after = ""] = [words[place - 1], words.slice(place + 1).find((next) => !isSmall(next))];
    // `saw a crime and tells the court`: between a noun and a verb, `and` joins clauses.
    if (finite.test(after) && isVerb(after) && !isVerb(before)) continue;
    if (missing.includes(before) && found.includes(after)) return before;
    if (missing.includes(after) && found.includes(before)) return after;
  }
  return null;
}
