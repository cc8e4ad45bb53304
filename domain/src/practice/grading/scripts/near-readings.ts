import { plainRomaji, withoutLengths } from "./romaji.ts";

/** What is added to a word to be polite, in its script and in Latin letters. */
const courtesy =
  /(?:하세요|합니다|해요|입니다|습니다|주세요|ครับ|ค่ะ|คะ|(?:ございます|くださ(?:い)?)|\s?gozaimasu|\s?kudasai|haseyo|hamnida|\s?khrap|\s?kha)$/u;

/** `안녕` for 안녕하세요: the word, without what makes it polite. */
export function isWithoutItsCourtesy(expected: string, given: string): boolean {
  const plain = expected.trim().replace(courtesy, "");
  return plain !== expected.trim() && given.length >= leastSigns && (plain === given || withoutLengths(plain) === withoutLengths(given));
}

const leastSigns = 2;

const endings = /(?:ます|ました|ません|ない|って|んで|て|った|んだ|た|る|う|く|す|つ|ぬ|む|ぶ|ぐ)$/u;
const polite = /(?:ます|ました|ません)$/u;

/** `飲みます` for 飲む: another form of the same verb. */
export function isPoliteForm(expected: string, given: string): boolean {
  if (!polite.test(given) || polite.test(expected) || !endings.test(expected) || given.length > expected.length + 3) return false;
  const stem = expected.slice(0, -1);
  return /\p{Script=Han}/u.test(stem) ? sharesItsSigns(stem, given) : stem.length >= leastSigns && given.startsWith(stem);
}

/** All that a verb is written with before its ending, and after it nothing but kana. */
function sharesItsSigns(stem: string, given: string): boolean {
  return given.startsWith(stem) && /^\p{Script=Hiragana}+$/u.test(given.slice(stem.length));
}

/** `がこう` for がっこう: the small sign is left out. In shorter words it makes another word. */
export function lacksSmallTsu(expected: string, given: string): boolean {
  return expected.includes("っ") && given.length >= leastKana && expected.replaceAll("っ", "") === given;
}

const leastKana = 3;

/** `gakou` or `gako` for gakkō: one letter for two. */
export function lacksTheDouble(expected: string, given: string): boolean {
  const [ours, theirs] = [expected, given].map((text) => withoutLengths(plainRomaji(text)));
  if (ours === undefined || theirs === undefined || theirs.length < leastLetters || ours === theirs) return false;
  return ours.replace(/([ksptc])\1/g, "$1") === theirs;
}

const leastLetters = 4;

/** `ohayo` for ohayō gozaimasu: the first word of two, of some length. */
export function isFirstOfWords(expected: string, given: string): boolean {
  const [first = "", ...more] = expected.trim().split(/\s+/);
  return more.length === 1 && first.length > leastLetters && withoutLengths(first) === withoutLengths(given);
}
