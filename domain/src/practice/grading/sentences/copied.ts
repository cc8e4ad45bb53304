import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { folded } from "../text/fold.ts";
import { isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { areOpposed, plain } from "./word-for-word.ts";

/** Limits, in UTF-16 code units and words; longer texts are not compared word by word. */
const longest = 400;
const mostWords = 40;
/** In shorter texts the order says little. */
const leastWords = 4;

/** Words that join things without an order. */
const joining = /^(?:and|or|with|plus|times|equals?|between|und|oder|et|ou|y|o|e|ed|en|och)$/;

const denier = /^(?:not|never)$/;
/** Auxiliaries of a negation, which carry no meaning of their own. */
const auxiliary = /^(?:do|does|did)$/;

/**
 * How an answer that copies the card word by word reverses it: two words are exchanged, a negation is added or left out, or a function word
 * is replaced by its opposite. Words are compared as typed, so `gives off` is two words here. Null if it does not.
 */
export function turnedInACopy(definition: string, answer: string, language: Language): Outcome | null {
  const [ours, theirs] = [typed(definition), typed(answer)];
  if (ours.length < leastWords || ours.length > mostWords || Math.abs(ours.length - theirs.length) > 2) return null;
  if (language === "en" && hasAnotherDenial(ours, theirs)) return outcome(MARKS.none, "negation");
  if (ours.length !== theirs.length) return null;
  const places = ours.flatMap((word, place) => (stem(word) === stem(theirs[place] ?? "") ? [] : [place]));
  const [one, other] = places;
  if (one === undefined || places.length > 2) return null;
  const [own = "", said = ""] = [ours[one], theirs[one]];
  if (other === undefined)
    return language === "en" && areOpposed(own, said, language) ? outcome(MARKS.none, "opposite", { missing: [own], detail: said }) : null;
  return haveChangedPlaces(ours, theirs, one, other, language) ? outcome(MARKS.none, "swapped") : null;
}

function typed(text: string): string[] {
  const open = folded(text.slice(0, longest))
    .replace(/\bcan['’]?t\b|\bcannot\b/g, "can not")
    .replace(/n['’]t\b/g, " not");
  return plain(open.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []);
}

function hasAnotherDenial(ours: readonly string[], theirs: readonly string[]): boolean {
  const affirmed = (words: readonly string[]) =>
    words
      .filter((word) => !denier.test(word) && !auxiliary.test(word))
      .map(stem)
      .join(" ");
  const denials = (words: readonly string[]) => words.filter((word) => denier.test(word)).length;
  return affirmed(ours) === affirmed(theirs) && (denials(ours) - denials(theirs)) % 2 !== 0;
}

function haveChangedPlaces(ours: readonly string[], theirs: readonly string[], one: number, other: number, language: Language): boolean {
  const [first = "", second = ""] = [ours[one], ours[other]];
  if (other - one < 2 || stem(first) !== stem(theirs[other] ?? "") || stem(second) !== stem(theirs[one] ?? "")) return false;
  const between = ours.indexOf("between");
  const isJoined = ours.slice(one + 1, other).some((word) => joining.test(word)) || (between >= 0 && between < one);
  return !isJoined && !(isFunctionWord(first, language) && isFunctionWord(second, language));
}
