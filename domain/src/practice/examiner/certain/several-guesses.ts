import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { bare, bareWords, type Reading } from "../question/reading.ts";
import { wordsOf } from "../text/words.ts";
import { differInGender } from "./other-verb-form.ts";
import { compact } from "../text/fold.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";

/** Number of words; in a longer answer `or` joins more than guesses. */
const mostWords = 12;
/** A card with longer alternatives is a sentence. */
const longestForm = 4;
const halfSure = 50;

/** Grades two or more guesses at a single thing: `Canberra or Sydney`. Of two in words with the right one first, half is right. */
export function severalGuesses({ forms, answer, isAsked, question }: Reading): Outcome | null {
  if (forms.length > 1 || (forms[0]?.words.length ?? 0) > longestForm || answer.words.length > mostWords) return null;
  const right = compact(bare(forms[0]?.text ?? ""));
  const signs = (text: string) => (text.match(/\p{N}/gu) ?? []).join("");
  const isRight = (part: string) =>
    signs(part) === signs(right) && slipsBetween(right, compact(bare(part)), allowedSlips(right.length)) <= allowedSlips(right.length);
  // `sono andato / andata`: both genders of one word.
  const isOtherForm = (part: string) => wordsOf(part).every((word) => forms[0]?.words.some((own) => differInGender(own, word)) === true);
  const guesses = (separator: RegExp) => {
    const parts = answer.text
      .split(separator)
      .map((part) => part.replace(/^(?:either|maybe|perhaps|possibly|vielleicht|entweder|peut-être|quizás?)\s+|[,.?!\s]+$/gu, ""));
    const isGuess =
      parts.length > 1 &&
      parts.some(isRight) &&
      parts.some((part) => !isRight(part) && !isOtherForm(part) && !part.split(" ").every(isAsked));
    return isGuess ? parts : null;
  };
  if (isRight(answer.text)) return null;
  const either = guesses(/\s+(?:or|oder|ou|или)\s+|\s\/\s|\s?[;|]\s?/u);
  if (either !== null) {
    const isNumber = /\d/.test(question.definition) || /\d/.test(answer.text) || /^\s*either\b/.test(answer.text);
    return outcome(either.length === 2 && !isNumber && isRight(either[0] ?? "") ? halfSure : MARKS.none, "several-guesses");
  }
  const isName = /^(?:(?:the|der|die|das|le|la|el) )?\p{Lu}/u.test(question.definition);
  const both = isName ? guesses(/,\s|\s+(?:and|und|et|y|e|и|&)\s+/u) : null;
  return both !== null && both.length === 2 && both.every((part) => bareWords(part).length === 1 && !/\p{N}/u.test(part))
    ? outcome(halfSure, "several-guesses")
    : null;
}
