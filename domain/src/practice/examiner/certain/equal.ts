import { isCodeCard } from "../code/as-code.ts";
import { isFormulaCard } from "../formula/as-formula.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { bare, bareWords, leadingArticle, type Reading } from "../question/reading.ts";
import { compact, folded, readLength } from "../text/fold.ts";
import { articlesContradict, isFunctionWord } from "../text/function-words.ts";
import { repeatedCard } from "../words/other-cards.ts";

/** Nothing was answered. */
export function emptyAnswer({ answer, question }: Reading): Outcome | null {
  return answer.text === "" && question.answer.trim() === "" ? outcome(MARKS.none, "empty") : null;
}

/** The card's own text, apart from case, spaces and formatting marks. */
export function sameText(reading: Reading): Outcome | null {
  const { question, answer, forms } = reading;
  if (question.answer.trim() === question.definition.trim()) return outcome(MARKS.full, "exact");
  const isFormula = isFormulaCard(question) || isCodeCard(question);
  if (answer.text === "" || isFormula) return null;
  if (answer.text !== forms[0]?.text && inOtherScript.test(question.definition)) return null;
  if (answer.text !== forms[0]?.text) return forms.some(({ text }) => text === answer.text) ? outcome(MARKS.full, "alternative") : null;
  // Beyond what is read, the letters as they are typed must be the same.
  const [ownRest, rest] = [question.definition, question.answer].map((text) => text.trim().slice(readLength).toLowerCase());
  return ownRest === rest ? outcome(MARKS.full, "exact") : null;
}

/** Words in other scripts have a reader that also knows their readings. */
const inOtherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** A wording that this student counted as right before. */
export function acceptedEarlier({ question, answer }: Reading): Outcome | null {
  const isAccepted =
    question.accepted?.some((wording) => folded(wording) === answer.text || samePlain(folded(wording), answer.text)) ?? false;
  return isAccepted ? outcome(MARKS.full, "accepted") : null;
}

/** One of the accepted forms, apart from articles, punctuation and a frame such as `It is …`. */
export function sameForm(reading: Reading): Outcome | null {
  const { answer, others, question, forms } = reading;
  for (const [place, form] of forms.entries()) {
    if (form.raw.length > readLength || !samePlain(form.text, answer.text) || isJoinedAsAnother(form.text, reading)) continue;
    const [ours, theirs] = [leadingArticle(form.text), leadingArticle(answer.text)];
    if (ours !== null && theirs !== null && articlesContradict(ours, theirs, reading.spelledIn))
      return outcome(60, "article", { found: [bareWords(form.text).join(" ")], detail: ours });
    return outcome(MARKS.full, place === 0 ? "exact" : "alternative");
  }
  const term = question.term.trim().toLowerCase();
  const isOfTheSameTerm = others.some(
    (card) => card.term.trim().toLowerCase() === term && samePlain(folded(card.definition.slice(0, readLength)), answer.text),
  );
  return isOfTheSameTerm ? outcome(MARKS.full, "alternative") : null;
}

/** Words of a question about a word. */
const askingWords = new Set("definition define term meaning mean means what".split(" "));

/** An answer that only repeats the term or the question, if the card's own answer has none of its words. */
export function repeatsTheQuestion({ answer, isAsked, language, question, forms }: Reading): Outcome | null {
  const isOnlyAsked = (words: readonly string[]) =>
    words.some(isAsked) &&
    words.every((word) => isAsked(word) || askingWords.has(word) || isFunctionWord(word, language) || isFunctionWord(word, "en"));
  const isTheTerm = answer.words.length === 0 && compact(answer.text) === compact(folded(question.term));
  if (!isTheTerm && !isOnlyAsked(answer.words)) return null;
  const said = new Set(answer.words.filter(isAsked));
  return !isTheTerm && forms.some(({ words }) => words.some((word) => said.has(word))) ? null : outcome(MARKS.none, "repeats-the-question");
}

/** An answer that is the definition of another card in the deck. */
export function otherCardsAnswer({ question }: Reading): Outcome | null {
  const other = repeatedCard(question.answer, question.deck, question);
  return other === null ? null : outcome(MARKS.none, "other-card", { detail: other.term });
}

/** `check in` where the card has `check-in` and another card of the deck `check in`: the deck teaches the difference. */
function isJoinedAsAnother(own: string, { answer, others }: Reading): boolean {
  const letters = (text: string) => text.replace(/[ -]/g, "");
  if (own === answer.text || letters(own) !== letters(answer.text)) return false;
  return others.some(({ definition }) => definition.length <= answer.raw.length + 2 && folded(definition) === answer.text);
}

/** Whether the letters and digits are the same. A minus sign is not punctuation. */
function samePlain(expected: string, given: string): boolean {
  if (hasMinus(expected) !== hasMinus(given) || operatorsOf(expected) !== operatorsOf(given)) return false;
  const wanted = bare(expected);
  return wanted === "" ? compact(given) === compact(expected) && given.trim() === expected.trim() : wanted === bare(given);
}

/** The signs of an equation in order; none of a text that is no equation. */
function operatorsOf(text: string): string {
  return text.includes("=") ? text.replace(/[^=+×*·/÷^<>≤≥-]/g, "").replace(/[×·]/g, "*") : "";
}

function hasMinus(text: string): boolean {
  return /(?<![\p{L}\p{N}]\s?)-\s?\d/u.test(text);
}
