import { areBothCommonWords } from "./common-words.ts";
import { coverageOf } from "./coverage.ts";
import { elementSymbol } from "./elements.ts";
import { readLength, withoutAccents } from "./fold.ts";
import { isFunctionWord } from "./function-words.ts";
import { listIn, matchList } from "./lists.ts";
import { withDenialsApart } from "./negations.ts";
import { areOpposites } from "./opposites.ts";
import { bare, bareWords, type Form, type Reading } from "./reading.ts";
import { areRelated, stemmed } from "./related.ts";
import { veto } from "./vetoes.ts";
import { allowedSlips, slipsBetween } from "./typos.ts";
import { MARKS, outcome, partialScore, type Outcome } from "./verdict.ts";

/** A list: every item, in any order, and nothing else. */
export function asList(reading: Reading): Outcome | null {
  const form = reading.forms[0];
  const items = form ? listIn(form.text) : null;
  if (!items || items.some((item) => /^(?:yes|no)$/.test(item))) return null;
  if (veto(reading.forms[0] ?? reading.answer, reading)?.rule === "negation") return outcome(MARKS.none, "negation");
  const { found, missing, extra } = matchList(items, reading.answer.text, (item, part) => sameItem(item, part, reading));
  if (found.length === 0) return null;
  if (missing.length === 0 && extra.length === 0) return outcome(MARKS.full, "list", { found });
  if (extra.length > items.length / 2 + 1) return outcome(MARKS.none, "lists-everything", { found });
  const share = (found.length - extra.length / 2) / items.length;
  const score = missing.length === 0 ? MARKS.mostPartial : partialScore(share, leastOfAList);
  return outcome(score, "list", { found, missing, ...(extra.length > 0 ? { detail: extra.join(", ") } : {}) });
}

/** The share of a list from which an answer is worth a part. */
const leastOfAList = 0.3;

/** The shares of a definition's weight from which an answer is whole, and from which it is worth a part. */
const wholeFrom = 0.74;
const partFrom = 0.3;
/** How much of the share a replaced word costs beside being missing. */
const costOfReplaced = 0.4;

/** A definition in words: the content words that were found, by how much each tells in this deck. */
export function keyWords(form: Form, reading: Reading): Outcome {
  const { language, rarity, isAsked, isOptional, answer } = reading;
  const spelled = acronymsGiven(reading);
  const expected = withDenialsApart(form.words, answer.words);
  const given = withDenialsApart(answer.words, form.words);
  const isSpelled = (word: string) => isOptional(word) || spelled.includes(word[0] ?? " ");
  const { share, replaced, found, missing, extra } = coverageOf({
    expected,
    given,
    language,
    rarity,
    isAsked,
    isOptional: isSpelled,
  });
  const net = (share - costOfReplaced * replaced) * lengthShare(reading);
  const detail = extra.length > 0 ? { detail: extra.slice(0, 5).join(", ") } : {};
  if (net >= wholeFrom) {
    const score = MARKS.leastFull + Math.round(((net - wholeFrom) / (1 - wholeFrom)) * (MARKS.full - MARKS.leastFull - 1));
    return outcome(score, "key-words", { found, missing, ...detail });
  }
  const score = partialScore(net / wholeFrom, partFrom / wholeFrom);
  return outcome(score, score === MARKS.none ? "no-match" : "key-words", { found, missing, ...detail });
}

function sameItem(item: string, part: string, { language }: Reading): boolean {
  const [wanted, given] = [withoutAccents(bare(item)), withoutAccents(bare(part))];
  if (wanted === "" || given === "") return false;
  if (wanted === given || elementSymbol(wanted) === given || elementSymbol(given) === wanted) return true;
  if (areOpposites(wanted, given) || /\d/.test(wanted + given)) return false;
  if (slipsBetween(wanted, given, allowedSlips(wanted.length)) <= allowedSlips(wanted.length)) return !areBothCommonWords(wanted, given);
  const content = (text: string) =>
    bareWords(text)
      .filter((word) => !isFunctionWord(word, language))
      .map(stemmed);
  const [expected, offered] = [content(item), content(part)];
  if (expected.length === 0 || offered.length === 0) return false;
  const isAnswered = (word: (typeof expected)[number]) =>
    offered.some((other) => areRelated(word, other, language) || isInitial(other.word, word.word));
  return expected.every(isAnswered) && offered.length <= expected.length + 1;
}

/** Of a text that is too long to be read whole, an answer can't have given more than its length says. */
function lengthShare({ question }: Reading): number {
  return question.definition.length > readLength ? Math.min(1, (question.answer.length / question.definition.length) * 1.25) : 1;
}

/** The letters of the abbreviations in the definition's brackets that the answer uses: `LIFO` says what `last in, first out` says. */
function acronymsGiven({ question, answer }: Reading): string {
  const acronyms = Array.from(question.definition.slice(0, 4000).matchAll(/\(([A-Z]{2,8})\)/g), (match) => (match[1] ?? "").toLowerCase());
  return acronyms.filter((acronym) => answer.words.includes(acronym)).join("");
}

/** `N.` for Northern, beside another word that is written out. */
function isInitial(short: string, long: string): boolean {
  return short.length === 1 && long.startsWith(short);
}
