import type { Form, Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { isGeneric, type Coverage } from "./coverage.ts";

/** Numbers in words. For `two` a plural, `both` or `each other` is enough, and `one` seldom counts. */
const cardinal = /^(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand)$/;

/** `several items` for `seven items`: quantifiers that give no number. */
const howMany = /^(?:several|many|some|few|various|multiple|both|pair|double|triple|half|all|single)$/;

/** A number that the answer leaves out without a replacement: `bases that code` for `three bases that code`. */
export function numberLeftOut(words: readonly string[], { missing }: Coverage, { answer, isAsked, isOptional }: Reading): string | null {
  const saysHowMany = (word: string) => cardinal.test(word) || howMany.test(word);
  // Another number of the card, `up to thirty seconds`, does not replace this one.
  if (answer.words.some((word) => (/\d/.test(word) || saysHowMany(word)) && !words.includes(word))) return null;
  return missing.find((word) => cardinal.test(word) && words.includes(word) && !isAsked(word) && !isOptional(word)) ?? null;
}

/** Suffixes of adjectives that classify a thing. */
const adjective = /\p{L}{3}(?:al|ic|ous|ive|less|ible|able|ent|ant|ary)$/u;

/** The only missing word if it qualifies a noun that the answer has: `alleles` for `identical alleles`. */
export function qualifierLeftOut(words: readonly string[], { found, missing, extra }: Coverage, reading: Reading): string | null {
  const { language, isAsked, isOptional, lexicon } = reading;
  const [word = "", ...more] = missing;
  if (language !== "en" || more.length > 0 || extra.length > 0 || isGeneric(word) || isAsked(word) || isOptional(word)) return null;
  const place = words.indexOf(word);
  const next = words[place + 1] ?? "";
  const isQualifier = place >= 0 && found.includes(next) && adjective.test(word) && !lexicon.isVerb(word);
  return (isQualifier && !isFunctionWord(next, language)) || howMuch.test(word) ? word : null;
}

/** Adverbs of degree or manner in which another card may differ: `the Moon covers the Sun completely`. */
const howMuch =
  /^(?:completely|fully|entirely|totally|wholly|partly|partially|strongly|weakly|slowly|gradually|suddenly|quickly|rapidly|permanently|temporarily|uniquely|equally|secretly|illegally|legally|voluntarily|unintentionally|unintentional|deliberate|regularly|freely|publicly|privately|jointly|separately|only)$/;

/** Whether a word has a capital inside the card's sentence, such as `Red` in Red Sea, so that an answer may not leave it out. */
export function isNameOnTheCard(word: string, { raw }: Form, { isAsked, isOptional, language }: Reading): boolean {
  const written = (word[0]?.toUpperCase() ?? "") + word.slice(1);
  if (language !== "en" || !/^\p{L}{3,}$/u.test(word) || !raw.includes(` ${written}`) || isAsked(word) || isOptional(word)) return false;
  return new RegExp(`(?<=\\p{Ll}\\s)${written}(?!\\p{L})`, "u").test(raw.slice(0, 400));
}
