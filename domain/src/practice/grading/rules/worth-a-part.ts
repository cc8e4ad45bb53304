import type { Form, Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { isGeneric, type Coverage } from "./coverage.ts";
import { togetherIn } from "./frame.ts";
import { isConverted } from "./other-measure.ts";

/**
 * What tells a part of the card from another thing: who says some of it and nothing else has a part, and who puts other things in the
 * place of what he leaves out has none.
 */
export type PartEvidence = {
  /** the share of the definition in whose place the answer says another thing (0 to 1) */
  replaced: number;
  /** how many telling words the answer has that the card has not */
  extra: number;
  /** 1 where it has none */
  addsNothing: number;
  /** how much of both texts is word for word the same, in the same order (0 to 1) */
  frame: number;
  /** how much longer the answer is, as a logarithm */
  length: number;
};

/**
 * Weights of a logistic regression over the seen answers that no other rule decides: which of them have at least a part of the card.
 * Made by `node bench/grading/fit-part.ts`, whose figures are of decks that they were not fitted on.
 */
const weights: Readonly<Record<keyof PartEvidence, number>> = {
  replaced: -1.05,
  extra: -0.06,
  addsNothing: 2.64,
  frame: -1.42,
  length: -0.62,
};
const bias = 0.29;
/** As many wrong answers get a part as with a share of the card's words alone, and far more half ones. */
const partFrom = 0.3;

/** A single word says a part or not by what it is, and of a longer card's words too much goes unread. */
const leastWords = 2;
const mostWords = 80;
/** Of more words than these, one in six at least is the card's: who talks of something else meets one by chance. */
const fewSaid = 6;
const leastOfAnswer = 0.18;
/** Beyond these, more of it says nothing more. */
const mostExtra = 5;
const [shortest, longest] = [-2, 0.7];

/** The evidence on an answer that has some of the card's words and lacks others; null where it can't be weighed. */
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

/** Whether a teacher is likely to give a part of the points; null where only the share of the card's words says it. */
export function isWorthAPart(form: Form, reading: Reading, coverage: Coverage): boolean | null {
  const evidence = partEvidenceOf(form, reading, coverage);
  if (evidence === null) return null;
  const said = reading.answer.words.length;
  if (said > fewSaid && coverage.found.length < leastOfAnswer * said) return false;
  const names = Object.keys(weights) as (keyof PartEvidence)[];
  const sum = names.reduce((before, name) => before + weights[name] * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum)) >= partFrom;
}
