import { areOpposites } from "../tables/opposites.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { bareWords, formOf, type Form, type Reading } from "../question/reading.ts";
import { countsAsCorrect, outcome, type Outcome } from "../question/verdict.ts";
import type { Sense } from "../question/lexicon.ts";
import { folded } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { stem } from "../text/stems.ts";
import { isGeneric } from "./coverage.ts";
import { copiesTheCard } from "./frame.ts";
import { keyWords } from "./key-words.ts";
import { veto } from "./vetoes.ts";

/** The share of the card's words that a sense's gloss must contain, or vice versa, to be the sense that the card means. */
const sameSense = 0.4;
/** Number of content words; a shorter gloss says less than a card. */
const leastExplained = 3;
/** Number of words; longer answers and cards do not explain a word. */
const longestAnswer = 40;
/** Number of words beside a synonym that an answer may have. */
const mostBeside = 3;

/**
 * What an English dictionary says of the term, in the card's sense: a synonym (`fleeting` for `ephemeral`), or its gloss given in full.
 * Only if nothing contradicts the card.
 */
export function byDictionary(form: Form, reading: Reading): Outcome | null {
  const { question, answer, lexicon, language } = reading;
  const term = termOf(question.term);
  if (
    term === null ||
    answer.words.length > longestAnswer ||
    form.words.length > longestAnswer ||
    language !== "en" ||
    contentWords(form.words, language).length < 2 ||
    answer.words.length === 0 ||
    copiesTheCard(form, reading)
  )
    return null;
  const all = lexicon.senses(term);
  // For a word with one sense, a synonym needs no further evidence of the sense. The expensive checks come last.
  const isOther = all.some(
    (sense) =>
      (saysItsWord(sense, term, form, reading) && (all.length === 1 || isMeant(sense, form, reading))) ||
      (mayBeItsGloss(sense, reading) && isMeant(sense, form, reading) && saysItsGloss(sense, reading)),
  );
  return isOther && veto(form, reading) === null ? outcome(91, "synonym", { detail: form.raw }) : null;
}

/** A term that a dictionary may have: one to three English words, without brackets; null for others. */
function termOf(term: string): string | null {
  const plain = term
    .slice(0, 60)
    .replace(/\([^()]*\)/g, "")
    .toLowerCase()
    .trim()
    .replace(/^(?:the|an?|to) /, "");
  return /^[a-z]{3,}(?:[ -][a-z]+){0,2}$/.test(plain) ? plain : null;
}

function isMeant({ gloss, words }: Sense, form: Form, reading: Reading): boolean {
  const said = [...content(gloss, reading), ...words].map(stemmed);
  const own = contentWords(form.words, reading.language).map(stemmed);
  const explained = content(gloss, reading).map(stemmed);
  const shareOf = (some: typeof own, others: typeof own) =>
    some.filter((word) => others.some((other) => areRelated(word, other, "en", reading.meanSame))).length / Math.max(1, some.length);
  return shareOf(own, said) >= sameSense || (explained.length > 1 && shareOf(explained, own) >= sameSense + 0.1);
}

function content(text: string, { language }: Reading): string[] {
  return contentWords(wordsOf(folded(text)), language);
}

/** Whether the answer is one of the sense's other words, alone or among words of the card. */
function saysItsWord({ words }: Sense, term: string, form: Form, { answer, language, isAsked }: Reading): boolean {
  const said = bareWords(answer.text).join(" ");
  const plain = (text: string) => text.replace(/-/g, " ");
  const others = words.filter((word) => word !== term && stem(word) !== stem(term) && !form.words.includes(word));
  if (others.some((word) => plain(word) === said)) return true;
  const beside = contentWords(answer.words, language).filter((word) => !others.includes(word));
  const isFound = beside.length < contentWords(answer.words, language).length && beside.length <= mostBeside;
  const known = form.words.map(stemmed);
  return (
    isFound &&
    beside.every((word) => isGeneric(word) || isAsked(word) || known.some((other) => areRelated(other, stemmed(word), "en"))) &&
    !beside.some((word) => form.words.some((other) => areOpposites(word, other)))
  );
}

/** A cheap check first: an answer that gives the gloss in full has at least one of its words. */
function mayBeItsGloss({ gloss }: Sense, reading: Reading): boolean {
  const said = new Set(reading.answer.words.map(stem));
  return content(gloss, reading).some((word) => said.has(stem(word)));
}

function saysItsGloss({ gloss }: Sense, reading: Reading): boolean {
  // Without function words it is a list of words and not an explanation.
  const { words } = reading.answer;
  if (words.length > mostBeside + 1 && !words.some((word) => isFunctionWord(word, reading.language))) return false;
  const explained = formOf(gloss.replace(/\([^()]*\)/g, " ").split(";")[0] ?? "");
  if (contentWords(explained.words, reading.language).length < leastExplained) return false;
  const { score, rule } = keyWords(explained, reading);
  // Synonyms of the words in a gloss prove little.
  return rule === "key-words" && countsAsCorrect(score) && veto(explained, reading) === null;
}
