import { slipsBetween } from "../text/typos.ts";
import { hasNoOtherMark, syllablesOf, withoutMarks } from "./marks.ts";
import { spelt } from "./pinyin-tones.ts";
import { romanised } from "./romanisations.ts";
import { isOnlyRoundShortened, isShortened, plainRomaji, withoutLengths } from "./romaji.ts";

/** How a romanised answer matches a reading: equal, without its tone or length marks, misspelt, with other marks, or not at all. */
export type ReadingVerdict = "same" | "unmarked" | "misspelt" | "marked-otherwise" | "different";

/** In readings of more letters one slip is allowed. */
const longEnough = 4;

/** Compares a romanised answer with a reading of the given language, or null if that is unknown. */
export function compareReadings(expected: string, given: string, language: string | null): ReadingVerdict {
  if (language === "zh") return comparePinyin(expected, given);
  if (language === "ja") return compareRomaji(expected, given);
  return compareRomanised(expected, given, language);
}

function comparePinyin(expected: string, given: string): ReadingVerdict {
  const [ours, theirs] = [pinyinOf(expected), pinyinOf(given)];
  const isTyped = theirs.tones === "";
  if (ours.letters !== theirs.letters) {
    const isSlip = ours.letters.length > longEnough && slipsBetween(ours.letters, theirs.letters, 1) <= 1;
    return isSlip && (isTyped || ours.tones === theirs.tones) ? "misspelt" : "different";
  }
  if (ours.tones === theirs.tones) return "same";
  // A reading with only some of its tone marks, all of them right, counts as unmarked.
  const apart = (text: string) => text.normalize("NFC").replace(/[\s'’·-]/g, "");
  if (!isTyped) return hasNoOtherMark(apart(expected), apart(given)) ? "unmarked" : "marked-otherwise";
  return ours.syllables > 1 ? "same" : "unmarked";
}

function compareRomaji(expected: string, given: string): ReadingVerdict {
  const [ours, theirs] = [plainRomaji(expected), plainRomaji(given)];
  if (ours === theirs) return "same";
  if (isOnlyRoundShortened(ours, theirs) && syllablesOf(ours) > 1) return "same";
  if (withoutLengths(ours) === withoutLengths(theirs)) return isShortened(ours, theirs) ? "unmarked" : "marked-otherwise";
  return "different";
}

function compareRomanised(expected: string, given: string, language: string | null): ReadingVerdict {
  const [ours, theirs] = [romanised(expected, language), romanised(given, language)];
  if (ours === theirs) return "same";
  const [plainOurs, plainTheirs] = [withoutMarks(ours), withoutMarks(theirs)];
  // A length marked in one place and left out in another does not make another word.
  if (plainOurs === plainTheirs && hasNoOtherMark(ours, theirs))
    return Math.max(syllablesOf(ours), syllablesOf(plainOurs)) > 1 ? "same" : "unmarked";
  // Without any of its soft signs `byt` can be another word than `byt'`.
  if (plainOurs === plainTheirs && ours.replace(/[’'`ʹ]/g, "") === theirs) return hasSoftSign.test(language ?? "") ? "unmarked" : "same";
  if (plainOurs === plainTheirs) return addsOnlyMarks(expected, theirs, language) ? "same" : "marked-otherwise";
  if (language === "he" || language === "ar") return isOtherVowel(plainOurs, plainTheirs) ? "different" : slip(plainOurs, plainTheirs);
  return language === "ko" ? "different" : slip(plainOurs, plainTheirs);
}

/** Languages whose accents and lengths in Latin letters tell no two words apart: `bayīt`, `bayit`; `zamók`, `zamok`. */
const accentsAreOptional = /^(?:he|ru|el)$/;

/** Whether a reading is written without accents and the given one, in unified letters, has no other letters. */
function addsOnlyMarks(expected: string, theirs: string, language: string | null): boolean {
  const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
  const plain = romanised(withoutAccents(expected), language);
  return (
    accentsAreOptional.test(language ?? "") && withoutAccents(expected) === expected && withoutAccents(theirs) === withoutAccents(plain)
  );
}

/** Languages in which the apostrophe is a soft sign; elsewhere it only marks aspiration. */
const hasSoftSign = /^(?:ru|uk|be|bg)$/;

function slip(expected: string, given: string): ReadingVerdict {
  const isSlip = expected.length > longEnough && slipsBetween(expected, given, 1) <= 1 && sameConsonants(expected, given);
  return isSlip ? "misspelt" : "different";
}

/** In languages whose roots are consonants, another vowel in the same place is another word: `kitab`, `katib`. */
function isOtherVowel(ours: string, theirs: string): boolean {
  return ours.length === theirs.length && ours.replace(/[aeiou]/g, "") === theirs.replace(/[aeiou]/g, "");
}

/** An added or missing vowel or doubled letter is a slip; another consonant is another word. */
function sameConsonants(a: string, b: string): boolean {
  const consonants = (text: string) => text.replace(/[aeiouy'`]/g, "").replace(/(.)\1/g, "$1");
  return consonants(a) === consonants(b);
}

/** A pinyin text, in marks or digits: its letters without marks, its tones (1 to 4) in order, and its number of vowel groups. */
function pinyinOf(text: string): { letters: string; tones: string; syllables: number } {
  const { letters, tones } = spelt(text);
  return { letters, tones: tones.map(({ tone }) => tone).join(""), syllables: letters.match(/[aeiouv]+/g)?.length ?? 0 };
}
