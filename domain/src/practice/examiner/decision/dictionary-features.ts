import type { WordProfile } from "../knowledge/lexicon.ts";
import { isSaid } from "../words/alignment.ts";
import { meet } from "../words/kinship.ts";
import { segmentsOf } from "../words/segments.ts";
import { perReading, type WordReading } from "./reading.ts";

/** Phrases of more words are in no dictionary; later phrases of a text are not looked up. */
const longestPhrase = 4;
const mostPhrases = 4;

/** What a dictionary says of the term and of short phrases as wholes: `right away` and `at once`; `laconic`, which it explains as brief. */
export const dictionaryFeatures = perReading(function dictionaryFeaturesOf({
  question,
  language,
  definition,
  answer,
  alignment,
  profileOf,
}: WordReading) {
  const lookUp = (text: string) => (language === "en" ? profileOf(text) : null);
  const own = phrasesOf(definition.folded)
    .map(lookUp)
    .filter((one) => one !== null);
  const said = phrasesOf(answer.folded)
    .map(lookUp)
    .filter((one) => one !== null);
  const term = phraseOf(question.term.toLowerCase());
  const termProfile = term === null ? null : lookUp(term);
  const words = alignment.answer.filter(({ isFunction }) => !isFunction);
  const explains = (profile: WordProfile | null) =>
    profile === null || words.length === 0 ? 0 : words.filter(({ stem }) => profile.explanation.has(stem)).length / words.length;
  const missing = alignment.card.filter((_, at) => !isSaid(alignment.ofCard[at]));
  const added = alignment.answer.filter((_, at) => !isSaid(alignment.ofAnswer[at]));
  const [forCard, forAnswer] = [missing, added].map((list) =>
    list.slice(0, mostCompared).map(({ text }) => lookUp(text)?.explanation ?? null),
  );
  return {
    phraseSynonym: own.some((one) =>
      said.some((other) => meet(one.own, other.own) || meet(one.similar, other.own) || meet(one.own, other.similar)),
    )
      ? 1
      : 0,
    phraseKind: own.some((one) => said.some((other) => meet(one.above, other.own) || meet(other.above, one.own))) ? 1 : 0,
    termSynonym: termProfile !== null && said.some((one) => meet(one.own, termProfile.own) || meet(one.similar, termProfile.own)) ? 1 : 0,
    termExplains: explains(termProfile),
    likeExplained: likeness(forCard ?? [], forAnswer ?? []),
    cardExplained: explainedShare(missing, forAnswer ?? []),
    answerExplained: explainedShare(added, forCard ?? []),
    answerExplainedByTerm: explainedShare(added, [termProfile?.explanation ?? null]),
  };
});

const mostCompared = 8;

/** The share of some words that the explanations of others have: `peak` is explained as the highest point. */
function explainedShare(words: readonly { stem: string }[], explanations: readonly (ReadonlySet<string> | null)[]): number {
  const explained = words.filter(({ stem }) => explanations.some((one) => one?.has(stem) === true));
  return words.length === 0 ? 0 : explained.length / words.length;
}

/** How alike the explanations of the missing and of the added words are, 0 to 1: the mean over the missing ones of their best likeness. */
function likeness(card: readonly (ReadonlySet<string> | null)[], answer: readonly (ReadonlySet<string> | null)[]): number {
  const best = card.map((one) => Math.max(0, ...answer.map((other) => (one === null || other === null ? 0 : shared(one, other)))));
  return best.length === 0 ? 0 : best.reduce((before, one) => before + one, 0) / best.length;
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const stem of one) if (stem.length > 3 && other.has(stem)) count += 1;
  return count / Math.sqrt(Math.max(1, one.size) * Math.max(1, other.size));
}

function phrasesOf(text: string): string[] {
  return [{ start: 0, end: text.length }, ...segmentsOf(text)]
    .flatMap(({ start, end }) => phraseOf(text.slice(start, end)) ?? [])
    .filter((phrase, at, all) => all.indexOf(phrase) === at)
    .slice(0, mostPhrases);
}

/** A short text without an article or `to` in front; null for a longer one. */
function phraseOf(text: string): string | null {
  const words = text.match(/[a-z][a-z'-]*/g) ?? [];
  const own = /^(?:an?|the|to|be|being|it|is)$/.test(words[0] ?? "") ? words.slice(1) : words;
  return own.length === 0 || own.length > longestPhrase ? null : own.join(" ");
}
