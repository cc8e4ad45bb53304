import type { Form, Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { folded } from "../text/fold.ts";
import { stem } from "../text/stems.ts";
import { wordsOf } from "../text/words.ts";
import { isGeneric, type Coverage } from "./coverage.ts";
import { togetherIn } from "./frame.ts";

/**
 * Features that distinguish a paraphrase from a wrong copy: an answer that copies the card's sentence with one thing replaced has another
 * meaning, and one that builds its own sentence from the same things shows that the student understood.
 */
export type Evidence = {
  /** the share of the definition's weight that was found (0 to 1) */
  share: number;
  /** the number of its content words that were not found */
  missing: number;
  /** the share of these that the dictionary explains by words of the answer, or vice versa */
  explained: number;
  /** the share of both texts that is equal word by word, in the same order (0 to 1) */
  frame: number;
  /** the number of places in which they differ */
  places: number;
  /** the logarithm of the ratio of their lengths: positive if the answer is longer */
  length: number;
};

/**
 * Weights of a logistic regression over the seen halves of our pairs and of the other author's, fitted by `node bench/grading/fit.ts`,
 * which also prints their accuracy on cards that they were not fitted on. Refit them when the meaning of a feature changes.
 */
const weights: Readonly<Record<keyof Evidence, number>> = {
  share: 1.55,
  missing: -0.69,
  explained: 2.03,
  frame: -2.92,
  places: 1.15,
  length: 1.18,
};
const bias = -0.14;
/** Well above one half, because a wrong answer accepted is worse than a right one that gets a part. */
const rightFrom = 0.65;

/** Shorter cards are names and terms, longer ones are texts. */
const leastWords = 3;
const mostWords = 40;
const mostPlaces = 5;
const longestRead = 400;
/** Number of words of each text that are looked up as explanations of the other. */
const mostExplained = 6;
/** This many words without a function word are a list and not a sentence. */
const mostWithoutSmall = 4;
/** In longer answers at least this share of words must match or explain the card's: a text about something else contains one by chance. */
const fewSaid = 6;
const leastOfAnswer = 0.18;
/** Bounds of the length feature, beyond which it means nothing more. */
const [shortest, longest] = [-1, 0.7];

/** The features of an English answer that lacks some of the card's words; null if they cannot be computed. */
export function evidenceOf(form: Form, reading: Reading, { share, found, missing, extra }: Coverage): Evidence | null {
  const { answer, language, lexicon, question } = reading;
  // Brackets repeat a name, and do not make it a sentence.
  const outside = wordsOf(folded(question.definition.slice(0, longestRead).replace(/\([^()]*\)/g, " ")));
  if (outside.length < leastWords) return null;
  const card = form.words;
  const said = answer.words;
  if (language !== "en" || card.length < leastWords || card.length > mostWords || said.length < 2 || said.length > mostWords) return null;
  const isHeap = said.length > mostWithoutSmall && !said.some((word) => isFunctionWord(word, language));
  const isName = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:(?:the|of|de|von|van|di|da)\s+)?\p{Lu}[\p{L}\p{M}'’.-]*)*\s*$/u.test(form.raw.trim());
  if (found.length === 0 || missing.length === 0 || isHeap || isName) return null;
  const { same, places, ours, theirs } = togetherIn(card.map(stem), said.map(stem));
  const offered = extra.slice(0, mostExplained);
  const telling = missing.filter((word) => !isGeneric(word));
  const explained = telling.slice(0, mostExplained).filter((word) => offered.some((other) => lexicon.areExplained(word, other)));
  if (said.length > fewSaid && found.length + explained.length < leastOfAnswer * said.length) return null;
  return {
    share,
    missing: telling.length,
    explained: explained.length / (found.length + missing.length),
    frame: (2 * same) / Math.max(1, ours + theirs),
    places: Math.min(mostPlaces, places),
    length: Math.min(longest, Math.max(shortest, Math.log(Math.max(1, theirs) / Math.max(1, ours)))),
  };
}

/** The probability (0 to 1) that a teacher accepts the answer as equal. */
export function likelihoodOf(evidence: Evidence): number {
  const names = Object.keys(weights) as (keyof Evidence)[];
  const sum = names.reduce((before, name) => before + weights[name] * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum));
}

/** `buys property` for `rents out property`: another verb, if neither is generic or explains the other. */
function beginsWithAnotherVerb({ words }: Form, { answer, lexicon, language, meanSame }: Reading): boolean {
  const [own = "", said = ""] = [words[0], answer.words[0]];
  const isVerb = (word: string) => /^[a-z]{3,}[^s]s$/.test(word) && !isGeneric(word) && !making.test(word) && lexicon.isVerb(word);
  if (!isVerb(own) || !isVerb(said) || areRelated(stemmed(own), stemmed(said), language, meanSame)) return false;
  return !lexicon.areKin(own, said, "verbs") && !lexicon.areExplained(own, said);
}

/** Verbs that only say that one thing results in another. */
const making = /^(?:turns|produces|creates|forms|generates|yields|causes|gives|makes|converts|changes|becomes)$/;

/** Whether the answer paraphrases the card. */
export function saysItInOtherWords(form: Form, reading: Reading, coverage: Coverage): boolean {
  const evidence = beginsWithAnotherVerb(form, reading) ? null : evidenceOf(form, reading, coverage);
  return evidence !== null && likelihoodOf(evidence) >= rightFrom;
}
