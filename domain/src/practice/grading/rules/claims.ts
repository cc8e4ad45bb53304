import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { cardOfTheAddition } from "./belongs-to-another.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { folded } from "../text/fold.ts";

/** How many cards are looked at, and how long a term may be that is searched for. */
const mostCards = 1000;
const longestTerm = 80;

/** What says that a thing was so and is no more. */
const formerly = /\b(?:used to be|formerly|no longer|not any ?more|(?:was|were)\b[^.;]*\buntil)\b/;
const longestFact = 4;

/** `Lisbon was the capital until 1974`: who says that it is so no more says no, where the card and the question speak of now. */
function isSaidOfThePast({ answer, question, forms }: Reading): boolean {
  const asked = folded(`${question.term.slice(0, 200)} ${question.definition.slice(0, 200)}`);
  const isFact = (forms[0]?.words.length ?? 0) <= longestFact;
  return (
    isFact &&
    formerly.test(answer.text.slice(0, 400)) &&
    !formerly.test(asked) &&
    !/\b(?:was|were|former|old|until|first|last)\b/.test(asked)
  );
}

/**
 * A right answer that goes on to say what another card asks for: `Mercury, the largest planet`, where that is Jupiter. Right, and then false.
 */
export function withoutFalseClaims(decided: Outcome, reading: Reading): Outcome {
  const { answer, question, others, isAsked, language, forms } = reading;
  const card = forms[0];
  if (!countsAsCorrect(decided.score) || card === undefined || answer.words.length < card.words.length + 2) return decided;
  if (isSaidOfThePast(reading)) return outcome(MARKS.none, "denied", { missing: decided.found, detail: question.definition.trim() });
  const said = plain(answer.text);
  const claimed = others.slice(0, mostCards).find(({ term, definition }) => {
    if (term.length > longestTerm || definition === question.definition || !isSaidToBe(plain(folded(term)), said)) return false;
    const words = contentWords(wordsOf(folded(term)), language);
    return words.length >= 2 && words.some((word) => !isAsked(word) && !card.words.includes(word));
  });
  if (claimed !== undefined) return outcome(60, "of-another", { found: decided.found, detail: claimed.term });
  const added = cardOfTheAddition(reading);
  return added === null ? decided : outcome(60, "with-anothers", { found: decided.found, detail: added.term });
}

/** `in iambic pentameter` says how, and not that the thing is one. */
function isSaidToBe(term: string, said: string): boolean {
  const place = said.indexOf(term);
  return place >= 0 && !/ (?:in|into|with|for|by|from|to|on|at|under|near|between|than|like)(?: an?| the)?$/.test(said.slice(0, place));
}

function plain(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
