import { tableOf } from "../../../words/table-of.ts";

/** Rules that unify the common romanisations of each script. */
const cyrillic: readonly (readonly [RegExp, string])[] = [
  // The signs for ь and ъ, and the bow over two letters of the Library of Congress.
  [/[’`ʹʺ″"”]/g, "'"],
  [/''/g, "'"],
  [/\u0361/g, ""],
  [/ë|ё/g, "jo"],
  [/[yij]jo/g, "jo"],
  // ы is also ȳ and y`, and й also ĭ and jj.
  [/ȳ|y'/g, "y"],
  [/ĭ|jj/g, "j"],
  [/â/g, "ja"],
  [/û/g, "ju"],
  [/shch|shh|[šs]č|sch/g, "ŝ"],
  [/tch|ch|č|cz/g, "ĉ"],
  [/tc/g, "c"],
  [/kh|x/g, "h"],
  [/sh|š/g, "ś"],
  [/zh|ž/g, "ź"],
  [/tz|ts/g, "c"],
  [/w/g, "v"],
  [/(?:i|y|j)(?:i|y|j)$/g, "i"],
  [/(?:y|i|j)(?=a)/g, "j"],
  [/(?:y|i|j)(?=u)/g, "j"],
  [/(?:y|i|j)(?=o)/g, "j"],
  [/(?:y|i|j)(?=e)/g, ""],
  [/(?<=[aeou])[yj]/g, "i"],
  [/y/g, "i"],
];
const hebrew: readonly (readonly [RegExp, string])[] = [
  [/sch|š/g, "sh"],
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
  [/š|sch/g, "sh"],
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
  [/\u0303|̃/g, ""],
  [/ã/g, "a"],
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
  // One letter is romanised as `r` or `l`.
  [/l/g, "r"],
  [/oo/g, "u"],
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
  ta: indic,
  te: indic,
  mr: indic,
});

/** A reading in one unified romanisation of its script, in lower case and without spaces. */
export function romanised(text: string, language: string | null): string {
  // `ǎa` is one long vowel with a tone.
  const plain = text
    .normalize("NFD")
    .replace(/([aeiou])(\p{M}+)\1(?!\p{M})/gu, language === "th" ? "$1$2" : "$&")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
  return (tables[language ?? ""] ?? []).reduce((before, [pattern, letter]) => before.replace(pattern, letter), plain).replace(/[\s-]/g, "");
}
