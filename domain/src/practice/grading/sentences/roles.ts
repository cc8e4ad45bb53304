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

/** Number of words; in longer sentences word order varies too much to be compared. */
const mostWords = 40;

/** Words whose two sides may not be exchanged. */
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
 * Whether an English answer has the card's words in exchanged roles: the words before a verb (or `divided by`, `than` ...) are behind it,
 * and vice versa. A passive with the same roles is equal, and things joined by `and` or `between` have no order.
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
 * Whether an answer is a sentence in the student's own words. A copy of the card's sentence with a word in another place has another
 * meaning; in one's own words the order of the nouns shows nothing.
 */
export function isOfItsOwn(definition: readonly string[], answer: readonly string[]): boolean {
  const known = new Set(definition.map(stem));
  const turning = answer.includes("by") ? /^(?:by|of|is|are|was|were|be|been)$/ : /^of$/;
  // `a region that is spoken in` is `a region spoken in`: the relative pronoun and `be` do not count as added words.
  const plain = answer
    .join(" ")
    .replace(/\b(?:that|which|who) (?:is|are|was|were) /g, "")
    .split(" ");
  const added = plain.filter((word) => !determiners.has(word) && !turning.test(word) && !known.has(stem(word)));
  return added.length >= leastAdded;
}

/** With one added or replaced word it is still the card's sentence, and the words of a passive do not count. */
const leastAdded = 2;

/** What the term names: omitted before a verb (`sends requests to a server`), a pronoun elsewhere (`a server sends requests to it`). */
const itself = "#itself";

function withItself(words: readonly string[], others: readonly string[], isVerb?: (word: string) => boolean): string[] {
  const said = words.map((word, place) => (isPronoun(word, place) ? itself : word));
  const [first = ""] = words;
  return (first.endsWith("s") && pivots.has(stem(first))) || isVerbAtTheStart(first, others, isVerb) ? [itself, ...said] : said;
}

/**
 * Whether a text begins with its verb and its subject is the term, `pumps blood …` for `the aorta pumps blood into it`: the other text has
 * that verb later.
 */
function isVerbAtTheStart(first: string, others: readonly string[], isVerb?: (word: string) => boolean): boolean {
  const place = others.findIndex((word) => stem(word) === stem(first));
  return place > 0 && others.some(isPronoun) && /[^s]s$|^(?:absorb|release|attract|enter)$/.test(first) && isVerb?.(first) === true;
}

/** `he`, `him`, and `it` except at the start, where it carries no meaning. */
function isPronoun(word: string, place: number): boolean {
  return /^(?:he|him|she|them)$/.test(word) || (place > 0 && word === "it");
}

/** Replaces each word of the answer by the card's synonym. */
function inTheWordsOf(expected: readonly string[], given: readonly string[], meanSame?: (a: string, b: string) => boolean): string[] {
  const stems = new Set(expected.map(stem));
  const content = expected.filter((word) => !isFunctionWord(word, "en") && !determiners.has(word)).map(stemmed);
  return given.map((word) => {
    if (stems.has(stem(word)) || isFunctionWord(word, "en") || determiners.has(word)) return word;
    const own = stemmed(word);
    return content.find((other) => areRelated(other, own, "en", meanSame))?.word ?? word;
  });
}

/** Word order counts only if the answer has nearly all of the card's words. */
function areMostlyThere(ours: readonly string[], theirs: readonly string[]): boolean {
  return ours.filter((word) => theirs.includes(word)).length >= ours.length * 0.7;
}

/** The pivots of a sentence: the listed words, and verbs between a noun and an article. */
function pivotsOf(words: readonly string[], others: readonly string[], isVerb?: (word: string) => boolean): string[] {
  // `movement of animals` does not say who moves whom.
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

/** `is shared between the two` and `the two share`: the agents follow `between`. */
function isOneBetween(definition: readonly string[], answer: readonly string[]): boolean {
  return definition.includes("between") !== answer.includes("between");
}

/** `large from small` and `small into large`: one text names the source, the other the goal. */
function areFromAndTo(words: readonly string[], others: readonly string[]): boolean {
  const goes = (some: readonly string[]) => some.includes("to") || some.includes("into");
  const comes = (some: readonly string[]) => some.includes("from");
  return (
    (comes(words) && !goes(words) && goes(others) && !comes(others)) || (goes(words) && !comes(words) && comes(others) && !goes(others))
  );
}

/** Whether the texts have the same words and two of them are exchanged, except across `and`, `or` and `between`. */
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

/** Whether a phrase moved as a whole: `in Europe` at the end or at the start. */
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
