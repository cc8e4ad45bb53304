import { isDeniedOnce, isSaid, type Pair } from "../words/alignment.ts";
import type { Kinship } from "../words/kinship.ts";
import { denials, perReading, type WordReading } from "./reading.ts";

/** How much of the card the answer says, and what else it says. */
export const meaningFeatures = perReading(function meaningFeaturesOf(reading: WordReading) {
  const { alignment, weightOf, isAsked, language, question } = reading;
  const { card, answer, ofCard, ofAnswer } = alignment;
  const cardWeights = card.map(weightOf);
  const answerWeights = answer.map(weightOf);
  const total = sum(cardWeights);
  const answerTotal = sum(answerWeights);
  const strength = (pair: Pair | null | undefined) => pair?.strength ?? 0;
  const share = (weights: readonly number[], of: number, isIn: (at: number) => number) =>
    of === 0 ? 0 : sum(weights.map((weight, at) => weight * isIn(at))) / of;
  const missing = card.map((_, at) => at).filter((at) => !isSaid(ofCard[at]));
  const added = answer.map((_, at) => at).filter((at) => !isSaid(ofAnswer[at]));
  const newWords = added.filter((at) => !isAsked(answer[at] ?? neverAsked));
  const unasked = card.map((word, at) => (isAsked(word) ? 0 : (cardWeights[at] ?? 0)));
  const unaskedTotal = sum(unasked);
  const count = (...kinds: readonly Kinship[]) => ofCard.filter((pair) => pair !== null && kinds.includes(pair.kinship)).length;
  const deniedCard = card.filter(({ isDenied }) => isDenied).length;
  const deniedAnswer = answer.filter(({ isDenied }) => isDenied).length;
  const denialMismatch = ofCard.filter((pair) => pair !== null && isDeniedOnce(pair, alignment)).length;
  const deniedOpposites = alignment.opposites.filter((pair) => card[pair.card]?.isDenied !== answer[pair.answer]?.isDenied).length;
  const numbers = card.map((word, at) => ({ word, at })).filter(({ word }) => word.number !== null);
  return {
    cardWords: card.length,
    answerWords: answer.length,
    lengthRatio: answer.length / Math.max(1, card.length),
    coverage: share(cardWeights, total, (at) => strength(ofCard[at])),
    coverageSame: share(cardWeights, total, (at) => (isSaid(ofCard[at]) ? 1 : 0)),
    coverageExact: share(cardWeights, total, (at) => (strength(ofCard[at]) >= 0.95 ? 1 : 0)),
    coverageUnasked: share(unasked, unaskedTotal, (at) => strength(ofCard[at])),
    precision: share(answerWeights, answerTotal, (at) => strength(ofAnswer[at])),
    precisionSame: share(answerWeights, answerTotal, (at) => (isSaid(ofAnswer[at]) ? 1 : 0)),
    precisionExact: share(answerWeights, answerTotal, (at) => (strength(ofAnswer[at]) >= 0.95 ? 1 : 0)),
    missingWeight: sum(missing.map((at) => cardWeights[at] ?? 0)),
    missingMost: Math.max(0, ...missing.map((at) => cardWeights[at] ?? 0)),
    added: added.length,
    addedWeight: sum(added.map((at) => answerWeights[at] ?? 0)),
    addedNew: newWords.length,
    addedNewWeight: sum(newWords.map((at) => answerWeights[at] ?? 0)),
    askedShare: answer.length === 0 ? 0 : answer.filter(isAsked).length / answer.length,
    headFound: strength(ofCard[0]),
    answerHeadFound: strength(ofAnswer[0]),
    answerHeadAsked: answer[0] !== undefined && isAsked(answer[0]) ? 1 : 0,
    equals: count("equal", "form"),
    slips: count("spelling"),
    synonyms: count("same", "synonym", "derived", "denied"),
    roots: count("root", "compound"),
    kinds: count("kind"),
    siblings: count("sibling"),
    opposites: alignment.opposites.length - deniedOpposites,
    deniedOpposites,
    otherNumbers: alignment.otherNumbers.length,
    numbers: numbers.length,
    numbersFound: numbers.length === 0 ? 1 : numbers.filter(({ at }) => isSaid(ofCard[at])).length / numbers.length,
    answerNumbers: answer.filter(({ number }) => number !== null).length,
    deniedCard,
    deniedAnswer,
    denialMismatch,
    denierDifference: denials(reading.answer) - denials(reading.definition),
    isEnglish: language === "en" ? 1 : 0,
    termLength: question.term.length,
    termWords: reading.term.tokens.length,
  };
});

const neverAsked = { stem: "" } as WordReading["alignment"]["card"][number];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}
