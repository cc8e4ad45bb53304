import { areContrasts } from "../knowledge/contrasts.ts";
import { type Outcome, wrong } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { withoutAccents } from "../text/fold.ts";
import { isArticle } from "../text/function-words.ts";

/** A longer text is a sentence, which the model reads. */
const mostWords = 8;
/** Up to this many words a small word may be what the card asks for. */
const mostOfAPhrase = 4;

/** The card's words with one of them turned into another thing: `hermana` for hermano, `green apple` for red apple, `your book` for my book. */
export function otherWord({ forms, answer }: Reading): Outcome | null {
  for (const { words: own, raw } of forms) {
    const said = answer.words;
    if (own.length !== said.length || own.length === 0 || own.length > mostWords) continue;
    const places = own.flatMap((word, at) => (isSame(word, said[at] ?? "") ? [] : [at]));
    const [place = 0] = places;
    // Of a list, `red, green, blue`, the others may be right; in a phrase a word that is said twice has taken the place of its contrary.
    const isTwice = (word: string) => word === said[place] && !/[,;/]/.test(raw);
    if (own.some((word, at) => at !== place && areContrasts(word, own[place] ?? "", false) && !isTwice(word))) continue;
    if (places.length === 1 && areContrasts(own[place] ?? "", said[place] ?? "", own.length <= mostOfAPhrase))
      return wrong("opposite", own[place] ?? raw, said[place] ?? "");
  }
  return null;
}

/** `la` for `el` follows the word behind it: `la cuñada` for el cuñado differs in one word. */
function isSame(one: string, other: string): boolean {
  return withoutAccents(one) === withoutAccents(other) || (isArticle(one) && isArticle(other));
}
