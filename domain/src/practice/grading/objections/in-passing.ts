import type { Form, Reading } from "../question/reading.ts";
import { countsAsCorrect, MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { folded, lettersPattern } from "../text/fold.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { isCompoundOfIt, isPlaceOfItsOwn } from "./compound.ts";
import { isGeneric } from "../rules/coverage.ts";
import { namesARivalFirst } from "./rival-first.ts";

/** Number of words; in longer definitions, which are sentences, nothing is mentioned in passing. */
const longestName = 4;
/** Words that only locate another thing: `the liver, right under the skin`. */
const beside =
  /^(?:like|under|behind|near|beside|below|above|beneath|than|unlike|besides|opposite|next|close|outside|after|before|past|north|south|east|west|neben|unter|hinter|über)$/;
const small = /^(?:the|a|an|his|her|its|their|to|of|der|die|das|den|dem)$/;

/**
 * An answer that begins with another thing and mentions the card's only to say where or whose the other is: `Huxley, Orwell's teacher`,
 * `the liver, right under the skin`. It names the other thing, so it is wrong.
 */
export function unlessInPassing(decided: Outcome, reading: Reading): Outcome {
  const form = reading.forms[0];
  const isShort = form !== undefined && contentWords(form.words, reading.language).length <= longestName;
  // The sound of a word is compared as a whole and is not a sentence: `duì bù qǐ`.
  if (decided.rule === "reading") return decided;
  const isOfARelative = isShort && decided.score > 0 && namesARelative(reading);
  if (!isShort || (!countsAsCorrect(decided.score) && !isOfARelative)) return decided;
  if (isOfARelative || isCompoundOfIt(form, reading) || isPlaceOfItsOwn(reading))
    return outcome(MARKS.none, "no-match", { found: [], missing: [reading.question.definition.trim()] });
  if (reading.answer.words.length < form.words.length + 2) return decided;
  if (isLostInASentence(reading) || namesARivalFirst(reading))
    return outcome(MARKS.none, "no-match", { found: [], missing: [reading.question.definition.trim()] });
  return beginsWithAnother(form, reading) && (isOwner(reading) || standsBeside(form, reading) || isOnlyCompared(reading))
    ? outcome(MARKS.none, "no-match", { found: [], missing: [reading.question.definition.trim()] })
    : decided;
}

/** A sentence with this many other content words is about something else, unless it begins with the card's word. */
const mostOtherThings = 4;
/** The limit for a sentence without the card's word: nearly every sentence has a word that a dictionary relates to it. */
const mostWithoutTheWord = 2;

/** `my dog eats its food in the morning and runs around the house` for `food`: the card's only word, not a name, occurs by chance. */
function isLostInASentence(reading: Reading): boolean {
  const { answer, question, forms, isAsked, language } = reading;
  // The whole of `to end / to finish` is also one of the forms.
  const cards = (forms.length > 1 ? forms.slice(1) : forms).map((form) => contentWords(form.words, language));
  if (cards.some(({ length }) => length !== 1) || !/^\P{Lu}+$/u.test(question.definition) || /\d/.test(question.definition)) return false;
  const words = cards.flat().map(stemmed);
  const isTheWord = (said: string) => words.some((word) => areRelated(word, stemmed(said), language));
  const all = contentWords(answer.words, language).filter((said) => !isAsked(said));
  const others = all.filter((said) => !isTheWord(said));
  if (others.length === all.length) return others.length > mostWithoutTheWord;
  if (others.length < mostOtherThings) return false;
  const [beginning = ""] = answer.text
    .split(/[,;:.(]|\s(?:which|who|that|because|is|are|and)\s/u)
    .filter((part) => contentWords(wordsOf(part), language).length > 0);
  return contentWords(wordsOf(beginning), language).some((said) => !isTheWord(said) && !isAsked(said) && !isGeneric(said));
}

/** Whether the first thing in the answer is neither the card's nor in the question. */
function beginsWithAnother(form: Form, { answer, language, isAsked }: Reading): boolean {
  const [first] = contentWords(answer.words, language).filter((word) => !isGeneric(word) && !isAsked(word));
  return first !== undefined && !form.words.some((word) => areRelated(stemmed(word), stemmed(first), language));
}

/** `George Orwell's teacher`, `Picasso, a friend of Salvador Dalí`: the card's name is only an owner, beside another name. */
function isOwner({ question, answer }: Reading): boolean {
  const [name, said] = [folded(question.definition.slice(0, 80)), answer.text.slice(0, 400)];
  const place = said.indexOf(name);
  if (place < 1 || !/^\p{Lu}/u.test(question.definition.trim())) return false;
  const [before, after] = [said.slice(0, place), said.slice(place + name.length)];
  return (
    /^['’]s?\s+\p{L}/u.test(after) ||
    (/,.*\b(?:of|von|de|di)\s+(?:the\s+)?$/u.test(before) && !/\b(?:city|name|country|state|river|island)\b/u.test(before))
  );
}

/** `Rembrandt's pupil`, without another name: a relative or follower of the card's person. */
function namesARelative({ question, answer, isAsked }: Reading): boolean {
  const name = question.definition.trim().slice(0, 80);
  const said = /^(?:the\s|it (?:is|was)\s)?(\p{L}[\p{L}\s.-]*?)['’]s?\s(\p{L}+)(?:\s(\p{L}+))?(?=$|[\s,.(])/u.exec(
    answer.text.slice(0, 200),
  );
  const isIt = said !== null && (folded(name) === said[1] || folded(name).endsWith(` ${said[1] ?? ""}`));
  return isIt && /^\p{Lu}/u.test(name) && said.slice(2).some((word) => relative.test(word ?? "") && !isAsked(word ?? ""));
}

const relative =
  /^(?:pupil|student|teacher|friend|wife|husband|son|daughter|father|mother|brother|sister|uncle|cousin|nephew|rival|assistant|successor|predecessor|follower|disciple|apprentice|neighbou?r|colleague|moon|tributary|capital)$/;

/** `Zurich, Bern is smaller`: another name, with which the card's is only compared. */
function isOnlyCompared({ question, answer }: Reading): boolean {
  const name = folded(question.definition.slice(0, 80));
  const [, clause = ""] = /^[^,;]{2,60}[,;]\s(.*)$/su.exec(answer.text.slice(0, 400)) ?? [];
  const place = ` ${clause}`.search(
    new RegExp(`(?:^|[,;]|\\b(?:and|but|though|although|whereas|while))\\s${lettersPattern(name)}\\s(?:is|was|comes|came)\\s`, "u"),
  );
  const rest = place < 0 ? "" : (` ${clause}`.slice(place).split(/\s(?:is|was|comes|came)\s/)[1] ?? "");
  return /^(?:only|just|merely|\p{L}{2,}er\b(?! of)|less|more)/u.test(rest);
}

/** Whether a word such as `under`, `behind` or `than` directly precedes the card's first word in the answer. */
function standsBeside(form: Form, { answer, language }: Reading): boolean {
  const [first] = contentWords(form.words, language);
  const place = first === undefined ? -1 : answer.words.indexOf(first);
  if (place < 1 || form.words.some((word) => beside.test(word))) return false;
  if (answer.words[place - 2] === "with" && /^(?:its|his|her|their)$/.test(answer.words[place - 1] ?? "")) return true;
  const before = answer.words.slice(Math.max(0, place - 3), place).filter((word) => !small.test(word));
  const last = before.at(-1) ?? "";
  // `in the north, Dakota` gives a location.
  if (/^(?:north|south|east|west)$/.test(last) && !answer.words.slice(place - 2, place).includes("of")) return false;
  return beside.test(last) && answer.words.lastIndexOf(first ?? "") === place;
}
