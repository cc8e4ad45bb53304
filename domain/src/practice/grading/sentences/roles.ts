import { isFunctionWord, type Language } from "../text/function-words.ts";
import { stem } from "../text/stems.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { active, contentStems, isParticiple } from "./active.ts";
import { areOthersBetween } from "./between.ts";
import { hasItsObjectForAHead, isDoneByItsObject } from "./objects.ts";
import { governOthers } from "./governed.ts";
import { haveMoved } from "./moved.ts";
import { haveExchangedRoles } from "./passives.ts";
import { inPlainOrder, turnsDirection } from "./turned.ts";

/** Sentences of more words are too free for their order to tell. */
const mostWords = 40;

/** Words that have one thing before them and another after: what stands on which side is the meaning. */
const pivots = new Set(
  (
    "divided minus per over than before after causes cause leads produces contains includes performs passes carries converts absorbs eats attracts repels " +
    "follows precedes exceeds equals owes lends gives takes sells buys controls limits protects regulates stimulates inhibits belongs depends becomes " +
    "turns changes replaces surrounds covers orbits reflects binds attacks invades defeats elects appoints brings tries employs teaches rules forwards " +
    "sends receives requests returns calls loads stores blocks allows prevents requires implies supports moves flows modifies describes translates maps " +
    "finds rises falls grows increases decreases because turned won lost killed founded discovered wrote painted conquered inherits implements extends serves asks answers beats loves hates helps kills " +
    "pollinates feeds hosts infects transmits oxidises oxidizes reduces donates accepts acts pays borrows insures represents governs creates destroys"
  )
    .split(" ")
    .map(stem),
);
const determiners = new Set(["the", "a", "an", "its", "their", "his", "her", "another", "one"]);

/**
 * Whether an English answer says the card's words with their roles exchanged: what stood before a verb (or `divided by`, `than` ...)
 * stands after it, and what stood after stands before. A passive that keeps the roles is the same; things joined by `and` or
 * `between` have no order.
 */
export function haveSwappedRoles(
  definition: readonly string[],
  answer: readonly string[],
  language: Language,
  known: { meanSame?: (a: string, b: string) => boolean; isVerb?: (word: string) => boolean } = {},
): boolean {
  const { meanSame, isVerb } = known;
  if (definition.length > mostWords || answer.length > mostWords) return false;
  if (areOthersBetween(definition, answer, language)) return true;
  if (language !== "en") return haveExchangedRoles(definition, answer, language) || haveMoved(definition, answer, language);
  if (isDoneByItsObject(definition, answer)) return true;
  const isOwn = isOfItsOwn(definition, answer);
  if (!isOwn && hasItsObjectForAHead(definition, answer)) return true;
  if (!isOwn && governOthers(definition, inTheWordsOf(definition, answer, meanSame))) return true;
  const [ourOrder, theirOrder] = [withItself(definition, answer, isVerb), withItself(answer, definition, isVerb)];
  const [expected, said] = [active(inPlainOrder(ourOrder, answer)), active(inPlainOrder(theirOrder, definition))];
  const given = inTheWordsOf(expected, said, meanSame);
  const [ours, theirs] = [contentStems(expected), contentStems(given)];
  if (ours.length < 3 || !areMostlyThere(ours, theirs)) return false;
  if (areMostlyThere(theirs, ours) && turnsDirection(expected, given)) return true;
  if (isOwn) return false;
  return (
    (!isOneBetween(definition, answer) && pivotsOf(expected, given, isVerb).some((pivot) => hasCrossed(ours, theirs, pivot))) ||
    (!areFromAndTo(expected, given) && hasChangedPlaces(ours, theirs, expected, given))
  );
}

/**
 * Whether an answer builds a sentence of its own round the card's things. Who copies the card's sentence and puts one thing in another's place says
 * another thing; in a sentence of one's own the order of the things tells nothing.
 */
export function isOfItsOwn(definition: readonly string[], answer: readonly string[]): boolean {
  const known = new Set(definition.map(stem));
  const turning = answer.includes("by") ? /^(?:by|of|is|are|was|were|be|been)$/ : /^of$/;
  // `a region that is spoken in`: what only opens up `a region spoken in`.
  const plain = answer
    .join(" ")
    .replace(/\b(?:that|which|who) (?:is|are|was|were) /g, "")
    .split(" ");
  const added = plain.filter((word) => !determiners.has(word) && !turning.test(word) && !known.has(stem(word)));
  return added.length >= leastAdded;
}

/** One word more, or another for one, is still the card's sentence; what a passive needs turns it round. */
const leastAdded = 2;

/** What the term names: unsaid before a verb (`sends requests to a server`), and a pronoun elsewhere (`a server sends requests to it`). */
const itself = "#itself";

function withItself(words: readonly string[], others: readonly string[], isVerb?: (word: string) => boolean): string[] {
  const said = words.map((word, place) => (isPronoun(word, place) ? itself : word));
  const [first = ""] = words;
  return (first.endsWith("s") && pivots.has(stem(first))) || isVerbAtTheStart(first, others, isVerb) ? [itself, ...said] : said;
}

/** `pumps blood …` beside `the aorta pumps blood into it`: what the thing does, where the other text has the verb after another thing. */
function isVerbAtTheStart(first: string, others: readonly string[], isVerb?: (word: string) => boolean): boolean {
  const place = others.findIndex((word) => stem(word) === stem(first));
  return place > 0 && others.some(isPronoun) && /[^s]s$|^(?:absorb|release|attract|enter)$/.test(first) && isVerb?.(first) === true;
}

/** `he`, `him`, and `it` other than at the start, where it says nothing. */
function isPronoun(word: string, place: number): boolean {
  return /^(?:he|him|she|them)$/.test(word) || (place > 0 && word === "it");
}

/** A text with the card's word in the place of each that means the same. */
function inTheWordsOf(expected: readonly string[], given: readonly string[], meanSame?: (a: string, b: string) => boolean): string[] {
  const stems = new Set(expected.map(stem));
  const content = expected.filter((word) => !isFunctionWord(word, "en") && !determiners.has(word)).map(stemmed);
  return given.map((word) => {
    if (stems.has(stem(word)) || isFunctionWord(word, "en") || determiners.has(word)) return word;
    const own = stemmed(word);
    return content.find((other) => areRelated(other, own, "en", meanSame))?.word ?? word;
  });
}

/** The order of words tells only where the answer says nearly the same words. */
function areMostlyThere(ours: readonly string[], theirs: readonly string[]): boolean {
  return ours.filter((word) => theirs.includes(word)).length >= ours.length * 0.7;
}

/** The words of a sentence that can turn it: those listed, and what stands between a noun and an article, as a verb does. */
function pivotsOf(words: readonly string[], others: readonly string[], isVerb?: (word: string) => boolean): string[] {
  // `movement of animals` leaves open who moves whom.
  const isNoun = (all: readonly string[], root: string) =>
    all.some(
      (word, place) =>
        stem(word) === root &&
        (all[place + 1] === "of" || (all[place + 1] === "in" && /^(?:change|increase|decrease|rise|fall|drop)$/.test(word) && place < 3)),
    );
  const first = words[0] === itself ? words[1] : undefined;
  const verbs = words.filter((word, place) => {
    if (place === 1 && word === first) return !areFromAndTo(words, others);
    const isBetween = place > 0 && determiners.has(words[place + 1] ?? "") && word.length > 3 && !determiners.has(words[place - 1] ?? "");
    const isPast = place > 0 && place < words.length - 1 && isParticiple(word) && !determiners.has(words[place - 1] ?? "");
    const isOfAPlace = place > 0 && word.length > 3 && /[^s]s$/.test(word) && /^(?:on|in|at|around)$/.test(words[place + 1] ?? "");
    return pivots.has(stem(word)) || isPast || isOfAPlace || (isBetween && (/s$|ed$/.test(word) || isVerb?.(word) === true));
  });
  return [...new Set(verbs.map(stem))].filter((root) => !isNoun(words, root) && !isNoun(others, root));
}

function hasCrossed(ours: readonly string[], theirs: readonly string[], pivot: string): boolean {
  const [place, other] = [ours.indexOf(pivot), theirs.indexOf(pivot)];
  if (place < 0 || other < 0 || ours.lastIndexOf(pivot) !== place || theirs.lastIndexOf(pivot) !== other) return false;
  const [left, right] = [ours.slice(0, place), ours.slice(place + 1)];
  const [first, last] = [theirs.slice(0, other), theirs.slice(other + 1)];
  const only = (word: string, side: readonly string[], opposite: readonly string[]) => side.includes(word) && !opposite.includes(word);
  const toRight = left.some((word) => only(word, left, right) && only(word, last, first));
  const toLeft = right.some((word) => only(word, right, left) && only(word, first, last));
  return toRight && toLeft;
}

/** `is shared between the two` and `the two share`: who does it stands after `between`. */
function isOneBetween(definition: readonly string[], answer: readonly string[]): boolean {
  return definition.includes("between") !== answer.includes("between");
}

/** `large from small` and `small into large`: the one text says where it comes from, the other what it goes to. */
function areFromAndTo(words: readonly string[], others: readonly string[]): boolean {
  const goes = (some: readonly string[]) => some.includes("to") || some.includes("into");
  const comes = (some: readonly string[]) => some.includes("from");
  return (
    (comes(words) && !goes(words) && goes(others) && !comes(others)) || (goes(words) && !comes(words) && comes(others) && !goes(others))
  );
}

/** The very same words, two of which have changed places, other than round `and`, `or` and `between`. */
function hasChangedPlaces(ours: readonly string[], theirs: readonly string[], words: readonly string[], said: readonly string[]): boolean {
  if (ours.length !== theirs.length || ours.length < 4 || words.includes("between")) return false;
  const places = ours.flatMap((word, place) => (word === theirs[place] ? [] : [place]));
  const [one, other] = places;
  if (places.length !== 2 || one === undefined || other === undefined) return false;
  if (ours[one] !== theirs[other] || ours[other] !== theirs[one]) return false;
  const [first, second] = [ours[one] ?? "", ours[other] ?? ""];
  if (isMovedWithItsSmallWord(first, words, said) || isMovedWithItsSmallWord(second, words, said)) return false;
  return other - one > 1 && !isJoined(words, first, second);
}

/** `in Europe` at the end and at the start. */
function isMovedWithItsSmallWord(root: string, words: readonly string[], said: readonly string[]): boolean {
  const before = (all: readonly string[]) =>
    all
      .slice(
        0,
        all.findIndex((word) => stem(word) === root),
      )
      .findLast((word) => !determiners.has(word));
  const small = before(words);
  return small !== undefined && /^(?:in|on|at|during|for|with|by)$/.test(small) && before(said) === small;
}

function isJoined(words: readonly string[], a: string, b: string): boolean {
  const stems = words.map(stem);
  const [start, end] = [stems.indexOf(a), stems.lastIndexOf(b)];
  const between = words.slice(start + 1, end);
  const isEnumerated = between.some((word) => /^(?:and|or|both|with)$/.test(word));
  return start >= 0 && end > start && isEnumerated && between.every((word) => isFunctionWord(word, "en") || determiners.has(word));
}
