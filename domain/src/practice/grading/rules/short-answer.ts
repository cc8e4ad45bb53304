import { elementSymbol } from "../tables/elements.ts";
import { folded, withoutAccents } from "../text/fold.ts";
import { isAnotherWord } from "./another-word.ts";
import { alphabetic } from "./misspelt.ts";
import { contentWords } from "../text/words.ts";
import { bare, bareWords, type Form, type Reading } from "../question/reading.ts";
import { stem } from "../text/stems.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { outcome, type Outcome } from "../question/verdict.ts";

/** A form of this many words or fewer is compared letter by letter. */
const mostWords = 5;

/** A short answer that is right but for a slip of the finger, an ending, or a usual short form. */
export function shortAnswer(form: Form, reading: Reading): Outcome | null {
  if (form.words.length === 0 || form.words.length > mostWords || reading.answer.words.length > mostWords + 3) return null;
  return abbreviation(form, reading) ?? otherForm(form, reading) ?? shortName(form, reading) ?? misspelt(form, reading);
}

const letters = new Map([
  ["true", "t"],
  ["false", "f"],
  ["yes", "y"],
  ["no", "n"],
]);

/** An element's symbol for its name, a letter for true or false, the initials of the words. */
function abbreviation(form: Form, { answer }: Reading): Outcome | null {
  const [expected, given] = [bare(form.text), bare(answer.text)];
  const isSymbol = elementSymbol(expected) === given || elementSymbol(given) === expected;
  const isLetter = letters.get(expected) === given;
  return given !== "" && (isSymbol || isLetter) ? outcome(98, "alternative") : null;
}

/** Another form of the same English words: `dogs`, `running`, `losing electrons`. */
function otherForm(form: Form, { answer, language }: Reading): Outcome | null {
  if (language !== "en" || !/^[a-z' -]+$/.test(form.text)) return null;
  const stems = (words: readonly string[]) => contentWords(words, language).map(stem).toSorted().join(" ");
  const expected = stems(bareWords(form.text));
  return expected !== "" && expected === stems(bareWords(answer.text)) ? outcome(95, "word-form") : null;
}

/** The family name of a person, when no other card has it: `Washington`, `W. Shakespeare`. */
function shortName(form: Form, { question, answer, others }: Reading): Outcome | null {
  const names = question.definition.trim().split(/\s+/);
  if (names.length < 2 || names.length > 3 || !names.every((name) => /^\p{Lu}\p{L}+$/u.test(name)) || form.words.length !== names.length)
    return null;
  const family = form.words.at(-1) ?? "";
  const given = answer.words;
  if (given.length === 1 && given[0] === form.words[0]) return outcome(0, "short-name", { missing: [names.at(-1) ?? ""] });
  const slips = slipsBetween(family, given.at(-1) ?? "", allowedSlips(family.length));
  if (slips > allowedSlips(family.length) || given.length > names.length) return null;
  const isShort = given.length === 1 || given[0]?.[0] === form.words[0]?.[0];
  const isShared = others.some(
    ({ definition }) => definition.trim().toLowerCase().endsWith(` ${family}`) && folded(definition.slice(0, 100)) !== form.text,
  );
  return isShort && !isShared
    ? outcome(94 - slips, "short-name", { found: [names.at(-1) ?? ""], detail: question.definition.trim() })
    : null;
}

/** One or two letters off, by length, and nearer to this card's answer than to any other's. */
function misspelt(form: Form, reading: Reading): Outcome | null {
  const { answer, others } = reading;
  const [expected, given] = [bareWords(form.text), bareWords(answer.text)];
  const [wanted, written] = [withoutAccents(expected.join("")), withoutAccents(given.join(""))];
  if (!alphabetic.test(wanted) || !alphabetic.test(written) || Math.abs(expected.length - given.length) > 1) return null;
  const allowed = expected.length === 1 ? allowedSlips(wanted.length) : Math.max(...expected.map((word) => allowedSlips(word.length)));
  const isDoubled = allowed === 0 && wanted.length === 3 && withoutDoubles(wanted) === withoutDoubles(written);
  const slips = isDoubled ? 0 : slipsBetween(wanted, written, allowed);
  if (slips > allowed || (!isDoubled && changesAShortWord(expected, given)) || holdsAnotherWord(expected, given, reading)) return null;
  const isNearAnother = others.some(({ definition }) => {
    if (Math.abs(definition.length - answer.text.length) > slips + 6) return false;
    const near = definition.toLowerCase().replace(/^\p{L}{1,3}[\s'’]+(?=\p{L})|[^\p{L}\p{N}]/gu, "");
    return near !== wanted && slipsBetween(near, written, slips + 1) <= slips + 1 && isAsNear(definition, wanted, written, slips);
  });
  return isNearAnother ? null : outcome(slips === 2 ? 92 : 95, "spelling", { detail: form.raw });
}

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

/** A word of its own in the place of the card's. A first name beside the right family name may have another form. */
function holdsAnotherWord(expected: readonly string[], given: readonly string[], reading: Reading): boolean {
  if (expected.length !== given.length) return false;
  const isName = expected.length >= 2 && /^(?:\p{Lu}[\p{L}'.-]*\s?)+$/u.test(reading.question.definition.trim());
  return expected.some((word, place) => {
    const isFirstName = isName && place < expected.length - 1;
    return !isFirstName && isAnotherWord(word, given[place] ?? "", reading);
  });
}
