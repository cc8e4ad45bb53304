import { turnedByASmallWord } from "../sentences/small-words.ts";
import { compact, folded, readLength } from "../text/fold.ts";
import { isCodeCard } from "../code/as-code.ts";
import { isFormulaCard } from "../formulas/as-formula.ts";
import { anotherPerson } from "../sentences/persons.ts";
import { articlesContradict, isArticle, isFunctionWord } from "../text/function-words.ts";
import { bare, bareWords, leadingArticle, type Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";

/** Nothing was answered. */
export function emptyAnswer({ answer, question }: Reading): Outcome | null {
  return answer.text === "" && question.answer.trim() === "" ? outcome(MARKS.none, "empty") : null;
}

/** The card's own text, apart from case, spaces, punctuation and formatting marks. */
export function sameText({ question, answer, forms }: Reading): Outcome | null {
  if (question.answer.trim() === question.definition.trim()) return outcome(MARKS.full, "exact");
  const isFormula = isFormulaCard(question) || isCodeCard(question);
  if (answer.text === "" || isFormula || answer.text.slice(0, 500) !== forms[0]?.text.slice(0, 500)) return null;
  const isLong = question.definition.length > readLength || question.answer.length > readLength;
  const isSame = isLong ? folded(question.answer) === folded(question.definition) : answer.text === forms[0].text;
  return isSame ? outcome(MARKS.full, "exact") : null;
}

/** A wording that this student counted as right before. */
export function acceptedEarlier({ question, answer }: Reading): Outcome | null {
  const isAccepted =
    question.accepted?.some((wording) => folded(wording) === answer.text || samePlain(folded(wording), answer.text)) ?? false;
  return isAccepted ? outcome(MARKS.full, "accepted") : null;
}

/** One of the accepted forms, apart from articles, punctuation, accents and a frame such as `It is …`. */
export function sameForm(reading: Reading): Outcome | null {
  const { forms, answer, others, question } = reading;
  for (const [place, form] of forms.entries()) {
    if (form.raw.length > readLength || !samePlain(form.text, answer.text) || lacksItsLetter(form.raw, reading)) continue;
    if (isJoinedAsAnother(form.text, reading)) continue;
    const [ours, theirs] = [leadingArticle(form.text), leadingArticle(answer.text)];
    if (ours !== null && theirs !== null && articlesContradict(ours, theirs, reading.spelledIn)) {
      return outcome(60, "article", { found: [bareWords(form.text).join(" ")], detail: ours });
    }
    return outcome(MARKS.full, place === 0 ? "exact" : "alternative");
  }
  const term = question.term.trim().toLowerCase();
  const sameTerm = others.some(
    (card) => card.term.trim().toLowerCase() === term && samePlain(folded(card.definition.slice(0, readLength)), answer.text),
  );
  return sameTerm ? outcome(MARKS.full, "alternative") : null;
}

/** `check in` where the card has `check-in` and another card of the deck `check in`: the deck teaches the difference. */
function isJoinedAsAnother(own: string, { answer, others }: Reading): boolean {
  const letters = (text: string) => text.replace(/[ -]/g, "");
  if (own === answer.text || letters(own) !== letters(answer.text)) return false;
  return others.some(({ definition }) => definition.length <= answer.raw.length + 2 && folded(definition) === answer.text);
}

/** `negative` for `O negative`: a capital that names a thing is not an article, except in Portuguese. */
export function lacksItsLetter(raw: string, reading: Reading): boolean {
  return /^\s*O\s+\p{Ll}/u.test(raw) && !reading.answer.words.includes("o") && reading.spelledIn !== "pt";
}

/** The right answer among words of the question: `Berlin is the capital of Germany`. */
export function sameButAsked(reading: Reading): Outcome | null {
  const { forms, answer, isAsked, language } = reading;
  const own = (words: readonly string[]) => words.filter((word) => !isAsked(word) && !isFunctionWord(word, language)).join(" ");
  const given = own(answer.words);
  if (given === "" || answer.words.length > 25 || turnsRound(answer.words, forms[0]?.words ?? [])) return null;
  const isSame = forms.some(
    (form) =>
      form.words.length <= 4 &&
      own(form.words) === given &&
      !saysAnotherAskedWord(form.words, answer.words, reading) &&
      !isTheOtherWayRound(form.words, answer.words) &&
      (language !== "en" || turnedByASmallWord(form.words, answer.words) === null) &&
      anotherPerson(form.words, answer.words, () => reading.spelledIn ?? language) === null,
  );
  return isSame ? outcome(98, "exact") : null;
}

/** `E major` when E minor is the relative minor of G major: card and answer use different words of the question. */
function saysAnotherAskedWord(card: readonly string[], said: readonly string[], { isAsked, language }: Reading): boolean {
  const telling = (word: string) => isAsked(word) && !isFunctionWord(word, language);
  return card.some((word) => telling(word) && !said.includes(word)) && said.some((word) => telling(word) && !card.includes(word));
}

/** Whether the answer has a word that assigns roles and that the card lacks: `defeated by`. */
function turnsRound(answer: readonly string[], definition: readonly string[]): boolean {
  return definition.length > 1 && answer.some((word) => turners.has(word) && !definition.includes(word));
}

const turners = new Set("by from to than von par por da door av от".split(" "));

/** `motion of energy` for `energy of motion`: the words around `of` are exchanged. */
function isTheOtherWayRound(card: readonly string[], said: readonly string[]): boolean {
  const [ours, theirs] = [card, said].map((words) => words.filter((word) => !isArticle(word)));
  const place = ours?.indexOf("of") ?? -1;
  return place > 0 && ours?.[place - 1] === theirs?.[place + 1] && ours?.[place + 1] === theirs?.[place - 1] && theirs?.[place] === "of";
}

/** An answer that only repeats the term or the question. */
export function repeatsTheQuestion(reading: Reading): Outcome | null {
  const { answer, isAsked, language, question } = reading;
  const asking = new Set(["definition", "define", "term", "meaning", "mean", "means"]);
  if (answer.words.length === 0)
    return compact(answer.text) === compact(folded(question.term)) ? outcome(MARKS.none, "repeats-the-question") : null;
  const isOnlyAsked = answer.words.every(
    (word) => isAsked(word) || asking.has(word) || isFunctionWord(word, language) || isFunctionWord(word, "en"),
  );
  // `Eiffel` is the answer to who built the Eiffel Tower.
  const names = question.definition.trim().split(/\s+/);
  const isTheName = names.length > 1 && names.every((name) => /^\p{Lu}/u.test(name)) && folded(names.at(-1) ?? "") === answer.text;
  if (isTheName) return null;
  return isOnlyAsked && answer.words.some(isAsked) ? outcome(MARKS.none, "repeats-the-question") : null;
}

/** An answer that is the definition of another card in the deck. */
export function otherCardsAnswer({ answer, others, question }: Reading): Outcome | null {
  if (answer.text === "") return null;
  const length = answer.text.length;
  const signs = tellingWords(answer);
  const other = others.find(({ term, definition }) => {
    if (Math.abs(definition.length - length) > 4 + length / 2) return false;
    const plain = definition.toLowerCase();
    if (!signs.every((sign) => plain.includes(sign))) return false;
    return samePlain(folded(definition), answer.text) && folded(term) !== folded(question.term);
  });
  return other ? outcome(MARKS.none, "other-card", { detail: other.term }) : null;
}

/** The longest words that the answer contains literally; cards without one of them are skipped. */
function tellingWords({ text, words }: Reading["answer"]): string[] {
  const literal = words.filter((word) => text.includes(word)).toSorted((a, b) => b.length - a.length);
  return literal.length > 0 ? literal.slice(0, 4) : [text];
}

/** Whether the letters and digits are the same. A minus sign is not punctuation. */
function samePlain(expected: string, given: string): boolean {
  if (hasMinus(expected) !== hasMinus(given)) return false;
  const wanted = bare(expected);
  return wanted === "" ? compact(given) === compact(expected) && given.trim() === expected.trim() : wanted === bare(given);
}

function hasMinus(text: string): boolean {
  return /(?<![\p{L}\p{N}]\s?)-\s?\d/u.test(text);
}
