import { areRelated, stemmed } from "../tables/related.ts";
import type { Form, Reading } from "../question/reading.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { isGeneric } from "./coverage.ts";

/** General verbs that may replace the card's: `goes around` for `revolves around`. */
const general =
  /^(?:go|goes|going|went|make|makes|making|made|have|has|get|gets|got|come|comes|came|take|takes|took|taking|put|puts|do|does|did|use|uses|used|using|convert|move|moves|moving|called|named)$/;

/** Verbs that are essential: to make a decision is not to stop one. */
const denying = /^(?:stop|prevent|avoid|refuse|block|forbid|end|hinder|remove|reject|deny|oppose|resist)(?:s|ed|d|es)?$/;

/** Verbs that change the meaning: what needs heat does not release it. */
const needing = /^(?:needs?|needed|requires?|contains?|lacks?)$/;

/** Verbs of arithmetic, which may not be left out or replaced. */
const arithmetic = /^(?:divided|multiplied|squared|subtracted|added)$/;

/** Number of nouns that the answer must have. */
const leastNamed = 2;
/** Number of words; longer sentences contain more than agent, verb and patient. */
const mostWords = 12;

/**
 * Whether the answer has all nouns of a short sentence in order, with a general verb or none: `from DNA to RNA` for `DNA is copied into
 * RNA`. Only a verb may be left out, and no other verb may replace it.
 */
export function saysAllButTheVerb(
  form: Form,
  { answer, language, lexicon }: Reading,
  told: { found: string[]; missing: string[]; extra: string[] },
): boolean {
  const missing = told.missing.filter((word) => !isGeneric(word));
  const [verb] = missing;
  if (language !== "en" || verb === undefined || missing.length > 1 || form.words.length > mostWords) return false;
  // A verb at the beginning of a text says what the thing does, and a participle there is distinctive: `fertilized egg` is not any egg.
  // Neither may be left out.
  const isFirst = form.words.indexOf(verb) <= 1 && (!/s$|ed$/.test(verb) || (form.words[0] === verb && verb.endsWith("ed")));
  if (answer.words.some((word) => needing.test(word) && !form.words.includes(word))) return false;
  if (isFirst || denying.test(verb) || !lexicon.isVerb(verb) || !told.extra.every((word) => general.test(word))) return false;
  const things = told.found.filter((word) => !isGeneric(word));
  const places = things.map((word) => answer.words.findIndex((said) => areRelated(stemmed(word), stemmed(said), language)));
  // The words after the verb must be there: `… to mock` gives the purpose.
  const last = form.words.findLast((word) => !isFunctionWord(word, language));
  if (
    last === verb ||
    arithmetic.test(verb) ||
    !told.missing.every((word) => word === verb || form.words.indexOf(word) < form.words.indexOf(verb))
  )
    return false;
  return things.length >= leastNamed && places.every((place, at) => place > (places[at - 1] ?? -1));
}
