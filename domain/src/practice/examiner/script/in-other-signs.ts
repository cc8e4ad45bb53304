import type { Reading } from "../question/reading.ts";
import { compact, folded } from "../text/fold.ts";
import { standsWithin } from "./marks.ts";
import { comparePinyinBySyllables } from "./pinyin-tones.ts";
import type { Word } from "./unwritten-sounds.ts";

/** `友だち` for 友達, `申込` for 申し込み: Japanese with the same reading and only Han characters of the other, in order. */
export function isSpeltOtherwise(word: Word, given: string, { lexicon }: Reading): boolean {
  const [ours, theirs] = [hanOf(word.text), hanOf(given)];
  if (ours === "" || theirs === "" || !(standsWithin(theirs, ours) || standsWithin(ours, theirs))) return false;
  const sounds = lexicon.readings(word.raw, "ja");
  return sounds.length > 0 && lexicon.readings(given, "ja").some((sound) => sounds.includes(sound));
}

/** Number of characters that hardly make another word of the same sound: 花 and 鼻 are both はな. */
const leastSigns = 2;

/** `先生` for せんせい: the characters of a word in kana, unless the question asks for the reading. */
export function isWrittenInHan(word: Word, given: string, { question, lexicon }: Reading): boolean {
  if (
    hanOf(given).length < leastSigns ||
    folded(question.term).includes(given) ||
    /\b(?:kana|hiragana|reading|read)\b/i.test(question.term)
  )
    return false;
  return lexicon.readings(given, "ja").includes(compact(word.text));
}

/** `你好` for nǐ hǎo: the characters of a word in pinyin, unless the question asks for pinyin. */
export function isWrittenInHanzi(pinyin: string, given: string, { question, lexicon }: Reading): boolean {
  if (
    !/^\p{Script=Han}{2,}$/u.test(given) ||
    folded(question.term).includes(given) ||
    /\b(?:pinyin|tones?|read(?:ing)?)\b/i.test(question.term)
  )
    return false;
  return lexicon.readings(given, "zh").some((sound) => comparePinyinBySyllables(sound, pinyin) === "same");
}

function hanOf(text: string): string {
  return text.replace(/[^\p{Script=Han}々]/gu, "");
}
