import type { Form, Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { isGeneric, type Coverage } from "./coverage.ts";
import { togetherIn } from "./frame.ts";
import { isConverted } from "./other-measure.ts";

/**
 * Features that distinguish a part of the card from another thing: an answer with some of the card and nothing else gets a part, one that
 * replaces the rest by other things does not.
 */
export type PartEvidence = {
  /** the share of the definition that the answer replaces by something else (0 to 1) */
  replaced: number;
  /** the number of content words that only the answer has */
  extra: number;
  /** 1 if there are none, else 0 */
  addsNothing: number;
  /** the share of both texts that is equal word by word, in the same order (0 to 1) */
  frame: number;
  /** the logarithm of the ratio of their lengths: positive if the answer is longer */
  length: number;
};

/**
 * Weights of a logistic regression over the seen answers that no other rule decides: which of them have at least a part of the card. Fitted
 * by `node bench/grading/fit-part.ts`, whose figures are for decks that they were not fitted on.
 */
const weights: Readonly<Record<keyof PartEvidence, number>> = {
  replaced: -1.05,
  extra: -0.06,
  addsNothing: 2.64,
  frame: -1.42,
  length: -0.62,
};
const bias = 0.29;
/** At this threshold as many wrong answers get a part as with a share of the card's words alone, and far more half ones. */
const partFrom = 0.3;

/** A single word is judged by other rules, and too much of a longer card is not read. */
const leastWords = 2;
const mostWords = 80;
/** In longer answers at least this share of words must be the card's: a text about something else contains one by chance. */
const fewSaid = 6;
const leastOfAnswer = 0.18;
/** Bounds of the features, beyond which they mean nothing more. */
const mostExtra = 5;
const [shortest, longest] = [-2, 0.7];

/** The features of an answer that has some of the card's words and lacks others; null if they cannot be computed. */
export function partEvidenceOf(form: Form, { answer, language }: Reading, { found, extra, replaced }: Coverage): PartEvidence | null {
  if (isConverted(form.raw, answer.raw)) return null;
  const said = answer.words.filter((word) => !isFunctionWord(word, language)).length;
  if (found.length === 0 || said < leastWords || form.words.length > mostWords || answer.words.length > mostWords) return null;
  const own = extra.filter((word) => !isGeneric(word)).length;
  const { same, ours, theirs } = togetherIn(form.words.map(stem), answer.words.map(stem));
  return {
    replaced,
    extra: Math.min(mostExtra, own),
    addsNothing: own === 0 ? 1 : 0,
    frame: (2 * same) / Math.max(1, ours + theirs),
    length: Math.min(longest, Math.max(shortest, Math.log(Math.max(1, theirs) / Math.max(1, ours)))),
  };
}

/** Whether a teacher is likely to give a part; null if only the share of the card's words can decide. */
export function isWorthAPart(form: Form, reading: Reading, coverage: Coverage): boolean | null {
  const evidence = partEvidenceOf(form, reading, coverage);
  if (evidence === null) return null;
  const said = reading.answer.words.length;
  if (said > fewSaid && coverage.found.length < leastOfAnswer * said) return false;
  const names = Object.keys(weights) as (keyof PartEvidence)[];
  const sum = names.reduce((before, name) => before + weights[name] * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum)) >= partFrom;
}
