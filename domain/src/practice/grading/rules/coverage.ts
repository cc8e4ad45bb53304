import { isFunctionWord, type Language } from "../text/function-words.ts";
import { isDenier } from "../tables/denying-words.ts";
import type { Rarity } from "../text/rarity.ts";
import { areRelated, stemmed, type Stemmed } from "../tables/related.ts";
import { stem } from "../text/stems.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";

/**
 * How much of a definition an answer covers: the weight of the content words that were found, as a share (0 to 1) of all. `extra` are the
 * answer's own words; `replaced` is the share of the definition that the answer replaces by something else.
 */
export type Coverage = { share: number; replaced: number; found: string[]; missing: string[]; extra: string[] };

/** Whether a word carries little meaning in any subject. */
export function isGeneric(word: string): boolean {
  return generic.has(stem(word));
}

const generic = new Set(
  "mutually together each keep keeps keeping body tissue contain contains containing need needs require exist exists unit vessel party someone somebody something have has having take takes taken pass passes possible able connects connecting lie lies get gets made another other state fact point number put set legally officially process type kind form thing something way act method system term word example called known used use refers marks marked denotes indicates means describes represents certain usually generally typically very often especially mainly given general one object person occur happen found exist existing present being located tree river lake mount mountain city ocean sea island personne quelqu celui celle persona alguien aquel aquella jemand etwas pessoa alguém"
    .split(" ")
    .map(stem),
);

/** Number of words of a text that are compared letter by letter. */
const mostFuzzy = 80;

export type CoverageInput = {
  /** whether the written word is another word rather than a slip */
  isAnother: (word: string, written: string) => boolean;
  /** whether a lexicon has two English words as synonyms */
  areSynonyms: (a: string, b: string) => boolean;
  /** whether the written word is a hypernym or hyponym for the kind of thing */
  isKindOf: (word: string, written: string) => boolean;
  expected: readonly string[];
  given: readonly string[];
  language: Language;
  rarity: Rarity;
  /** words that the question contains */
  isAsked: (word: string) => boolean;
  /** words in brackets, which may be left out */
  isOptional: (word: string) => boolean;
};

/** Matches the content words of a definition (`expected`) with the words of an answer (`given`). */
export function coverageOf({
  isAnother,
  areSynonyms,
  isKindOf,
  expected,
  given,
  language,
  rarity,
  isAsked,
  isOptional,
}: CoverageInput): Coverage {
  const wanted = distinct(expected.filter((word) => !isFunctionWord(word, language) && !isDenier(word, language)).map(stemmed));
  const offered = given.filter((word) => !isFunctionWord(word, language)).map(stemmed);
  const match = matcher(
    offered,
    language,
    { rarity: wanted.length > 2 ? rarity : null, isOneOfSeveral: wanted.length > 1 },
    { isAnother, areSynonyms, isKindOf },
  );
  const used = new Set<number>();
  let total = 0;
  let covered = 0;
  const found: string[] = [];
  const missing: string[] = [];
  const places: number[][] = [];
  const weights: number[] = [];
  const own = new Set(wanted.map((want) => want.stem));
  const spoken = new Set(offered.flatMap(({ stem: said }, place) => (own.has(said) ? [place] : [])));
  for (const want of wanted) {
    const weight = rarity.weight(want.word) * share(want, isAsked, isOptional);
    // If the answer has the card's own word, that matches it, and its synonyms do not.
    const near = match(want);
    const matched = near.every((place) => spoken.has(place) && offered[place]?.stem !== want.stem) ? [] : near;
    total += weight;
    places.push(matched);
    weights.push(weight);
    if (matched.length > 0) {
      covered += weight;
      found.push(want.word);
      for (const place of matched) used.add(place);
    } else missing.push(want.word);
  }
  // The card's `unless` joins its clauses and is not among its content words, so it is not another word in the answer.
  const isOwnJoint = (word: string) => word === "unless" && expected.includes(word);
  const extra = offered
    .filter(({ stem: said, word }, place) => !used.has(place) && !generic.has(said) && !isAsked(word) && !isOwnJoint(word))
    .map(({ word }) => word);
  const isExtra = (place: number) => {
    const offer = offered[place];
    return offer !== undefined && !used.has(place) && !generic.has(offer.stem) && !isOwnJoint(offer.word);
  };
  const replaced = weights.reduce((sum, weight, at) => sum + (places[at]?.length === 0 && isReplaced(at, places, isExtra) ? weight : 0), 0);
  return total === 0
    ? { share: 0, replaced: 0, found, missing, extra }
    : { share: covered / total, replaced: replaced / total, found, missing, extra };
}

function distinct(words: readonly Stemmed[]): Stemmed[] {
  return [...new Map(words.toReversed().map((word) => [word.stem, word])).values()].toReversed();
}

/** A missing word is replaced if its neighbour was found and the answer has another word beside that neighbour. */
function isReplaced(at: number, places: readonly number[][], isExtra: (place: number) => boolean): boolean {
  const before = places[at - 1] ?? [];
  const after = places[at + 1] ?? [];
  return before.some((place) => isExtra(place + 1)) || after.some((place) => isExtra(place - 1));
}

function share({ word, stem: root }: Stemmed, isAsked: (word: string) => boolean, isOptional: (word: string) => boolean): number {
  if (isOptional(word)) return 0.2;
  if (word === "mutually") return 0.1;
  if (isAsked(word)) return 0.4;
  if (generic.has(root)) return 0.3;
  return word.length > 3 && word.endsWith("ly") ? 0.4 : 1;
}

/**
 * Finds the places in the answer that match a word: the word, a form of it, a synonym, two words that compose it, a longer compound of it
 * (if the definition has several words: `pineapple` is not an apple), or a misspelling (if `rarity` is given: for definitions of one or two
 * words the spelling rule has checked slips already).
 */
function matcher(
  offered: readonly Stemmed[],
  language: Language,
  { rarity, isOneOfSeveral }: { rarity: Rarity | null; isOneOfSeveral: boolean },
  { isAnother, areSynonyms, isKindOf }: Pick<CoverageInput, "isAnother" | "areSynonyms" | "isKindOf">,
): (want: Stemmed) => number[] {
  const byStem = new Map<string, number[]>();
  for (const [place, offer] of offered.entries()) byStem.set(offer.stem, [...(byStem.get(offer.stem) ?? []), place].slice(0, 8));
  const fuzzy = offered.slice(0, mostFuzzy);
  let compared = 0;
  return (want) => {
    const same = byStem.get(want.stem);
    if (same || ++compared > mostFuzzy) return same ?? [];
    const related = fuzzy.findIndex((word) => areRelated(want, word, language, areSynonyms));
    if (related >= 0) return [related];
    const kind = fuzzy.findIndex((word) => isKindOf(want.word, word.word));
    if (kind >= 0) return [kind];
    const joined = fuzzy.findIndex(({ word }, place) => word + (fuzzy[place + 1]?.word ?? "") === want.word);
    if (joined >= 0) return [joined, joined + 1];
    const partOfCompound =
      isOneOfSeveral && want.word.length >= 4
        ? fuzzy.findIndex(({ word }) => word.length > want.word.length + 2 && (word.startsWith(want.word) || word.endsWith(want.word)))
        : -1;
    if (partOfCompound >= 0 && isCompound(fuzzy[partOfCompound]?.word ?? "", want.word)) return [partOfCompound];
    const misspelt =
      rarity === null ? -1 : fuzzy.findIndex(({ word }) => isMisspelt(want.word, word, rarity) && !isAnother(want.word, word));
    return misspelt >= 0 ? [misspelt] : [];
  };
}

/** Whether a longer word is a compound of a part, `thighbone` of `bone`, and not its negation, `unstable` of `stable`. */
function isCompound(long: string, part: string): boolean {
  return !/^(?:un|in|im|ir|il|dis|non|anti|de|mis)$/.test(long.slice(0, long.length - part.length));
}

function isMisspelt(want: string, given: string, rarity: Rarity): boolean {
  if (/\d/.test(want) || /\d/.test(given) || want.length < 5) return false;
  const allowed = Math.min(allowedSlips(want.length), want.length >= 9 ? 2 : 1);
  if (Math.abs(want.length - given.length) > allowed || slipsBetween(want, given, allowed) > allowed) return false;
  return !rarity.knows(given);
}
