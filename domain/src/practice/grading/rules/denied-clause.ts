import { isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { isDenier } from "../tables/denying-words.ts";

/** Longer sentences deny too much to tell what of. */
const mostWords = 40;
/** How far a denial reaches. */
const reach = 3;

const joint = /^(?:and|but|while|whereas)$/;
/** What stands between a denial and what it denies. */
const between = /^(?:need|necessarily|able|longer|directly|really)$/;

/** What each of two joined clauses says of its words, denied or not; null where there are not two. */
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
 * Whether two English sentences of two clauses each deny as often, and either clause denies what the other text's says: `can make and need not take
 * in` for `cannot make and must take in`.
 */
export function deniesTheOtherClause(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  if (language !== "en" || definition.length > mostWords || answer.length > mostWords) return false;
  const [ours, theirs] = [clausesOf(definition, language), clausesOf(answer, language)];
  if (ours === null || theirs === null) return deniesTheOtherThing(definition, answer, language);
  const isTurned = (clause: 0 | 1) => [...ours[clause]].some(([word, isDenied]) => theirs[clause].get(word) === !isDenied);
  return isTurned(0) && isTurned(1);
}

/** Where a denial ends. */
const clauseEnd = /^(?:and|but|that|which|while|whereas|if|when|because|so|until)$/;
/** What a text denies: every telling word of the clause behind a denial. */
function deniedIn(words: readonly string[], language: Language): Set<string> {
  const denied = words.flatMap((word, place) => {
    if (!isDenier(word, language)) return [];
    const after = words.slice(place + 1);
    const end = after.findIndex((one) => clauseEnd.test(one));
    return after.slice(0, end < 0 ? after.length : end);
  });
  return new Set(denied.filter((word) => !isFunctionWord(word, language) && !isDenier(word, language)).map(stem));
}

/** `playing without singing` for `singing without instruments`: each denies one thing, and the answer the one that the card affirms. */
function deniesTheOtherThing(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const [ours, theirs] = [deniedIn(definition, language), deniedIn(answer, language)];
  // Who says both of them has swapped them, which other rules see.
  const isSwap = answer.includes("without") && answer.some((word) => ours.has(stem(word)));
  if (ours.size === 0 || isSwap || [...theirs].some((word) => ours.has(word))) return false;
  const place = answer.findIndex((word) => word === "without" || word === "no");
  const denied = place < 0 ? undefined : answer.slice(place + 1).find((word) => !isFunctionWord(word, language));
  return denied !== undefined && definition.some((word) => stem(word) === stem(denied));
}
