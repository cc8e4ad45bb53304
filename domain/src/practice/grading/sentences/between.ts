import { isFunctionWord, type Language } from "../text/function-words.ts";

const between = /^(?:between|zwischen|entre|tra|fra|tussen|mellan|между|між|między)$/;
const and = /^(?:and|und|et|y|e|en|och|и|та|i)$/;
/** Number of words after `between` that are searched for the two things. */
const longest = 8;

/** Prefixes of the two nouns after `between`; null if there are not two. */
function pairIn(words: readonly string[], language: Language): [string, string] | null {
  const place = words.findIndex((word) => between.test(word));
  const after = place < 0 ? [] : words.slice(place + 1, place + longest);
  const joint = after.findIndex((word) => and.test(word));
  const head = (some: readonly string[]) => some.find((word) => !isFunctionWord(word, language));
  const [one, other] = joint < 0 ? [] : [head(after.slice(0, joint)), head(after.slice(joint + 1))];
  return one === undefined || other === undefined ? null : [prefixOf(one), prefixOf(other)];
}

function prefixOf(word: string): string {
  return word.slice(0, 5);
}

/**
 * `the Moon between the Sun and the Earth` for `the Earth between the Sun and the Moon`: the thing in the middle and one of the two outside
 * are exchanged.
 */
export function areOthersBetween(definition: readonly string[], answer: readonly string[], language: Language): boolean {
  const [ours, theirs] = [pairIn(definition, language), pairIn(answer, language)];
  if (ours === null || theirs === null) return false;
  const strange = theirs.filter((word) => !ours.includes(word));
  const left = ours.filter((word) => !theirs.includes(word));
  const isSaid = (word: string, words: readonly string[]) => words.some((other) => prefixOf(other) === word);
  return strange.length === 1 && strange.every((word) => isSaid(word, definition)) && left.every((word) => isSaid(word, answer));
}
