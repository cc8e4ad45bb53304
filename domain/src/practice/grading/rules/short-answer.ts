import { areOpposites } from "../tables/opposites.ts";
import { elementSymbol } from "../tables/elements.ts";
import { areOneTranslation } from "../tables/everyday-words.ts";
import { folded, withoutAccents } from "../text/fold.ts";
import { articlesContradict } from "../text/function-words.ts";
import { unitOf } from "../quantities/units.ts";
import { askedKind } from "./asked-kind.ts";
import { isAnotherWord } from "./another-word.ts";
import { isAnotherAbbreviation } from "./other-abbreviation.ts";
import { alphabetic } from "./misspelt.ts";
import { lacksItsLetter } from "./equal.ts";
import { nameInALongAnswer, personsName } from "./name-in-a-sentence.ts";
import { contentWords } from "../text/words.ts";
import { bare, bareWords, leadingArticle, type Form, type Reading } from "../question/reading.ts";
import { isInCapitals } from "../text/capitalised.ts";
import { stem } from "../text/stems.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { outcome, type Outcome } from "../question/verdict.ts";

/** Number of words; longer forms are not compared letter by letter. */
const mostWords = 5;

/** Grades a short answer that is right apart from a typing slip, a suffix, or a common abbreviation. */
export function shortAnswer(form: Form, reading: Reading): Outcome | null {
  if (form.words.length === 0 || form.words.length > mostWords) return null;
  if (reading.answer.words.length > mostWords + 3) return nameInALongAnswer(form, reading);
  if (lacksItsLetter(form.raw, reading)) return null;
  return (
    abbreviation(form, reading) ??
    otherForm(form, reading) ??
    personsName(form, reading) ??
    usualShortForm(form, reading) ??
    oneSynonym(form, reading) ??
    misspelt(form, reading)
  );
}

const letters = new Map([
  ["true", "t"],
  ["false", "f"],
  ["yes", "y"],
  ["no", "n"],
]);

/** The symbol of an element, a letter for true or false, or the initials of the words. */
function abbreviation(form: Form, { answer, question }: Reading): Outcome | null {
  const [expected, given] = [bare(form.text), bare(answer.text)];
  const isSymbol = elementSymbol(expected) === given || elementSymbol(given) === expected;
  const isLetter = letters.get(expected) === given || isInitials(form.raw, answer.raw);
  return given !== "" && (isSymbol || isLetter || isUnitsSymbol(form, answer, question.term)) ? outcome(98, "alternative") : null;
}

/** `N` for the newton, if the question asks for a unit. */
function isUnitsSymbol(form: Form, answer: Form, term: string): boolean {
  if (!/\bunit\b|\bmeasured in\b|\beinheit\b|\bunité\b|\bunidad\b/i.test(term.slice(0, 200))) return false;
  const [own, said] = [form.raw, answer.raw].map((text) => unitOf(text.trim()));
  return own != null && said != null && own.dimension !== "" && own.dimension === said.dimension && own.factor === said.factor;
}

/** `UK` for the United Kingdom: the initials of a name of at least two words. */
function isInitials(name: string, given: string): boolean {
  const words = name.trim().split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  if (capitals.length < 2 || words.some((word) => !/^\p{L}+$/u.test(word)) || words.length - capitals.length > 2) return false;
  return given.replace(/^the\s+/i, "").replace(/[.\s]/g, "") === capitals.map((word) => word[0]).join("");
}

/** The kind of thing in a name, which an answer may omit: `Battle of Hastings`, `River Thames`. */
const kindInName =
  /^(?:the )?(?:battle|treaty|peace|congress|siege|edict|river|lake|mount|mt|gulf|bay|isle|island|strait|city|kingdom|republic|university|sea) (?:of )?(?:the )?/;

/** `hastings` for `battle of hastings`; null for a name without its kind. */
function withoutKind(name: string): string | null {
  const kind = kindInName.exec(name)?.[0] ?? name;
  const rest = name.slice(kind.length);
  return /^\p{L}[\p{L} ]+$/u.test(rest) ? rest : null;
}

/** Portuguese weekdays, which are usually shortened. */
const weekdays = /^(?:segunda|terca|quarta|quinta|sexta)-?\s?feira$/;

/** The common short form of a weekday or a name, and in Scandinavian languages the noun without its definite suffix. */
function usualShortForm(form: Form, { answer, spelledIn, question }: Reading): Outcome | null {
  const [expected, given] = [withoutAccents(form.text), withoutAccents(bare(answer.text))];
  if (weekdays.test(expected) && expected.split(/[-\s]/)[0] === given) return outcome(95, "alternative");
  if (/^\p{Lu}/u.test(form.raw.trim()) && withoutKind(expected) === given) return outcome(95, "alternative");
  const isDefinite = (spelledIn === "sv" || spelledIn === "da" || spelledIn === "no") && /\bthe\b/i.test(question.term);
  const ending = expected.startsWith(given) ? expected.slice(given.length) : null;
  const isIndefinite = isDefinite && given.length > 1 && /^(?:en|et|n|t|na|arna|erna|orna)$/.test(ending ?? "");
  return isIndefinite ? outcome(60, "article", { found: [answer.text], detail: form.raw }) : null;
}

/** One English word for a synonym: `weird` for `strange`. */
function oneSynonym(form: Form, { answer, spelledIn, lexicon, language }: Reading): Outcome | null {
  if (spelledIn !== "en") return null;
  const [expected, given] = [contentWords(form.words, language), contentWords(answer.words, language)];
  const [word, other] = [expected[0] ?? "", given[0] ?? ""];
  const isOneEach = expected.length === 1 && given.length === 1;
  const isPair = isOneEach && /^[a-z]{3,}$/.test(word) && /^[a-z]{3,}$/.test(other);
  const areSame =
    (isOneEach && areOneTranslation(word, other)) ||
    (isPair && lexicon.areSynonyms(word, other)) ||
    areKnownPhrases(form.text, answer.text, lexicon);
  return areSame && !areOpposites(word, other) ? outcome(92, "synonym", { detail: form.raw }) : null;
}

/** Terms of up to four words that the lexicon has as synonyms: `heart attack` and `myocardial infarction`. */
function areKnownPhrases(expected: string, given: string, lexicon: Reading["lexicon"]): boolean {
  const phrase = (text: string) =>
    text
      .replace(/^(?:to|the|an?) /, "")
      .replace(/[.!?]+$/, "")
      .replace(/ /g, "_");
  const isTerm = (text: string) => /^[a-z]+(?:[_-][a-z]+){0,3}$/.test(text);
  const [ours, theirs] = [phrase(expected), phrase(given)];
  return (ours.includes("_") || theirs.includes("_")) && isTerm(ours) && isTerm(theirs) && lexicon.areSynonyms(ours, theirs);
}

/** Other forms of the same English words: `dogs`, `running`, `losing electrons`. */
function otherForm(form: Form, { answer, language, question }: Reading): Outcome | null {
  if (language !== "en" || !/^[a-z' -]+$/.test(form.text)) return null;
  // Two words may be exchanged (`loss of electrons`, `electron loss`); with more, the order can change the meaning.
  const stems = (words: readonly string[]) => {
    const all = contentWords(words, language).map(stem);
    return (all.length <= 2 && !words.some((word) => ordering.test(word)) ? all.toSorted() : all).join(" ");
  };
  const [ours, theirs] = [bareWords(form.text), bareWords(answer.text)];
  const hasOtherE = ours.some((word, place) => isSameButE(word, theirs[place] ?? ""));
  // `he was killed by Caesar` for `he killed Caesar` is not another form.
  const isPassive = form.words.includes("by") !== answer.words.includes("by");
  const directions = (words: readonly string[]) =>
    words
      .filter((word) => ordering.test(word) || word === "out")
      .toSorted()
      .join(" ");
  const isTurned = ours.length > 2 && directions(ours) !== directions(theirs);
  const addsSomebody =
    theirs.some((word) => persons.test(word) && !ours.some((own) => persons.test(own) && own[0] === word[0])) &&
    theirs.length > ours.length;
  if (hasOtherE || isPassive || isTurned || addsSomebody) return null;
  const expected = stems(ours);
  if (expected === "" || expected !== stems(theirs)) return null;
  // A name has no other forms: `Romes` is a slip.
  return isInCapitals(form.raw) && askedKind(question.term) !== null
    ? outcome(95, "spelling", { detail: form.raw })
    : outcome(95, "word-form");
}

/** Objects that change the meaning: `I forget you` for `I forget`. */
const persons = /^(?:me|you|him|her|us|them)$/;

/** Prepositions whose two sides may not be exchanged. */
const ordering = /^(?:over|under|before|after|than|into|to|from|by|for|without)$/;

/** `cloth` and `clothe`, `lung` and `lunge`: a final `e` makes another word. */
function isSameButE(word: string, written: string): boolean {
  return word !== written && (word === `${written}e` || written === `${word}e`);
}

/** One or two slips, depending on the length, if no other card's answer is equally near. */
export function misspelt(form: Form, reading: Reading): Outcome | null {
  const { answer, others } = reading;
  const [expected, given] = [bareWords(form.text), bareWords(answer.text)];
  const [wanted, written] = [withoutAccents(expected.join("")), withoutAccents(given.join(""))];
  if (!alphabetic.test(wanted) || !alphabetic.test(written) || Math.abs(expected.length - given.length) > 1) return null;
  const allowed = expected.length === 1 ? allowedSlips(wanted.length) : Math.max(...expected.map((word) => allowedSlips(word.length)));
  const isDoubled = allowed === 0 && wanted.length === 3 && withoutDoubles(wanted) === withoutDoubles(written);
  if (isAnotherAbbreviation(form.raw, wanted, written)) return null;
  const slips = isDoubled ? 0 : slipsBetween(wanted, written, allowed);
  const [ourArticle, theirArticle] = [leadingArticle(form.text), leadingArticle(answer.text)];
  if (ourArticle !== null && theirArticle !== null && articlesContradict(ourArticle, theirArticle, reading.spelledIn)) return null;
  if (slips > allowed || (!isDoubled && changesAShortWord(expected, given)) || holdsAnotherWord(expected, given, reading)) return null;
  const isNearAnother = others.some(({ definition }) => {
    if (Math.abs(definition.length - answer.text.length) > slips + 6) return false;
    const near = definition.toLowerCase().replace(/^\p{L}{1,3}[\s'’]+(?=\p{L})|[^\p{L}\p{N}]/gu, "");
    return near !== wanted && slipsBetween(near, written, slips + 1) <= slips + 1 && isAsNear(definition, wanted, written, slips);
  });
  if (isNearAnother) return null;
  const other =
    expected.length === given.length ? expected.find((word, place) => mayBeAnother(word, given[place] ?? "", reading)) : undefined;
  if (other !== undefined) return outcome(60, "one-word-other", { missing: [form.raw.trim()], detail: answer.raw.trim() });
  return outcome(slips === 2 ? 92 : 95, "spelling", { detail: form.raw });
}

/** One replaced letter in a language without a word list, `Hase` for `Hose`: it may be a slip or another word. */
function mayBeAnother(word: string, written: string, { spelledIn, lexicon }: Reading): boolean {
  if (!withoutList.test(spelledIn ?? "") || word.length !== written.length || word.length > longestOfOneLetter) return false;
  const places = Array.from(word).flatMap((letter, place) => (letter === written[place] ? [] : [place]));
  return places.length === 1 && lexicon.isWord(written, spelledIn ?? "") === null;
}

/** Languages in Latin letters that may have no word list. */
const withoutList = /^(?:de|da|no|pl|tr|cs|fi|hu|ro)$/;

/** In longer words a replaced letter seldom makes another word. */
const longestOfOneLetter = 8;

function isAsNear(definition: string, wanted: string, written: string, slips: number): boolean {
  const other = withoutAccents(bare(folded(definition)));
  return other !== wanted && slipsBetween(other, written, slips) <= slips;
}

function withoutDoubles(word: string): string {
  return word.replace(/(\p{L})\1+/gu, "$1");
}

function changesAShortWord(expected: readonly string[], given: readonly string[]): boolean {
  return (
    expected.length === given.length &&
    expected.some((word, place) => slipsBetween(word, given[place] ?? "", 2) > allowedSlips(word.length))
  );
}

/** Whether a word is replaced by another known word. A first name beside the right surname may have another form. */
function holdsAnotherWord(expected: readonly string[], given: readonly string[], reading: Reading): boolean {
  if (expected.length !== given.length) return false;
  const isName = expected.length >= 2 && isInCapitals(reading.question.definition);
  return expected.some((word, place) => {
    const isFirstName = isName && place < expected.length - 1;
    return !isFirstName && isAnotherWord(word, given[place] ?? "", reading);
  });
}
