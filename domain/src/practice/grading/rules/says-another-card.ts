import type { GradedCard, Reading } from "../question/reading.ts";
import { countsAsCorrect, MARKS, outcome, type Outcome, type Rule } from "../question/verdict.ts";
import { folded } from "../text/fold.ts";
import { stem } from "../text/stems.ts";
import { contentWords, wordsOf } from "../text/words.ts";

/** How many cards are looked at, how much of each, and how many of them are read word by word. */
const mostCards = 1000;
const longestRead = 300;
const mostRead = 30;
/** So many words of another card, and so much of it, are no chance. */
const leastWords = 2;
const leastShare = 0.5;
/** By so much an answer says more of the other card than of its own. */
const leastMore = 0.3;

/** What was decided by the words of an answer rather than by what it is. */
const byWords: ReadonlySet<Rule> = new Set(["key-words", "other-words", "synonym", "one-word-other", "half-of-a-pair", "no-match"]);

/**
 * `it digests worn-out parts with enzymes` for the Golgi apparatus, where the deck says so of the lysosome: an answer that says more of
 * another card than of its own belongs to the other, whatever single words of it fit.
 */
export function unlessItSaysAnotherCard(decided: Outcome, reading: Reading): Outcome {
  const isWhole = decided.rule === "key-words" && countsAsCorrect(decided.score);
  const other = byWords.has(decided.rule) && !isWhole ? saidCard(reading) : null;
  return other === null ? decided : outcome(MARKS.none, "other-card", { detail: other.term });
}

function saidCard({ answer, forms, others, question, language }: Reading): GradedCard | null {
  const said = new Set(contentWords(answer.words, language).map(stem));
  if (said.size < leastWords) return null;
  const shareOf = (words: readonly string[]) => {
    const wanted = new Set(contentWords(words, language).map(stem));
    const found = [...wanted].filter((word) => said.has(word)).length;
    return { found, share: found / Math.max(1, wanted.size) };
  };
  const own = Math.max(0, ...forms.map(({ words }) => shareOf(words).share));
  // A card that has none of the words as they are written is not read word by word.
  const written = [...said].map((word) => word.slice(0, writtenAlike));
  const mayBeSaid = ({ definition }: GradedCard) => {
    const text = definition.slice(0, longestRead).toLowerCase();
    return written.filter((word) => text.includes(word)).length >= leastWords;
  };
  const isSaid = ({ definition, term }: GradedCard) => {
    if (definition.trim() === question.definition.trim() || term.trim() === question.term.trim()) return false;
    const { found, share } = shareOf(wordsOf(folded(definition.slice(0, longestRead))));
    return found >= leastWords && share >= leastShare && share > own + leastMore;
  };
  return others.slice(0, mostCards).filter(mayBeSaid).slice(0, mostRead).find(isSaid) ?? null;
}

/** So many letters of a word stand in all its forms. */
const writtenAlike = 4;
