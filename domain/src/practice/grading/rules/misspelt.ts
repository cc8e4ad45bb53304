import { isAnotherWord } from "./another-word.ts";
import { isCommonWord } from "../tables/common-words.ts";
import { withoutAccents } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { areOpposites } from "../tables/opposites.ts";
import { bareWords, type Form, type Reading } from "../question/reading.ts";
import { stem } from "../text/stems.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { outcome, type Outcome } from "../question/verdict.ts";

/** A definition of at least this many words is a sentence, in which a slip in a short word is also allowed. */
const sentence = 3;

/**
 * The whole definition word by word, with typing slips in a few words. A slip that makes another known word (an antonym, a number, a common
 * word, a word of the deck) does not count.
 */
export function misspeltSentence(form: Form, reading: Reading): Outcome | null {
  const [expected, given] = [bareWords(form.text).map(withoutAccents), bareWords(reading.answer.text).map(withoutAccents)];
  if (expected.length < sentence || expected.length !== given.length) return null;
  const pairs = expected.flatMap((word, place) => (word === given[place] ? [] : [[word, given[place] ?? ""] as const]));
  if (pairs.length === 0 || pairs.length > 1 + expected.length / 6) return null;
  if (reading.language === "en" && pairs.every(([word, written]) => stem(word) === stem(written) && !isSameButE(word, written)))
    return outcome(96, "word-form");
  return pairs.every(([word, written]) => isSlip(word, written, reading))
    ? outcome(pairs.length === 1 ? 96 : 93, "spelling", { detail: form.raw })
    : null;
}

/** Whether the words differ only by a final `e`: `cloth` and `clothe`. */
function isSameButE(word: string, written: string): boolean {
  return word === `${written}e` || written === `${word}e`;
}

function isSlip(word: string, written: string, reading: Reading): boolean {
  const { language, rarity } = reading;
  if (/\d/.test(word + written) || !alphabetic.test(word) || !alphabetic.test(written)) return false;
  const allowed = Math.max(1, allowedSlips(word.length));
  if (word.length < 2 || slipsBetween(word, written, allowed) > allowed) return false;
  if (areOpposites(word, written) || isAnotherWord(word, written, reading)) return false;
  const isKnownWord = isFunctionWord(written, language) || (word.length <= 3 && isCommonWord(written)) || rarity.knows(written);
  return !isKnownWord;
}

/** Alphabetic scripts; in others a character is a syllable or a word, and another one makes another word. */
export const alphabetic =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}]+$/u;
