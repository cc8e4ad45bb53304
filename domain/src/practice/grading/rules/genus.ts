import type { Reading } from "../question/reading.ts";
import { folded } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { isGeneric } from "./coverage.ts";

/**
 * Whether the written word may replace the definition's kind of thing as a hypernym or hyponym, `software` for a program. The words that
 * distinguish it may not be replaced.
 */
export function isGenus({ question, language, lexicon }: Reading): (word: string, said: string) => boolean {
  const genus = kindIn(wordsOf(folded(question.definition.slice(0, 200))), language);
  const isAll = contentWords(wordsOf(folded(question.definition.slice(0, 200))), language).length < leastWithGenus;
  return (word, said) => !isAll && language === "en" && word === genus && /^[a-z]{3,}$/.test(said) && lexicon.areKin(word, said, "any");
}

/** A card of one word has nothing besides the kind. */
const leastWithGenus = 2;

/** The head noun at the beginning of a text. */
export function kindIn(words: readonly string[], language: Reading["language"]): string {
  const turn = words.findIndex((word, place) => place > 0 && kindEnds.test(word));
  return words.slice(0, turn < 0 ? 1 : turn).findLast((word) => !isFunctionWord(word, language)) ?? "";
}

const kindEnds = /^(?:that|which|who|whose|of|for|in|from|with|without|used|by|on)$/;

/** For two texts of the form `… that …`, the kinds of thing if they differ: `medicine that spreads` for a disease. Null if they do not. */
export function otherKind(missing: readonly string[], { forms, answer, language }: Reading): { word: string; said: string } | null {
  const isOfThatForm = (words: readonly string[]) => words.slice(1, 5).some((word) => /^(?:that|which|who)$/.test(word));
  const own = forms[0]?.words ?? [];
  if (language !== "en" || !isOfThatForm(own) || !isOfThatForm(answer.words)) return null;
  const [word, said] = [kindIn(own, language), kindIn(answer.words, language)];
  return missing.includes(word) && !isGeneric(word) && !isGeneric(said) && said !== "" && !own.includes(said) ? { word, said } : null;
}
