import { isSaid, type Pair } from "../words/alignment.ts";
import { isSmallWord } from "../text/function-words.ts";
import { MARKS } from "../question/marks.ts";
import { type Outcome, outcome, type Rule, wrong } from "../question/outcome.ts";
import { featuresOf, type Features } from "./features.ts";
import { listReading, oneGloss, oneOfParts, partialScore, wholeList } from "./lists.ts";
import { arePartsCrossed } from "./pairs.ts";
import model from "./model.json" with { type: "json" };
import { sameQuotient } from "./quotient.ts";
import { isDeniedElsewhere, isOneDenied, type WordReading } from "./reading.ts";
import { articles } from "./sentence-words.ts";
import { treeModel } from "./trees.ts";
import { isWaySame } from "./turned.ts";
import { unrelated } from "./unrelated.ts";
import { vetoOfSentence } from "./vetoes.ts";
import type { Token } from "../words/tokens.ts";

const isRight = treeModel(model.right);
const isWorthSomething = treeModel(model.worthSomething);

/** How likely a fair teacher takes an answer for right, and for right or half right; both from 0 to 1. */
export type Likelihood = { right: number; worthSomething: number };

function likelihoodOf(features: Features): Likelihood {
  const row = Float64Array.from(model.features, (name) => features[name] ?? 0);
  return { right: isRight(row), worthSomething: isWorthSomething(row) };
}

/** The mark of an answer in words: the model says which of three, the alignment says how much of the card was found and why. */
export function inWords(reading: WordReading): Outcome {
  return withoutModel(reading) ?? byModel(reading);
}

/** What the alignment alone decides: all items of a list, and the card's own words, turned or not. */
export function withoutModel(reading: WordReading): Outcome | null {
  return (
    wholeList(reading) ??
    sameQuotient(reading) ??
    oneOfParts(reading) ??
    oneGloss(reading) ??
    vetoOfSentence(reading) ??
    crossedParts(reading) ??
    unrelated(reading)
  );
}

/** The card's words under each other's subject. */
function crossedParts(reading: WordReading): Outcome | null {
  return arePartsCrossed(reading) ? wrong("swapped", reading.question.definition) : null;
}

function byModel(reading: WordReading): Outcome {
  const { alignment } = reading;
  const features = featuresOf(reading);
  const { right, worthSomething } = likelihoodOf(features);
  const { found, missing } = partsOf(reading);
  if (right >= model.rightFrom && !isOnlyTheBeginning(reading) && !isOnlyNearly(reading) && !isOneOfSeveral(reading))
    return accepted(reading, features, { found, missing });
  if (
    missing.length === 0 &&
    isWaySame(reading) &&
    addsOnlyItsSubject(reading) &&
    alignment.opposites.length + alignment.otherNumbers.length === 0 &&
    !isDeniedElsewhere(reading)
  )
    return accepted(reading, features, { found, missing });
  const coverage = features["coverage"] ?? 0;
  const list = listReading(reading);
  if (worthSomething >= model.partFrom || (missing.length === 0 && saysOnlyTheCard(reading, features))) {
    if (list !== null && list.found.length > 0 && list.missing.length > 0)
      return outcome(partialScore(list.found.length / (list.found.length + list.missing.length)), "list", list);
    return outcome(partialScore(coverage), "key-words", { found, missing });
  }
  return refused(reading, { found, missing });
}

/** Whether an answer has words of the card in their order and no others but articles. If only small words are left out, it is worth a part. */
function saysOnlyTheCard({ definition, answer }: WordReading, features: Features): boolean {
  const own = new Set(definition.tokens.map(({ text }) => text));
  return (
    answer.tokens.every(({ text }) => own.has(text) || articles.has(text)) &&
    (features["answerWords"] ?? 0) >= leastOfSentence &&
    features["inOrder"] === 1 &&
    features["denialMismatch"] === 0
  );
}

/** In a shorter answer another form is often another word. */
const leastOfSentence = 3;

/** Whether the card goes on for long behind what is read of it, and the answer doesn't. */
function isOnlyTheBeginning({ question, definition, alignment }: WordReading): boolean {
  const read = definition.tokens.at(-1)?.end ?? 0;
  const [own, said] = [question.definition.length, question.answer.length];
  return alignment.card.length >= longCard && own > 2 * read && own > 2 * said;
}

/** Whether what an answer has beside the card's words stands before all of them: `particles move …` for movement. */
function addsOnlyItsSubject({ alignment: { ofAnswer } }: WordReading): boolean {
  return !ofAnswer.slice(ofAnswer.findIndex(isSaid)).includes(null);
}

/** An answer that begins with `nearly`, where the card has no such word: what is nearly so isn't so. Later in a sentence the word seldom matters. */
function isOnlyNearly({ definition, answer }: WordReading): boolean {
  return nearly.test(answer.folded) && !nearlyAnywhere.test(definition.folded);
}

/** One word that stands for several words of the card, but not for all: `speed` for rate and for velocity, where it is the rate of change of velocity. */
function isOneOfSeveral({ alignment: { answer, ofCard } }: WordReading): boolean {
  return answer.length === 1 && ofCard.filter(isSaid).length > 1 && !ofCard.every(isSaid);
}

const nearly = /^(?:(?:it|they|is|are|being|when it is) ){0,2}(?:nearly|almost|close to|on the (?:verge|brink) of|about to) \p{L}/u;
const nearlyAnywhere = /(?<!\p{L})(?:nearly|almost|close|verge|brink|about|hardly|barely|scarcely|near)(?!\p{L})/u;

/** So many telling words of a card are compared. */
const longCard = 50;

type CardWords = { found: readonly string[]; missing: readonly string[] };

function accepted({ alignment, question, hasSmallSlip }: WordReading, features: Features, parts: CardWords): Outcome {
  const isWhole = parts.missing.length === 0;
  const definition = question.definition.trim();
  if (isWhole && (hasSmallSlip || (features["slips"] ?? 0) > 0)) return outcome(94, "spelling", { ...parts, detail: definition });
  const isSameWord = (pair: Pair | null) => pair !== null && pair.strength >= 1;
  // With more words than the card's it is more than a form of them.
  if (isWhole && alignment.ofCard.every(isSameWord) && alignment.ofAnswer.every(isSameWord)) return outcome(98, "word-form", parts);
  if (!isWhole && parts.found.length > 0) return outcome(92, "key-words", parts);
  return outcome(isWhole ? 96 : 92, "other-words", { found: parts.found, detail: definition });
}

/** Why an answer is wrong: the first thing in it that contradicts the card. */
function refused(reading: WordReading, parts: CardWords): Outcome {
  const { alignment } = reading;
  const { card, answer } = alignment;
  const [opposite] = alignment.opposites.filter((pair) => card[pair.card]?.isDenied === answer[pair.answer]?.isDenied);
  const [number] = alignment.otherNumbers;
  const pairOf = (pair: typeof opposite, rule: Rule) =>
    wrong(rule, card[pair?.card ?? 0]?.text ?? "", answer[pair?.answer ?? 0]?.text ?? "");
  if (opposite) return pairOf(opposite, "opposite");
  if (number) return pairOf(number, "different-number");
  const half = parts.found.length >= parts.missing.length && parts.found.length > 0;
  if (half && isOneDenied(alignment)) return wrong("negation", reading.question.definition);
  if (parts.missing.length > 0) return outcome(MARKS.none, "no-match", parts);
  const whole = { missing: [reading.question.definition.trim()] };
  // One word has no order.
  return outcome(MARKS.none, card.length > 1 && alignment.ofCard.every(isSaid) ? "swapped" : "no-match", whole);
}

/** Whether a word is the letter that an apostrophe leaves of one: `s` of geht's, `j` of j'ai. */
function isCutOff(word: Token | undefined, text: string): boolean {
  return word !== undefined && word.end - word.start === 1 && (text[word.start - 1] === "'" || text[word.end] === "'");
}

/** The words of the card that carry meaning: those that the answer says, and those that it does not, as the card writes them in lower case. */
function partsOf({ alignment, isAsked, definition, language }: WordReading): CardWords {
  const { card, ofCard } = alignment;
  const written = (at: number) => definition.folded.slice(card[at]?.start, card[at]?.end);
  const places = card
    .map((_, at) => at)
    .filter((at) => !isCutOff(card[at], definition.folded))
    .filter((at) => !isSmallWord(card[at]?.text ?? "", language) || (card[at]?.number !== null && !card[at]?.isFunction));
  const isFound = (at: number) => isSaid(ofCard[at]);
  const unique = (some: readonly number[]) => [...new Set(some.map(written))].filter((word) => word !== "");
  return {
    found: unique(places.filter(isFound)),
    missing: unique(places.filter((at) => !isFound(at) && card[at] !== undefined && !isAsked(card[at]))),
  };
}
