import type { Reading } from "../question/reading.ts";
import { outcome, type Outcome } from "../question/verdict.ts";
import { isDenier } from "../tables/denying-words.ts";
import { isArticle, isFunctionWord } from "../text/function-words.ts";

/** Number of words; longer answers contain more than a function word and words of the question. */
const mostWords = 6;

/** Grades a card that is a function word, `AND` or `mit`: right with only words of the question around it, `the AND gate`. */
export function sameSmallWord({ question, answer, forms, isAsked, language }: Reading): Outcome | null {
  const [form] = forms;
  const isSmall =
    form !== undefined && form.words.length === 1 && form.words.every((word) => isFunctionWord(word, language) || isDenier(word, language));
  if (!isSmall || answer.words.length > mostWords || form.text === question.term.toLowerCase()) return null;
  const rest = answer.words.filter((word) => word === form.words[0] || !(isAsked(word) || isArticle(word) || auxiliary.test(word)));
  return rest.join(" ") === form.words[0] ? outcome(98, "exact") : null;
}

const auxiliary = /^(?:is|are|was|were|does|do|did|has|have|had|it|it's)$/;
