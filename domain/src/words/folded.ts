import { tableOf } from "./table-of.ts";

/** Latin letters that Unicode does not decompose, as the plain letters that they look like. */
export const plainLetters = tableOf<string>({ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" });

/**
 * Text as searches compare it: a text contains what is searched for if its folded form contains the other's.
 *
 * - Case is folded as Unicode does it, in full and for every language alike: `STRASSE` is `Straße`, `ΟΔΟΣ` is `οδος`, and `İ`, `I`, `ı` and `i` are one.
 * - All apostrophes are one, and so are all dashes, and all double quotation marks of English and German.
 * - Forms of one character that Unicode keeps for compatibility are one: full width, ligatures, superscripts, Roman numerals.
 * - Accents go from Latin and Greek letters, whatever the language: `uber` is `Über`, and `tieng viet` is `Tiếng Việt`. So do strokes and ligatures of
 *   Latin letters (`ø`, `ł`, `đ`, `ħ`, `æ`, `œ`); `ð`, `þ`, `ŋ` and `ə` are letters of their own.
 * - In other scripts only the signs go that ordinary writing leaves out: the stress of Cyrillic (and the dots of `ё`), the points of Hebrew, the vowels of
 *   Arabic and its lengthening stroke, and characters that show nothing, such as a soft hyphen.
 * - All other marks stay, because they make another letter or sound: `й` is not `и`, `が` is not `か`, `कि` is not `क`.
 */
export function folded(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return withoutAccents(compatible(text))
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replace(otherLetters, (letter) => searchLetters[letter] ?? letter)
    .replace(cyrillicWithMarks, (_, letter: string, marks: string) => letter + marks.replace(leftOut[letter] ?? stress, ""))
    .normalize("NFC");
}

/** ASCII has neither accents nor forms; its grave accent is used as an apostrophe. */
const isPlain = /^[\0-_a-\x7f]*$/;

/** Signs are made plain before as well, because the compatible form of `´` is a space with an accent. */
function compatible(text: string): string {
  return plainSigns(plainSigns(text.replace(longRun, "$1").normalize("NFD")).normalize("NFKD")).replace(shownNever, "");
}

/** Marks in a row are put in order by Unicode's forms, in a time that grows with the square of their number; no language has thirty. */
const longRun = /(\p{M}{30})\p{M}+/gu;

function plainSigns(text: string): string {
  return text.replace(apostrophes, "'").replace(dashes, "-").replace(quotationMarks, '"').replaceAll("〜", "~");
}

const apostrophes = /[`´ʹʻʼʽʾʿˈˊˋ΄՚׳ߴߵ᾽᾿\u1fef\u1ffd῾‘’‛′‵Ꞌꞌ＇]/gu;
const quotationMarks = /[“”„‟″‶＂״]/gu;

/** Every dash of Unicode except the wave dash and its like, which Japanese writes for a range, and the minus sign. */
const dashes = /(?![〜〰゠])[\p{Pd}\u2212\u2043]/gu;

/** Soft hyphens, joiners, marks of direction, variants of one character; and the stroke that lengthens an Arabic word. */
const shownNever = /[\p{Default_Ignorable_Code_Point}\u0640]+/gu;

/** The marks that Unicode has for the letters of any script, except the small iota below a letter, which is an iota in capitals. */
const accents = "[\\u0300-\\u0344\\u0346-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]";
const accentsOfLetters = new RegExp(`(^|[\\p{Script=Latin}\\p{Script=Greek}])${accents}+`, "gu");
const cyrillicWithMarks = new RegExp(`(\\p{Script=Cyrillic})(${accents}+)`, "gu");

const pointsOfHebrew = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]+/gu;
const vowelsOfArabic = /[\u0610-\u061a\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]+/gu;

function withoutAccents(text: string): string {
  return text.replace(accentsOfLetters, "$1").replace(pointsOfHebrew, "").replace(vowelsOfArabic, "");
}

const searchLetters = tableOf<string>({ ...plainLetters, ħ: "h", ŧ: "t", ƀ: "b", ɨ: "i", ʉ: "u", ɉ: "j", ǥ: "g" });
const otherLetters = new RegExp(`[${Object.keys(searchLetters).join("")}]`, "gu");

/** An acute or a grave accent over a vowel says where the stress is. */
const stress = /[\u0300\u0301]/gu;
/** The letters with which other marks go, or none: `ѓ` and `ќ` are letters, and `ё` is usually written without its dots. */
const leftOut = tableOf<RegExp>({ г: /(?!)/gu, к: /(?!)/gu, е: /[\u0300\u0301\u0308]/gu });
