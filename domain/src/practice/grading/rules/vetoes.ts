import { isFunctionWord } from "../text/function-words.ts";
import { differInNegation, withDenialsApart, withOppositesDenied } from "./negations.ts";
import { isDenier } from "../tables/denying-words.ts";
import { areOpposites } from "../tables/opposites.ts";
import { withComparisonTurned } from "../sentences/turned.ts";
import { anotherPerson } from "../sentences/persons.ts";
import { clausesCompared } from "../sentences/crossed.ts";
import { deniesTheOtherClause } from "./denied-clause.ts";
import { haveExchangedAdjectives, haveExchangedPlaces } from "../sentences/exchanged.ts";
import { bindsAnother } from "../sentences/bound.ts";
import { isSalad } from "../sentences/salad.ts";
import { isSwapped } from "../sentences/order.ts";
import { turnedInACopy } from "../sentences/copied.ts";
import { saidOtherwise } from "../sentences/word-for-word.ts";
import { differentNumber } from "./different-number.ts";
import { differentUnit } from "./other-measure.ts";
import { turnedByASmallWord } from "../sentences/small-words.ts";
import { haveSwappedRoles, isOfItsOwn } from "../sentences/roles.ts";
import type { Form, Reading } from "../question/reading.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { stem } from "../text/stems.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";

/** Number of words of each text that are compared. */
const mostCompared = 60;
/** Limit in UTF-16 code units; longer texts are not searched for things that a letter distinguishes. */
const longestNamed = 400;

/** What makes an answer wrong, however many of its words are right; null if nothing does. */
export function veto(form: Form, reading: Reading): Outcome | null {
  const known = vetoed.get(reading) ?? new Map<Form, Outcome | null>();
  vetoed.set(reading, known);
  const before = known.get(form);
  if (before !== undefined) return before;
  const found = readVeto(form, reading);
  known.set(form, found);
  return found;
}

/** Cached by reading, because lists, sentences and the dictionary ask for the same veto. */
const vetoed = new WeakMap<Reading, Map<Form, Outcome | null>>();

function readVeto(form: Form, reading: Reading): Outcome | null {
  if (/^[\p{L}\s]+$/u.test(reading.answer.text) && isSalad(form.words, reading.answer.words, reading.language))
    return outcome(MARKS.none, "swapped");
  return (
    differentNumber(form, reading) ??
    differentUnit(form, reading) ??
    anotherLetter(form, reading) ??
    anotherOfTwo(form, reading) ??
    contradiction(form, reading)
  );
}

/** `vitamin D` for vitamin C: another letter makes another thing. */
function anotherLetter({ raw }: Form, { answer }: Reading): Outcome | null {
  if (raw.length > longestNamed || answer.raw.length > longestNamed) return null;
  const named = /(?<![\p{L}\p{N}])(\p{L}{4,})[\s-](\p{Lu})(?![\p{L}\p{N}'’.])/u.exec(raw);
  if (named === null) return null;
  const [, thing = "", letter = ""] = named;
  const said = new RegExp(`(?<!\\p{L})${thing}[\\s-](\\p{L})(?![\\p{L}\\p{N}'’.])`, "iu").exec(answer.raw)?.[1];
  const isOther = said !== undefined && said.toUpperCase() !== letter && !/^[aioyeàéè]$/u.test(said);
  return isOther ? outcome(MARKS.none, "opposite", { missing: [`${thing} ${letter}`], detail: `${thing} ${said}` }) : null;
}

/** `connects muscle to bone` for `bone to bone`: the card has the same thing on both sides, and the answer another on one. */
function anotherOfTwo({ words }: Form, { answer, language }: Reading): Outcome | null {
  const place = words.findIndex((word, at) => joining.test(words[at + 1] ?? "") && stem(words[at + 2] ?? "") === stem(word));
  if (place < 0 || answer.words.length > mostCompared) return null;
  const [thing, joint] = [stem(words[place] ?? ""), words[place + 1]];
  const isThing = (word: string | undefined) => word !== undefined && stem(word) === thing;
  const isOther = (word: string | undefined) =>
    word !== undefined &&
    !isThing(word) &&
    !isFunctionWord(word, language) &&
    !words.includes(word) &&
    !/^(?:other|another|next)$/.test(word);
  const said = answer.words.filter((word) => !/^(?:an?|the)$/.test(word));
  const at = said.findIndex(
    (word, here) =>
      word === joint && ((isThing(said[here - 1]) && isOther(said[here + 1])) || (isOther(said[here - 1]) && isThing(said[here + 1]))),
  );
  if (at < 0) return null;
  const detail = said.slice(at - 1, at + 2).join(" ");
  return outcome(MARKS.none, "opposite", { missing: [words.slice(place, place + 3).join(" ")], detail });
}

const joining = /^(?:to|with|and|by|from)$/;

function contradiction(form: Form, reading: Reading): Outcome | null {
  const { language, lexicon, meanSame } = reading;
  const isOpposite = (a: string, b: string) => areOpposites(a, b) || (language === "en" && lexicon.areOpposites(a, b));
  const turned = withComparisonTurned(reading.answer.words, form.words, isOpposite);
  const expected = withDenialsApart(form.words, turned);
  const given = withOppositesDenied(withDenialsApart(turned, form.words), expected, language, isOpposite);
  const content = expected
    .filter((word) => !isFunctionWord(word, language) && !isDenier(word, language))
    .slice(0, mostCompared)
    .map(stemmed);
  const isKnown = cached(
    (word) => !isFunctionWord(word, language) && content.some((known) => areRelated(known, stemmed(word), language, meanSame)),
  );
  const offered = given.slice(0, mostCompared).map(stemmed);
  const isGiven = cached(
    (word) => !isFunctionWord(word, language) && offered.some((other) => areRelated(stemmed(word), other, language, meanSame)),
  );
  const [inCard, inAnswer] = [countedStems(expected), countedStems(given)];
  const isFewer = (word: string, ours: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>) =>
    (ours.get(stem(word)) ?? 0) < (theirs.get(stem(word)) ?? 0);
  const own = expected.filter((word) => isFewer(word, inAnswer, inCard));
  const strange = given.filter((word, place) => isFewer(word, inCard, inAnswer) && !reading.isAsked(word) && !isPronoun(given, place));
  const denials = (words: readonly string[]) => words.filter((word) => isDenier(word, language)).length;
  const isEven = (denials(expected) + denials(given)) % 2 === 0;
  // `never changes`, `always unchanged`: if both texts negate equally often, a negating word is not the antonym of one in the other text.
  const isTurn = (word: string, other: string) =>
    isOpposite(word, other) && !(isEven && isDenier(word, language) !== isDenier(other, language));
  for (const word of own.slice(0, mostCompared)) {
    const opposite = strange.slice(0, mostCompared).find((other) => isTurn(word, other));
    if (opposite !== undefined) return outcome(MARKS.none, "opposite", { missing: [word], detail: opposite });
  }
  // With `neither` on the card, an answer that negates only one of the two is wrong.
  if (form.words.includes("neither") && /\bbut not\b/.test(reading.answer.text)) return outcome(MARKS.none, "negation");
  const person = anotherPerson(form.words, reading.answer.words, () => reading.spelledIn ?? language);
  if (person !== null) return outcome(MARKS.none, "opposite", person);
  const turn = language === "en" ? (turnedByASmallWord(form.words, turned) ?? bindsAnother(form.words, turned)) : null;
  if (turn !== null) return outcome(MARKS.none, "opposite", turn);
  if (differInNegation(expected.slice(0, mostCompared), given.slice(0, mostCompared), language, { isKnown, isGiven }))
    return outcome(MARKS.none, "negation");
  if (deniesTheOtherClause(expected, given, language)) return outcome(MARKS.none, "negation");
  const copied = turnedInACopy(form.raw, reading.answer.raw, language);
  const clauses = clausesCompared(form.raw, reading.answer.raw, language);
  if (clauses !== null) return clauses === "crossed" ? outcome(MARKS.none, "swapped") : copied;
  const isTurned =
    (language === "en" && (haveExchangedAdjectives(form.words, turned) || haveExchangedPlaces(form.words, turned))) ||
    (isSwapped(form.words, turned, language) && !(language === "en" && isOfItsOwn(form.words, turned))) ||
    haveSwappedRoles(form.words, turned, language, { meanSame, isVerb: lexicon.isVerb });
  const otherwise = isTurned ? "swapped" : saidOtherwise(form.words, reading.answer.words, language);
  if (otherwise === null) return copied;
  return otherwise === "swapped" ? outcome(MARKS.none, "swapped") : outcome(MARKS.none, "opposite", otherwise);
}

/** `the other one`, `each one`: here `one` is not a number. */
function isPronoun(words: readonly string[], place: number): boolean {
  return words[place] === "one" && /^(?:other|another|each|this|that|the|every|which)$/.test(words[place - 1] ?? "");
}

/** Caches a predicate of words, which is called repeatedly for the same words. */
function cached(ask: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const said = known.get(word) ?? ask(word);
    known.set(word, said);
    return said;
  };
}

function countedStems(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const root of words.map(stem)) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}

/** An answer much longer than the definition that also contains other cards' definitions: it lists everything instead of choosing. */
export function listsEverything({ forms, answer, others }: Reading): Outcome | null {
  const expected = forms[0];
  if (!expected || answer.words.length < expected.words.length * 1.5 + 4) return null;
  const said = lettersOnly(answer.text);
  const held = others.filter(({ definition }) => {
    if (definition.length > answer.text.length || definition.length < 10) return false;
    const other = lettersOnly(definition.toLowerCase());
    return other.trim().includes(" ") && said.includes(other);
  });
  const [one] = held;
  if (one === undefined) return null;
  // `connects bone to bone, it also filters the blood`: right, with one addition from another card.
  const isAddition = held.length === 1 && !/\bor\b/.test(answer.text) && expected.words.every((word) => answer.words.includes(word));
  return isAddition ? outcome(60, "with-anothers", { found: [expected.text], detail: one.term }) : outcome(MARKS.none, "lists-everything");
}

function lettersOnly(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}
