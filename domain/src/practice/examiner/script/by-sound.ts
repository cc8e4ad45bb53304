import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { isSpeltOtherwise, isWrittenInHan } from "./in-other-signs.ts";
import { comparePinyinBySyllables } from "./pinyin-tones.ts";
import { soundLanguages } from "./sound-language.ts";
import { soundsOf, type Word } from "./unwritten-sounds.ts";

const han = /\p{Script=Han}/u;
const kana = /\p{Script=Hiragana}/u;
const latin = /^[\p{Script=Latin}\p{M}\d\s'’:.!?-]+$/u;
const onlyKana = /^[\p{Script=Hiragana}ー\s・、。!?]+$/u;
const asksHowItIsWritten =
  /\b(?:kanji|hanzi)\b|[,(]\s*characters?\s*\)|\bin characters?\b|\bcharacters? for\b|\bwrit(?:e|ten)\b[^()]*\bcharacters?\b|漢字|汉字/iu;

const otherSpelling = 98;
const halfKnown = 60;

/**
 * Grades the sound of a card in Han characters that gives no reading: `がっこう` or `gakkou` for 学校, `péngyou` for 朋友. It is right, or a part
 * without its tones or if the question asks for the characters. Null if the sound is unknown, differs, or is in the question. `asJapanese`
 * compares the answer with the readings passed to it.
 */
export function bySound(word: Word, reading: Reading, asJapanese: (readings: readonly string[]) => Outcome | null): Outcome | null {
  const given = reading.answer.text.replace(/\([^()]*\)/g, " ").trim();
  if (latin.test(given) || onlyKana.test(given)) return han.test(word.text) ? bySaying(word, given, reading, asJapanese) : null;
  if (!han.test(given) || !kana.test(word.text + given) || !soundLanguages(reading).includes("ja")) return null;
  const isSame = han.test(word.text) ? isSpeltOtherwise : isWrittenInHan;
  return isSame(word, given, reading) ? outcome(otherSpelling, "reading") : null;
}

function bySaying(
  word: Word,
  given: string,
  reading: Reading,
  asJapanese: (readings: readonly string[]) => Outcome | null,
): Outcome | null {
  for (const language of soundLanguages(reading)) {
    const sounds = soundsOf(word, given, language, reading);
    const found = sounds.length === 0 ? null : language === "ja" ? asJapanese(sounds) : inPinyin(sounds, given);
    if (found === null || found.score === MARKS.none) continue;
    return asksHowItIsWritten.test(reading.question.term)
      ? outcome(Math.min(found.score, halfKnown), "only-said", { missing: [word.text] })
      : found;
  }
  return null;
}

function inPinyin(sounds: readonly string[], given: string): Outcome | null {
  if (!latin.test(given)) return null;
  const verdicts = sounds.map((sound) => comparePinyinBySyllables(sound, given));
  if (verdicts.includes("same")) return outcome(MARKS.full, "reading");
  return verdicts.includes("unmarked") ? outcome(halfKnown, "tones-missing", { missing: [sounds[0] ?? ""] }) : null;
}
