import type { Reading } from "../question/reading.ts";
import { folded } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { isGeneric } from "./coverage.ts";

/** What kind of thing it is may be said more broadly or more closely, `software` for a program; what tells it apart may not. */
export function isGenus({ question, language, lexicon }: Reading): (word: string, said: string) => boolean {
  const genus = kindIn(wordsOf(folded(question.definition.slice(0, 200))), language);
  const isAll = contentWords(wordsOf(folded(question.definition.slice(0, 200))), language).length < leastWithGenus;
  return (word, said) => !isAll && language === "en" && word === genus && /^[a-z]{3,}$/.test(said) && lexicon.areKin(word, said, "any");
}

/** A card of one word is its kind and nothing that tells it apart. */
const leastWithGenus = 2;

/** The noun that a text begins with, before it says which. */
export function kindIn(words: readonly string[], language: Reading["language"]): string {
  const turn = words.findIndex((word, place) => place > 0 && kindEnds.test(word));
  return words.slice(0, turn < 0 ? 1 : turn).findLast((word) => !isFunctionWord(word, language)) ?? "";
}

const kindEnds = /^(?:that|which|who|whose|of|for|in|from|with|without|used|by|on)$/;

/** Two texts of one form (`… that …`) that name another kind of thing: `medicine that spreads` for a disease. */
export function otherKind(missing: readonly string[], { forms, answer, language }: Reading): { word: string; said: string } | null {
  const isOfThatForm = (words: readonly string[]) => words.slice(1, 5).some((word) => /^(?:that|which|who)$/.test(word));
  const own = forms[0]?.words ?? [];
  if (language !== "en" || !isOfThatForm(own) || !isOfThatForm(answer.words)) return null;
  const [word, said] = [kindIn(own, language), kindIn(answer.words, language)];
  return missing.includes(word) && !isGeneric(word) && !isGeneric(said) && said !== "" && !own.includes(said) ? { word, said } : null;
}
