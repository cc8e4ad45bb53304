import { isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { isDenier } from "../tables/denying-words.ts";

/** Number of words; the scope of negations in longer sentences is unclear. */
const mostWords = 40;
/** Number of words after a negation that it negates. */
const reach = 3;

const joint = /^(?:and|but|while|whereas)$/;
/** Words between a negation and what it negates. */
const between = /^(?:need|necessarily|able|longer|directly|really)$/;

/** For each of two joined clauses its words and whether each is negated; null if there are not two. */
function clausesOf(words: readonly string[], language: Language): [Map<string, boolean>, Map<string, boolean>] | null {
  const place = words.findIndex((word) => joint.test(word));
  if (place < 1 || words.findLastIndex((word) => joint.test(word)) !== place) return null;
  return [toldIn(words.slice(0, place), language), toldIn(words.slice(place + 1), language)];
}

function toldIn(words: readonly string[], language: Language): Map<string, boolean> {
  const told = new Map<string, boolean>();
  for (const [place, word] of words.entries()) {
    if (isFunctionWord(word, language) || isDenier(word, language)) continue;
    const before = words.slice(Math.max(0, place - reach), place);
    const denial = before.findLastIndex((one) => isDenier(one, language));
    told.set(stem(word), denial >= 0 && before.slice(denial + 1).every((one) => isFunctionWord(one, language) || between.test(one)));
  }
  return told;
}

/**
 * Whether two English sentences of two clauses negate equally often, but opposite clauses: `can make and need not take in` for `cannot make
 * and must take in`.
 */
export function deniesTheOtherClause(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  if (language !== "en" || definition.length > mostWords || answer.length > mostWords) return false;
  const [ours, theirs] = [clausesOf(definition, language), clausesOf(answer, language)];
  if (ours === null || theirs === null) return deniesTheOtherThing(definition, answer, language);
  const isTurned = (clause: 0 | 1) => [...ours[clause]].some(([word, isDenied]) => theirs[clause].get(word) === !isDenied);
  return isTurned(0) && isTurned(1);
}

/** Words at which the scope of a negation ends. */
const clauseEnd = /^(?:and|but|that|which|while|whereas|if|when|because|so|until)$/;
/** The negated content words of a text: those in the clause after a negation. */
function deniedIn(words: readonly string[], language: Language): Set<string> {
  const denied = words.flatMap((word, place) => {
    if (!isDenier(word, language)) return [];
    const after = words.slice(place + 1);
    const end = after.findIndex((one) => clauseEnd.test(one));
    return after.slice(0, end < 0 ? after.length : end);
  });
  return new Set(denied.filter((word) => !isFunctionWord(word, language) && !isDenier(word, language)).map(stem));
}

/**
 * `playing without singing` for `singing without instruments`: each negates one thing, and the answer negates the one that the card
 * affirms.
 */
function deniesTheOtherThing(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const [ours, theirs] = [deniedIn(definition, language), deniedIn(answer, language)];
  // An answer that names both has exchanged them, which other rules find.
  const isSwap = answer.includes("without") && answer.some((word) => ours.has(stem(word)));
  if (ours.size === 0 || isSwap || [...theirs].some((word) => ours.has(word))) return false;
  const place = answer.findIndex((word) => word === "without" || word === "no");
  const denied = place < 0 ? undefined : answer.slice(place + 1).find((word) => !isFunctionWord(word, language));
  return denied !== undefined && definition.some((word) => stem(word) === stem(denied));
}
