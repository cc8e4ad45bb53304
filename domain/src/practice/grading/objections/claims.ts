import type { Reading } from "../question/reading.ts";
import { countsAsCorrect, MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { cardOfTheAddition } from "./belongs-to-another.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { folded } from "../text/fold.ts";

/** Limits of the cards that are searched, and of their terms in UTF-16 code units. */
const mostCards = 1000;
const longestTerm = 80;

/** Phrases that say that something is no longer so. */
const formerly = /\b(?:used to be|formerly|no longer|not any ?more)\b/;

function speaksOfThePast(text: string): boolean {
  if (formerly.test(text)) return true;
  // `was the capital until 1974`, in one sentence
  return text.split(/[.;]/).some((sentence) => {
    const place = sentence.search(/\b(?:was|were)\b/);
    return place >= 0 && /\buntil\b/.test(sentence.slice(place));
  });
}

/** A former name of the thing: `Oslo, formerly Christiania`. `Bergen, formerly Oslo` names another thing. */
function hasAnEarlierName(answer: string, definition: string): boolean {
  const [, before = "", name = ""] = /^(.*)[,(]\s*formerly\s(?:called\s|known as\s|named\s)?(?:the\s)?(\p{Lu}.*)$/su.exec(answer) ?? [];
  const own = definition.trim().slice(0, longestTerm);
  return name !== "" && before.includes(own) && !name.startsWith(own);
}

/** `Ankara, Istanbul used to be it`: what no longer holds is said of another thing. */
function isAnothersPast(answer: string, definition: string): boolean {
  const own = definition.trim().slice(0, longestTerm);
  const places = Array.from(answer.matchAll(/[,;]/g), ({ index }) => index).toReversed();
  for (const place of places) {
    const name = /^\s*(?:and |but |though |although )?(\p{Lu}[\p{L}\s.'’-]*?)\s(?:used to be|was|were|is no longer)\b/u.exec(
      answer.slice(place + 1),
    )?.[1];
    if (name !== undefined) return answer.slice(0, place).toLowerCase().includes(own.toLowerCase()) && !own.includes(name);
  }
  return false;
}

const longestFact = 4;

/** `Lisbon was the capital until 1974`: for a card and a question about the present this denies the answer. */
function isSaidOfThePast({ answer, question, forms }: Reading): boolean {
  const asked = folded(`${question.term.slice(0, 200)} ${question.definition.slice(0, 200)}`);
  const isFact = (forms[0]?.words.length ?? 0) <= longestFact;
  return (
    isFact &&
    speaksOfThePast(answer.text.slice(0, 400)) &&
    ![hasAnEarlierName, isAnothersPast].some((says) => says(answer.raw.slice(0, 400), question.definition)) &&
    !speaksOfThePast(asked) &&
    !/\b(?:was|were|former|old|until|first|last)\b/.test(asked)
  );
}

/** A right answer that goes on to claim another card's term gets a part: `Mercury, the largest planet` if that is Jupiter's card. */
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

/** Whether the answer says that the thing is one: `in iambic pentameter` does not. */
function isSaidToBe(term: string, said: string): boolean {
  const place = said.indexOf(term);
  return place >= 0 && !/ (?:in|into|with|for|by|from|to|on|at|under|near|between|than|like)(?: an?| the)?$/.test(said.slice(0, place));
}

function plain(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
