import type { GradedCard, Reading } from "../question/reading.ts";
import { countsAsCorrect, MARKS, outcome, type Outcome, type Rule } from "../question/verdict.ts";
import { folded } from "../text/fold.ts";
import { stem } from "../text/stems.ts";
import { contentWords, wordsOf } from "../text/words.ts";

/** Limits: cards that are searched, code units of each, and cards that are compared word by word. */
const mostCards = 1000;
const longestRead = 300;
const mostRead = 30;
/** Number of words, and share of another card, that an answer does not contain by chance. */
const leastWords = 2;
const leastShare = 0.5;
/** The difference in share by which the other card must match better. */
const leastMore = 0.3;

/** Rules that decide by the words of an answer rather than by its kind. */
const byWords: ReadonlySet<Rule> = new Set(["key-words", "other-words", "synonym", "one-word-other", "half-of-a-pair", "no-match"]);

/**
 * `it digests worn-out parts with enzymes` for the Golgi apparatus, if that is the lysosome's card: an answer that has more of another card
 * than of its own belongs to the other, even if single words fit.
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
  // A card that contains none of the words literally is not compared word by word.
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

/** Length of the prefix that all forms of a word share. */
const writtenAlike = 4;
