import { slipsBetween } from "@recollect/domain/practice/examiner/text/typos.ts";

/** Latin letters that sound alike in many languages, each pair in the order in which it is replaced. */
const soundsAlike: readonly (readonly [RegExp, string])[] = [
  [/sch/gu, "sh"],
  [/ph/gu, "f"],
  [/gu(?=[ei])|g(?=[ei])/gu, "j"],
  [/ck|ch|qu|kw/gu, "k"],
  [/x/gu, "ks"],
  [/c(?=[eiy])|z/gu, "s"],
  [/[cq]/gu, "k"],
  [/y/gu, "i"],
  [/w/gu, "v"],
  [/h/gu, ""],
  // German umlauts are typed so where a keyboard lacks them; folded texts have plain letters.
  [/([aou])e/gu, "$1"],
  [/(.)\1+/gu, "$1"],
];

const isLatin = /^\p{Script=Latin}+$/u;

/** How a folded word sounds, so far as spellings of one sound are written alike: `profilaxe` and `prophylaxe` are one. Null for another script. */
export function soundOf(word: string): string | null {
  if (!isLatin.test(word)) return null;
  return soundsAlike.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
}

/** Another way to write the same sounds is further away than a slip, and nearer than two. */
const soundDistance = 0.5;

/** Two ways to write the same sounds differ by no more letters in their lengths, beside the slips. */
const mostSilent = 3;

/**
 * How many letters of a word are others in the other word, or how many sounds; more than `most` if there are more. `sound` is the word's, where it is
 * compared with many.
 */
export function letterDistance(word: string, other: string, most: number, sound = soundOf(word)): number {
  const slips = slipsBetween(word, other, most);
  if (slips <= 1 || sound === null || Math.abs(word.length - other.length) > most + mostSilent || !maySoundAlike(word, other, most))
    return slips;
  const otherSound = soundOf(other);
  if (otherSound === null || sound[0] !== otherSound[0]) return slips;
  const sounds = slipsBetween(sound, otherSound, most);
  return Math.min(slips, sounds === 0 ? soundDistance : sounds);
}

/**
 * Whether two words may sound alike but for some letters, without their sounds, which take long to write for thousands of words. Letters of one kind stay of
 * that kind in every sound, so the first letters are of one kind, and each kind that only one of the words has is a slip; letters that may be silent are of none.
 */
function maySoundAlike(word: string, other: string, most: number): boolean {
  const [first, otherFirst] = [soundKindAt(word, 0), soundKindAt(other, 0)];
  if (first !== 0 && otherFirst !== 0 && first !== otherFirst) return false;
  const [ours, theirs] = [soundKindsOf(word), soundKindsOf(other)];
  return count(ours & ~theirs) <= most && count(theirs & ~ours) <= most;
}

/** The kind of each letter of ASCII as one bit; 0 for one of none. */
const soundKinds = new Int32Array(128);
for (const [kind, letters] of ["a", "b", "d", "iy", "l", "m", "n", "o", "r", "t", "pf", "gj", "ckqxsz"].entries())
  for (const letter of letters) soundKinds[letter.charCodeAt(0)] = 1 << kind;

function soundKindAt(word: string, at: number): number {
  return soundKinds[word.charCodeAt(at)] ?? 0;
}

function soundKindsOf(word: string): number {
  let kinds = 0;
  for (let at = 0; at < word.length; at += 1) kinds |= soundKindAt(word, at);
  return kinds;
}

function count(bits: number): number {
  let number = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) number += 1;
  return number;
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"];
const endings = ["th", "st", "nd", "rd"];

/** Roman numerals up to this number; of more letters, many are words: `mix`, `mild`. */
const mostRoman = 39;

/** A small number as Roman numerals and as an English ordinal: 2 is `ii`, `2nd` and `second`. */
function formsOf(number: number): string[] {
  const ofTen = number % 10;
  const ending = number > 10 && number < 14 ? "th" : (endings[ofTen] ?? "th");
  const roman = number <= mostRoman ? `${"x".repeat(Math.floor(number / 10))}${romanDigits[ofTen]}` : "";
  // One letter is a letter.
  return [String(number), `${number}${ending}`, ...(roman.length > 1 ? [roman] : []), ...ordinals.slice(number - 1, number)];
}

const romanDigits = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

const mostNumber = 99;
const numbersByForm = new Map<string, number>();
for (let number = 1; number <= mostNumber; number += 1) for (const form of formsOf(number)) numbersByForm.set(form, number);

/** A digit may be one Roman letter, but a letter is not a digit. */
const romanOfOne = new Map([
  ["1", "i"],
  ["5", "v"],
  ["10", "x"],
]);

/** Other ways to write the same small number, in folded words: of `19` these are `19th` and `xix`. Empty for anything else. */
export function otherNumerals(word: string): string[] {
  const number = numbersByForm.get(word);
  if (number === undefined) return [];
  const roman = romanOfOne.get(word);
  return [...formsOf(number).filter((form) => form !== word), ...(roman === undefined ? [] : [roman])];
}

const chineseDigits = "一二三四五六七八九十";

/** The digits of a number that is one letter, as in `二級`; null for any other letter. */
export function digitsOf(letter: string): string | null {
  const at = chineseDigits.indexOf(letter);
  return at < 0 ? null : String(at + 1);
}

/** A word of letters and then digits, or the other way round, in its two parts: `hsk4` is `hsk` and `4`. Null for any other word. */
export function lettersAndDigits(word: string): readonly [string, string] | null {
  const [, letters, digits] = /^([\p{L}\p{M}]+)(\p{N}+)$/u.exec(word) ?? /^(\p{N}+)([\p{L}\p{M}]+)$/u.exec(word) ?? [];
  return letters === undefined || digits === undefined ? null : [letters, digits];
}

/** The numbers in a word, in order: of `cyp2d6` these are 2 and 6. */
export function numbersIn(word: string): string[] {
  return word.split(notNumbers).filter((number) => number !== "");
}

const notNumbers = /\P{N}+/u;

/** How many characters of a word are no digits. */
export function lettersIn(word: string): number {
  return Array.from(word).length - Array.from(numbersIn(word).join("")).length;
}

/** A shorter part of a word is a part of too many. */
const shortestPart = 5;

/** Whether a word is a compound that begins with the part, or ends with it but for an ending of two letters: `Buntspechte` has `specht`. */
export function isCompoundOf(word: string, part: string): boolean {
  if (part.length < shortestPart || word.length <= part.length) return false;
  const at = word.lastIndexOf(part);
  return word.startsWith(part) || (at >= 0 && at >= word.length - part.length - 2);
}

/** Whether a word begins or ends with most of its letters as the other one: `trigeminusnerv` has most of `trigeminus`. */
export function isMostOf(part: string, word: string): boolean {
  const isLong = part.length >= shortestPart && part.length < word.length && 3 * part.length >= 2 * word.length;
  return isLong && (word.startsWith(part) || word.endsWith(part));
}

/** The parts that are most of a word, longest first; which of them are words is to be asked. */
export function mostParts(word: string): string[] {
  const lengths = Array.from({ length: word.length }, (_, at) => word.length - 1 - at);
  return lengths.flatMap((length) => [word.slice(0, length), word.slice(-length)].filter((part) => length > 0 && isMostOf(part, word)));
}

/** What compounds may have of a word: the word, and its longest shorter stem. */
export function compoundParts(word: string, stems: readonly string[]): string[] {
  const [stem] = stems.filter((one) => one.length < word.length && word.startsWith(one)).toSorted((a, b) => b.length - a.length);
  return [word, ...(stem === undefined ? [] : [stem])].filter((part) => part.length >= shortestPart);
}
