import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { withoutAccents } from "../text/fold.ts";
import { namedIn } from "../text/guessed-language.ts";
import { isWrittenInHanzi } from "./in-other-signs.ts";
import { isPinyinWithTones, numberedPinyinWithMarks } from "./pinyin-shape.ts";
import { compareReadings } from "./readings.ts";
import { plainRomaji } from "./romaji.ts";

/** Limit in UTF-16 code units; a longer card is a sentence. */
const longestWord = 60;

const inHanzi = 98;

/**
 * Grades a word of a tonal language that the card writes in Latin letters: without its tones it is a part, and other tones make another
 * word.
 */
export function asTones(reading: Reading): Outcome | null {
  const { question, answer } = reading;
  const definition = question.definition.trim();
  const known = question.language ?? namedIn(question.term);
  const language = known ?? (isChinese(reading) ? "zh" : null);
  const isPlain = definition.length <= longestWord && /^[\p{Script=Latin}\p{M}\s'’-]+$/u.test(definition);
  if (!isPlain || answer.raw.length > longestWord || withoutAccents(definition) === definition.normalize("NFC")) return null;
  if (language !== "zh" && language !== "vi") return null;
  const given = answer.raw
    .trim()
    .replace(/[.!?]+$/, "")
    .toLowerCase();
  if (language === "zh" && isWrittenInHanzi(definition, given, reading)) return outcome(inHanzi, "reading");
  const verdict = language === "zh" ? pinyin(definition.toLowerCase(), given) : vietnamese(definition.toLowerCase(), given);
  if (verdict === "same") return outcome(MARKS.full, "reading");
  // Where only the card shows that it is Chinese, leaving out the tones stays a matter of accents.
  if (verdict === "unmarked" && known === null) return null;
  if (verdict === "unmarked") return outcome(60, "tones-missing", { missing: [definition] });
  return verdict === "other" ? wrong("accent-word", definition) : null;
}

/** A card whose pinyin has its tones in digits, `ni3 hao3`, as dictionaries do: it is read like `nǐ hǎo`. */
export function asNumberedPinyin(reading: Reading): Outcome | null {
  const { definition, language, term } = reading.question;
  const isOfChinese = language === "zh" || (language === undefined && han.test(term) && !kana.test(term));
  if (!isOfChinese || definition.length > longestWord || !/[1-5]/.test(definition)) return null;
  const marked = numberedPinyinWithMarks(definition.trim());
  return marked === null ? null : asTones({ ...reading, question: { ...reading.question, definition: marked, language: "zh" } });
}

const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** The third tone, which no other language has on these vowels. */
const thirdTone = /[aiou]\u0308?\u030c/;

/** Whether a card is pinyin, though its deck does not say so: its term is in Han characters, or it or its deck has marks of the third tone. */
function isChinese({ question, others }: Reading): boolean {
  const { term, definition } = question;
  if (definition.length > longestWord || kana.test(term) || !isPinyinWithTones(definition)) return false;
  const hasThirdTone = (text: string) => thirdTone.test(text.slice(0, longestWord).toLowerCase().normalize("NFD"));
  return han.test(term) || hasThirdTone(definition) || others.slice(0, mostCards).some((card) => hasThirdTone(card.definition));
}

/** Number of other cards that are looked at. */
const mostCards = 40;

function pinyin(expected: string, given: string): "same" | "unmarked" | "other" | null {
  const isTyped = given.normalize("NFD").replace(/u\u0308/g, "u") === given.normalize("NFC").replace(/[ü]/g, "u") && !/[1-4]/.test(given);
  const verdict = compareReadings(expected, given, "zh");
  if (verdict === "marked-otherwise") return "other";
  if (verdict !== "same" && verdict !== "unmarked") return null;
  return isTyped ? "unmarked" : "same";
}

/** Compares the diacritics: one left out is missing, another one makes another word. Null if the letters differ. */
function vietnamese(expected: string, given: string): "same" | "unmarked" | "other" | null {
  const [ours, theirs] = [expected, given].map((text) => text.replace(/\s+/g, " ").normalize("NFD").replace(/đ/g, "d\u0335"));
  if (ours === undefined || theirs === undefined || withoutAccents(expected) !== withoutAccents(given)) return null;
  if (ours === theirs) return "same";
  const letters = (text: string) => text.match(/\P{M}\p{M}*/gu) ?? [];
  const own = letters(ours);
  return letters(theirs).every((letter, place) => Array.from(letter).every((sign) => own[place]?.includes(sign))) ? "unmarked" : "other";
}

/**
 * Japanese in Latin letters whose card marks a long vowel: `Toukyou`, `Tookyoo` and `Tokyo` for `Tōkyō`. Other languages write no vowel for the mark, so
 * that their answers are left to other rules.
 */
export function asLongVowels({ question, answer }: Reading): Outcome | null {
  if (question.definition.length > 2 * longestWord || answer.raw.length > 2 * longestWord) return null;
  const [own, said] = [question.definition, answer.raw].map((text) => text.trim().toLowerCase().normalize("NFC"));
  if (own === undefined || said === undefined || own.length > longestWord || said.length > longestWord) return null;
  const isRomaji =
    /[āīūēō]/.test(own) && [own, said].every((text) => /^[a-pr-uwyzāīūēō\s'’-]+$/.test(text) && !/c(?!h)/.test(text.replace(/cch/g, "ch")));
  return isRomaji && plainRomaji(own) === plainRomaji(said) ? outcome(MARKS.full, "reading") : null;
}
