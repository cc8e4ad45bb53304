import type { Form, Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { folded } from "../text/fold.ts";
import { stem } from "../text/stems.ts";
import { wordsOf } from "../text/words.ts";
import { isGeneric, type Coverage } from "./coverage.ts";
import { togetherIn } from "./frame.ts";

/**
 * What tells the same thing in other words from another thing in the card's: who copies the card's sentence and puts one thing in another's
 * place says another thing, and who builds a sentence of his own round the same things has understood it.
 */
export type Evidence = {
  /** how much of the definition was found, by weight (0 to 1) */
  share: number;
  /** how many of its telling words were not */
  missing: number;
  /** how many of those a dictionary explains by words of the answer, or the reverse, as a share of all */
  explained: number;
  /** how much of both texts is word for word the same, in the same order (0 to 1) */
  frame: number;
  /** in how many places they differ */
  places: number;
  /** how much longer the answer is, as a logarithm */
  length: number;
};

/**
 * Weights of a logistic regression over the seen halves of our pairs and of the other author's, made by `node bench/grading/fit.ts`, which
 * also prints what they are worth on cards that they were not fitted on. To be refitted when what a share means changes.
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
/** Where more of the seen answers are right than not, by far: a wrong answer accepted is worse than a right one that gets a part. */
const rightFrom = 0.65;

/** Shorter cards are names and terms, longer ones are texts. */
const leastWords = 3;
const mostWords = 40;
const mostPlaces = 5;
const longestRead = 400;
/** How many words of each are looked up for an explanation of the other. */
const mostExplained = 6;
/** So many words without a small one between them are a heap of words, and no sentence. */
const mostWithoutSmall = 4;
/** Of more words than these, one in six at least is the card's or explains one of its words: who talks of something else meets one by chance. */
const fewSaid = 6;
const leastOfAnswer = 0.18;
/** Beyond these, how long an answer is says nothing more. */
const [shortest, longest] = [-1, 0.7];

/** The evidence on an English answer that lacks some of the card's words; null where there is none to be had. */
export function evidenceOf(form: Form, reading: Reading, { share, found, missing, extra }: Coverage): Evidence | null {
  const { answer, language, lexicon, question } = reading;
  // What stands in brackets says a name again, and makes no sentence of it.
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

/** How likely a teacher is to take it for the same (0 to 1). */
export function likelihoodOf(evidence: Evidence): number {
  const names = Object.keys(weights) as (keyof Evidence)[];
  const sum = names.reduce((before, name) => before + weights[name] * evidence[name], bias);
  return 1 / (1 + Math.exp(-sum));
}

/** `buys property` for `rents out property`: what the thing does is another thing, where neither verb says little or explains the other. */
function beginsWithAnotherVerb({ words }: Form, { answer, lexicon, language, meanSame }: Reading): boolean {
  const [own = "", said = ""] = [words[0], answer.words[0]];
  const isVerb = (word: string) => /^[a-z]{3,}[^s]s$/.test(word) && !isGeneric(word) && !making.test(word) && lexicon.isVerb(word);
  if (!isVerb(own) || !isVerb(said) || areRelated(stemmed(own), stemmed(said), language, meanSame)) return false;
  return !lexicon.areKin(own, said, "verbs") && !lexicon.areExplained(own, said);
}

/** Verbs that say of a thing only that another comes of it. */
const making = /^(?:turns|produces|creates|forms|generates|yields|causes|gives|makes|converts|changes|becomes)$/;

/** Whether the answer says what the card says, in words of its own. */
export function saysItInOtherWords(form: Form, reading: Reading, coverage: Coverage): boolean {
  const evidence = beginsWithAnotherVerb(form, reading) ? null : evidenceOf(form, reading, coverage);
  return evidence !== null && likelihoodOf(evidence) >= rightFrom;
}
