import { withoutMarks } from "./marks.ts";
import { plainRomaji, withoutLengths } from "./romaji.ts";

/** Polite endings, in their script and in Latin letters. */
const courtesy =
  /(?:하세요|합니다|해요|입니다|습니다|주세요|ครับ|ค่ะ|คะ|(?:ございます|くださ(?:い)?)|\s?gozaimasu|\s?kudasai|haseyo|hamnida|\s?khrap|\s?kha)$/u;

/** `안녕` for 안녕하세요: the word without its polite ending. */
export function isWithoutItsCourtesy(expected: string, given: string): boolean {
  const plain = expected.trim().replace(courtesy, "");
  return plain !== expected.trim() && given.length >= leastSigns && (plain === given || withoutLengths(plain) === withoutLengths(given));
}

const leastSigns = 2;

const endings = /(?:ます|ました|ません|ない|って|んで|て|った|んだ|た|る|う|く|す|つ|ぬ|む|ぶ|ぐ)$/u;
const polite = /(?:ます|ました|ません)$/u;

/** `飲みます` for 飲む: the polite form of the same verb. */
export function isPoliteForm(expected: string, given: string): boolean {
  if (isPoliteKorean(expected, given)) return true;
  if (!polite.test(given) || polite.test(expected) || !endings.test(expected) || given.length > expected.length + 3) return false;
  const stem = expected.slice(0, -1);
  return /\p{Script=Han}/u.test(stem) ? sharesItsSigns(stem, given) : stem.length >= leastSigns && given.startsWith(stem);
}

/** `가요` for 가다, `먹어요` for 먹다. */
function isPoliteKorean(expected: string, given: string): boolean {
  if (!expected.endsWith("다") || !/(?:요|니다)$/u.test(given)) return false;
  const stem = expected.slice(0, -1);
  return given.startsWith(stem) ? given.length <= stem.length + 3 : stem.endsWith("하") && given === `${stem.slice(0, -1)}해요`;
}

/** `tabemasu` for taberu, `nomimasu` for nomu. */
export function isPoliteReading(expected: string, given: string): boolean {
  const [, stem] = /^(.{2,})masu$/.exec(given.replace(/\s/g, "")) ?? [];
  const plain = expected.replace(/\s/g, "");
  if (stem === undefined || !plain.endsWith("u")) return false;
  return plain === `${stem}ru` || plain.replace(/tsu$/, "chi").replace(/su$/, "shi").replace(/u$/, "i") === stem;
}

/** Whether the answer begins with the verb's stem and continues with kana only. */
function sharesItsSigns(stem: string, given: string): boolean {
  return given.startsWith(stem) && /^\p{Script=Hiragana}+$/u.test(given.slice(stem.length));
}

/** `がこう` for がっこう: the small tsu is left out, which makes another word of shorter words. */
export function lacksSmallTsu(expected: string, given: string): boolean {
  return expected.includes("っ") && given.length >= leastKana && expected.replaceAll("っ", "") === given;
}

const leastKana = 3;

/** `gakou` or `gako` for gakkō: a single consonant for a double one. */
export function lacksTheDouble(expected: string, given: string): boolean {
  const [ours, theirs] = [expected, given].map((text) => withoutLengths(plainRomaji(text)));
  if (ours === undefined || theirs === undefined || theirs.length < leastLetters || ours === theirs) return false;
  return ours.replace(/([ksptc])\1/g, "$1") === theirs;
}

const leastLetters = 4;

/** `ohayo` for ohayō gozaimasu: the first of two words, if it is long enough. */
export function isFirstOfWords(expected: string, given: string): boolean {
  const [first = "", ...more] = expected.trim().split(/\s+/);
  return more.length === 1 && first.length > leastLetters && withoutLengths(first) === withoutLengths(given);
}

/** `dianhua` for dǎ diànhuà, to make a call: the last of two words, if it is long enough. */
export function isLastOfWords(expected: string, given: string): boolean {
  const words = expected.trim().split(/\s+/);
  const last = withoutMarks(words.at(-1) ?? "");
  return words.length === 2 && last.length > leastLetters && last === withoutMarks(given);
}
