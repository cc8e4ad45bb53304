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
  if (ours === null || theirs === null) return false;
  const isTurned = (clause: 0 | 1) => [...ours[clause]].some(([word, isDenied]) => theirs[clause].get(word) === !isDenied);
  return isTurned(0) && isTurned(1);
}
