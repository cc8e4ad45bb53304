import { withoutAccents } from "../text/fold.ts";
import { slipsBetween } from "../text/typos.ts";
import { perReading, type WordReading } from "./reading.ts";

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
    slipShare: slips / Math.max(4, card.length),
    cardLetters: Math.min(200, card.length),
    answerLetters: Math.min(200, said.length),
    letterRatio: said.length / Math.max(1, card.length),
    contains: card.length >= 3 && said.includes(card) ? 1 : 0,
    isContained: said.length >= 3 && card.includes(said) ? 1 : 0,
    firstLetter: card[0] === said[0] ? 1 : 0,
  };
});

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
