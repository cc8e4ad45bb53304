import { areRelated, stemmed } from "../tables/related.ts";
import type { Form, Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { isGeneric } from "./coverage.ts";

/** Verbs that say less than the card's, and nothing else: `goes around` for `revolves around`. */
const general =
  /^(?:go|goes|going|went|make|makes|making|made|have|has|get|gets|got|come|comes|came|take|takes|took|taking|put|puts|do|does|did|use|uses|used|using|convert|move|moves|moving|called|named)$/;

/** Verbs that are the point: to make a decision is not to stop one. */
const denying = /^(?:stop|prevent|avoid|refuse|block|forbid|end|hinder|remove|reject|deny|oppose|resist)(?:s|ed|d|es)?$/;

/** Small verbs that say another thing: what needs heat does not release it. */
const needing = /^(?:needs?|needed|requires?|contains?|lacks?)$/;

/** Verbs of which another, or none, is another sum. */
const arithmetic = /^(?:divided|multiplied|squared|subtracted|added)$/;

/** At least so many things must be named. */
const leastNamed = 2;
/** Longer sentences say more than who and what. */
const mostWords = 12;

/**
 * All the things of a short sentence in their order, with a verb that says less or none: `from DNA to RNA` for `DNA is copied into RNA`.
 * What is left out is a verb, and what is said in its place is no other one.
 */
export function saysAllButTheVerb(
  form: Form,
  { answer, language, lexicon }: Reading,
  told: { found: string[]; missing: string[]; extra: string[] },
): boolean {
  const missing = told.missing.filter((word) => !isGeneric(word));
  const [verb] = missing;
  if (language !== "en" || verb === undefined || missing.length > 1 || form.words.length > mostWords) return false;
  // The first word of a text is what the thing is: a verb there says what it does.
  // So does a participle that begins one: `fertilized egg` is no egg of any kind.
  const isFirst = form.words.indexOf(verb) <= 1 && (!/s$|ed$/.test(verb) || (form.words[0] === verb && verb.endsWith("ed")));
  if (answer.words.some((word) => needing.test(word) && !form.words.includes(word))) return false;
  if (isFirst || denying.test(verb) || !lexicon.isVerb(verb) || !told.extra.every((word) => general.test(word))) return false;
  const things = told.found.filter((word) => !isGeneric(word));
  const places = things.map((word) => answer.words.findIndex((said) => areRelated(stemmed(word), stemmed(said), language)));
  // What follows the verb must be said too: `… to mock` leaves out why.
  const last = form.words.findLast((word) => !isFunctionWord(word, language));
  if (
    last === verb ||
    arithmetic.test(verb) ||
    !told.missing.every((word) => word === verb || form.words.indexOf(word) < form.words.indexOf(verb))
  )
    return false;
  return things.length >= leastNamed && places.every((place, at) => place > (places[at - 1] ?? -1));
}
