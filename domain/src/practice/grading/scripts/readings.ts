import { slipsBetween } from "../text/typos.ts";
import { plainRomaji, withoutLengths } from "./romaji.ts";
import { tableOf } from "../../../words/table-of.ts";

/** How an answer in Latin letters gives a reading: as it is, without the marks that tell words apart, misspelt, or with other marks. */
export type ReadingVerdict = "same" | "unmarked" | "misspelt" | "marked-otherwise" | "different";

/** From this many letters on one slip in a reading is forgiven. */
const longEnough = 4;

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
  if (!isTyped) return "marked-otherwise";
  return ours.syllables > 1 ? "same" : "unmarked";
}

function compareRomaji(expected: string, given: string): ReadingVerdict {
  const [ours, theirs] = [plainRomaji(expected), plainRomaji(given)];
  if (ours === theirs) return "same";
  if (withoutLengths(ours) === withoutLengths(theirs)) return theirs === withoutLengths(theirs) ? "unmarked" : "marked-otherwise";
  return "different";
}

function compareRomanised(expected: string, given: string, language: string | null): ReadingVerdict {
  const [ours, theirs] = [romanised(expected, language), romanised(given, language)];
  if (ours === theirs) return "same";
  const [plainOurs, plainTheirs] = [withoutMarks(ours), withoutMarks(theirs)];
  // A length written in one place and left out in another is no other word.
  if (plainOurs === plainTheirs && hasNoOtherMark(ours, theirs)) return syllablesOf(plainOurs) > 1 ? "same" : "unmarked";
  // Signs of softness that are all left out: `byt` can be another word than `byt'`.
  if (plainOurs === plainTheirs && ours.replace(/[’'`ʹ]/g, "") === theirs) return hasSoftSign.test(language ?? "") ? "unmarked" : "same";
  if (plainOurs === plainTheirs) return "marked-otherwise";
  if (language === "he" || language === "ar") return isOtherVowel(plainOurs, plainTheirs) ? "different" : slip(plainOurs, plainTheirs);
  return language === "ko" ? "different" : slip(plainOurs, plainTheirs);
}

/** Where the apostrophe is a letter of its own; elsewhere it only says how a consonant is breathed. */
const hasSoftSign = /^(?:ru|uk|be|bg)$/;

function slip(expected: string, given: string): ReadingVerdict {
  const isSlip = expected.length > longEnough && slipsBetween(expected, given, 1) <= 1 && sameConsonants(expected, given);
  return isSlip ? "misspelt" : "different";
}

/** Whether all that is marked in a reading is marked so in the other: nothing is, or a part is. */
function hasNoOtherMark(ours: string, theirs: string): boolean {
  const [own, given] = [Array.from(ours), Array.from(theirs)];
  return own.length === given.length && given.every((letter, place) => letter === own[place] || letter === withoutMarks(letter));
}

/** Where the consonants are the root, another vowel in the same place is another word: `kitab`, `katib`. */
function isOtherVowel(ours: string, theirs: string): boolean {
  return ours.length === theirs.length && ours.replace(/[aeiou]/g, "") === theirs.replace(/[aeiou]/g, "");
}

/** A vowel or a doubled letter more or less is a slip; another consonant is another word. */
function sameConsonants(a: string, b: string): boolean {
  const consonants = (text: string) => text.replace(/[aeiouy'`]/g, "").replace(/(.)\1/g, "$1");
  return consonants(a) === consonants(b);
}

function syllablesOf(text: string): number {
  return text.match(/[aeiouy]+/g)?.length ?? 0;
}

/** The rules by which the romanisations of a script differ, for all of its usual systems. */
const cyrillic: readonly (readonly [RegExp, string])[] = [
  [/shch|šč|sch/g, "ŝ"],
  [/tch|ch|č|cz/g, "ĉ"],
  [/kh|x/g, "h"],
  [/sh|š/g, "ś"],
  [/zh|ž/g, "ź"],
  [/tz|ts/g, "c"],
  [/w/g, "v"],
  [/(?:i|y|j)(?:i|y|j)$/g, "i"],
  [/(?:y|i|j)(?=a)/g, "j"],
  [/(?:y|i|j)(?=u)/g, "j"],
  [/(?:y|i|j)(?=o)/g, "j"],
  [/(?:y|i|j)(?=e)|ë|ё/g, ""],
  [/(?<=[aeou])[yj]/g, "i"],
  [/y/g, "i"],
];
const hebrew: readonly (readonly [RegExp, string])[] = [
  [/kh|ch|ḥ|ḫ/g, "h"],
  [/tz|ts|ẓ/g, "c"],
  [/w/g, "v"],
  [/q/g, "k"],
  [/ph/g, "f"],
  [/ee/g, "i"],
  [/oo|ou/g, "u"],
  [/[’'`ʾʿ-]/g, ""],
  [/(.)\1/g, "$1"],
  [/(?<=[aeo])h$/g, ""],
];
const semitic: readonly (readonly [RegExp, string])[] = [
  [/^(?:al|el)[- ]/g, ""],
  [/aa|ā|â/g, "ā"],
  [/ee|ii|ī|î/g, "ī"],
  [/oo|uu|ou|ū|û/g, "ū"],
  [/(?:ay|ey|ei)(?![aeiouāīū])/g, "ai"],
  [/(?:aw|ow|au)(?![aeiouāīū])/g, "au"],
  [/e/g, "i"],
  [/o/g, "u"],
  [/[’'`ʾʿ-]/g, ""],
  [/ḥ/g, "h"],
  [/ṣ/g, "s"],
  [/ḍ/g, "d"],
  [/ṭ/g, "t"],
  [/ẓ/g, "z"],
  [/(?<=[a])h$/g, ""],
];
const indic: readonly (readonly [RegExp, string])[] = [
  [/aa|ā/g, "ā"],
  [/ee|ii|ī/g, "ī"],
  [/oo|uu|ū/g, "ū"],
  [/ś|ṣ|š/g, "sh"],
  [/chh/g, "ĉ"],
  [/ch/g, "c"],
  [/w/g, "v"],
  [/ṛ|r̥/g, "ri"],
  [/[ṃṁ]/g, "n"],
  [/ṇ|ñ|ṅ/g, "n"],
  [/ṭ/g, "t"],
  [/ḍ/g, "d"],
];
const korean: readonly (readonly [RegExp, string])[] = [
  [/ŏ/g, "eo"],
  [/ŭ/g, "eu"],
  [/shi/g, "si"],
  // One letter is written `r` or `l`.
  [/l/g, "r"],
  [/[’'`]/g, ""],
];
const thai: readonly (readonly [RegExp, string])[] = [
  [/([aeiou])\1/g, "$1"],
  [/ph/g, "p"],
  [/[’'`]/g, ""],
];
const greek: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/ch|kh|x(?=[aeio])/g, "h"],
  [/ou/g, "u"],
  [/[yēḗ]/g, "i"],
  [/c/g, "k"],
];
const tables = tableOf<readonly (readonly [RegExp, string])[]>({
  ru: cyrillic,
  uk: cyrillic,
  bg: cyrillic,
  he: hebrew,
  ar: semitic,
  fa: semitic,
  el: greek,
  ko: korean,
  th: thai,
  hi: indic,
  bn: indic,
});

function romanised(text: string, language: string | null): string {
  // `ǎa` is one long vowel with its tone.
  const plain = text
    .normalize("NFD")
    .replace(/([aeiou])(\p{M}+)\1(?!\p{M})/gu, language === "th" ? "$1$2" : "$&")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
  return (tables[language ?? ""] ?? []).reduce((before, [pattern, letter]) => before.replace(pattern, letter), plain).replace(/[\s-]/g, "");
}

/** Without tone marks, lengths and signs of softness. The letters that `romanised` made stay. */
function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<![cs])[\u0300-\u036f]|(?<=[cs])(?![\u0302\u0301])[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[’'`ʹʾʿ]/g, "");
}

const marks = ["\u0304", "\u0301", "\u030c", "\u0300"];

/** The tones (1 to 4) of a syllable row written with marks or digits, in order, its bare letters, and how many vowel groups it has. */
type Pinyin = { letters: string; tones: string; syllables: number };

function pinyinOf(text: string): Pinyin {
  const apart = text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\s'’·-]/g, "");
  const tones = Array.from(apart, (sign) => (marks.includes(sign) ? String(marks.indexOf(sign) + 1) : /[1-4]/.test(sign) ? sign : "")).join(
    "",
  );
  const letters = apart.replace(/u\u0308|ü|v|u:/g, "v").replace(/[\u0300-\u036f0-5]/g, "");
  return { letters, tones, syllables: letters.match(/[aeiouv]+/g)?.length ?? 0 };
}
