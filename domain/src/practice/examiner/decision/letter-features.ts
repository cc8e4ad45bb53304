import { withoutAccents } from "../text/fold.ts";
import { slipsBetween } from "../text/typos.ts";
import { perReading } from "./per-reading.ts";
import type { WordReading } from "./reading.ts";

/** How like the two texts are as letters, which also sees what the words do not show: compounds, slips, other scripts. */
export const letterFeatures = perReading(function letterFeaturesOf({ definition, answer, term }: WordReading) {
  const card = lettersOf(definition.folded);
  const said = lettersOf(answer.folded);
  const [shared, ofCard, ofAnswer] = sharedTrigrams(card, said);
  const short = card.length <= 40 && said.length <= 40;
  const slips = short ? slipsBetween(card, said, mostSlips) : mostSlips + 1;
  const [withTerm] = sharedTrigrams(lettersOf(term.folded), said);
  return {
    trigrams: shared,
    trigramsOfCard: ofCard,
    trigramsOfAnswer: ofAnswer,
    trigramsOfTerm: withTerm,
    letterSlips: slips,
    slipShare: slips / Math.max(4, card.length),
    cardLetters: Math.min(200, card.length),
    answerLetters: Math.min(200, said.length),
    letterRatio: said.length / Math.max(1, card.length),
    isSame: card === said ? 1 : 0,
    startsSame: said.length >= 3 && card.startsWith(said) ? 1 : 0,
    contains: card.length >= 3 && said.includes(card) ? 1 : 0,
    isContained: said.length >= 3 && card.includes(said) ? 1 : 0,
    firstLetter: card[0] === said[0] ? 1 : 0,
    initials: areInitials(definition, answer) || areInitials(answer, definition) ? 1 : 0,
  };
});

/** Whether one text is the first letters of the other's words, or of those that carry meaning: `LIFO` for last in, first out; `A, T` for adenine, thymine. */
function areInitials({ tokens }: WordReading["definition"], short: WordReading["answer"]): boolean {
  const letters = short.tokens.filter(({ isFunction, text }) => !isFunction || text.length === 1).map(({ plain }) => plain);
  if (tokens.length < 2 || letters.length === 0 || !letters.every((word) => word.length <= longestInitials)) return false;
  const initialsOf = (words: typeof tokens) => words.map(({ plain }) => plain[0]).join("");
  const said = letters.join("");
  if (said.length < 2) return false;
  return said === initialsOf(tokens) || said === initialsOf(tokens.filter(({ isFunction }) => !isFunction));
}

const longestInitials = 5;
const mostSlips = 6;
const mostLetters = 600;

function lettersOf(text: string): string {
  return withoutAccents(text.slice(0, mostLetters)).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Dice's coefficient of the trigrams of two texts, and the shares of either that the other has. */
function sharedTrigrams(a: string, b: string): [dice: number, ofA: number, ofB: number] {
  const [own, other] = [trigramsOf(a), trigramsOf(b)];
  let shared = 0;
  for (const part of own) if (other.has(part)) shared += 1;
  if (own.size === 0 || other.size === 0) return [0, 0, 0];
  return [(2 * shared) / (own.size + other.size), shared / own.size, shared / other.size];
}

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  const parts = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) parts.add(padded.slice(at, at + 3));
  return parts;
}
