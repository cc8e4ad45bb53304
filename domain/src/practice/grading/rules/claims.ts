import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, outcome, type Outcome } from "../question/verdict.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { folded } from "../text/fold.ts";

/** How many cards are looked at, and how long a term may be that is searched for. */
const mostCards = 1000;
const longestTerm = 80;

/**
 * A right answer that goes on to say what another card asks for: `Mercury, the largest planet`, where that is Jupiter. Right, and then false.
 */
export function withoutFalseClaims(decided: Outcome, { answer, question, others, isAsked, language, forms }: Reading): Outcome {
  const card = forms[0];
  if (!countsAsCorrect(decided.score) || card === undefined || answer.words.length < card.words.length + 2) return decided;
  const said = plain(answer.text);
  const claimed = others.slice(0, mostCards).find(({ term, definition }) => {
    if (term.length > longestTerm || definition === question.definition || !said.includes(plain(folded(term)))) return false;
    const words = contentWords(wordsOf(folded(term)), language);
    return words.length >= 2 && words.some((word) => !isAsked(word) && !card.words.includes(word));
  });
  return claimed === undefined ? decided : outcome(60, "of-another", { found: decided.found, detail: claimed.term });
}

function plain(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
