import type { Lexicon, WordProfile } from "../knowledge/lexicon.ts";
import { areTheOnlyOpposites, oppositesOfPhrase, relationsBetween, rowsOf, type RelationRow } from "../knowledge/relations.ts";
import type { Language } from "../text/function-words.ts";
import { umlautsWrittenOut } from "../text/fold.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { deniesByEnding, deniesByPrefix, isAnotherThing } from "../knowledge/prefixes.ts";
import { areOneNoun } from "../text/plurals.ts";
import type { Token } from "./tokens.ts";

/** How much of a word of the card is found in a word of the answer, from 0 to 1. */
export const strengthOf = {
  equal: 1,
  form: 1,
  spelling: 0.95,
  same: 0.9,
  synonym: 0.85,
  derived: 0.85,
  root: 0.75,
  compound: 0.7,
  kind: 0.5,
  explained: 0.4,
  sibling: 0.2,
  denied: 0.75,
  contrary: 0,
  opposite: 0,
  "other-number": 0,
  none: 0,
} as const;

/**
 * How a word of the answer is related to a word of the card. Of two contraries one is true where the other is not, so the denial of one says the
 * other: `not high` is low.
 */
export type Kinship = keyof typeof strengthOf;

/** From this strength on two words say the same. */
export const sameMeaningFrom = 0.7;

export type KinshipDeps = {
  language: Language;
  lexicon: Lexicon;
  /** whether a word of the answer is a word of its own, so that it is no slip of another */
  isRealWord: (word: string) => boolean;
};

/** Compares words, each pair once. */
export function createKinship({ language, lexicon, isRealWord }: KinshipDeps): (card: Token, answer: Token) => Kinship {
  const profiles = new Map<string, WordProfile | null>();
  const known = new Map<string, Map<string, Kinship>>();
  const opposites = new Map<string, ReadonlySet<RelationRow>>();
  let lookedUp = 0;

  function profileOf(word: string): WordProfile | null {
    const before = profiles.get(word);
    if (before !== undefined) return before;
    const profile = language === "en" && /^[a-z][a-z ]{2,24}$/.test(word) && ++lookedUp <= mostLookedUp ? lexicon.profileOf(word) : null;
    profiles.set(word, profile);
    return profile;
  }

  /** Whether a phrase stands for a word whose opposite another word is: `go down` for fall, beside rises. */
  function standsForOpposite(phrase: Token, other: Token): boolean {
    if (!isPhrase(phrase)) return false;
    const rows = opposites.get(phrase.text) ?? oppositesOfPhrase(phrase, language);
    opposites.set(phrase.text, rows);
    return rows.size > 0 && rowsOf(other, language).some((row) => rows.has(row));
  }

  function compare(card: Token, answer: Token): Kinship {
    if (card.text === answer.text || card.plain === answer.plain) return "equal";
    // `blutkoerperchen`, typed without the key for ö.
    if (language !== "en" && (umlautsWrittenOut(card.text) === answer.text || umlautsWrittenOut(answer.text) === card.text)) return "equal";
    if (card.number !== null && answer.number !== null) return card.number === answer.number ? "equal" : "other-number";
    if (card.stem === answer.stem || areOneNoun(card.plain, answer.plain, language)) return "form";
    if (/\d/.test(card.text) || /\d/.test(answer.text)) return "none";
    const own = relationsBetween(card, answer, language);
    if (own.has("opposite") || own.has("excludes")) return areTheOnlyOpposites(card, answer, language) ? "contrary" : "opposite";
    if (own.has("same")) return "same";
    if (standsForOpposite(card, answer) || standsForOpposite(answer, card)) return "opposite";
    if (deniesByPrefix(card.plain, answer.plain) || deniesByEnding(card.plain, answer.plain, language)) return "contrary";
    if (isAnotherThing(card.plain, answer.plain)) return "sibling";
    if (own.has("translation")) return "synonym";
    if (!isPhrase(card) && !isPhrase(answer) && isSlip(card, answer, isRealWord)) return "spelling";
    const byDictionary = inDictionary(profileOf(card.text), profileOf(answer.text), card, answer);
    if (byDictionary === "opposite" || byDictionary === "synonym" || byDictionary === "derived") return byDictionary;
    if (isPhrase(card) || isPhrase(answer)) return byDictionary;
    const byLetters = sharedLetters(card.plain, answer.plain, language);
    if (byLetters !== "none") return byLetters;
    return language === "de" && isInCompound(card, answer) ? "compound" : byDictionary;
  }

  return (card, answer) => {
    const ofCard = known.get(card.text) ?? new Map<string, Kinship>();
    if (ofCard.size === 0) known.set(card.text, ofCard);
    const before = ofCard.get(answer.text);
    if (before !== undefined) return before;
    const kinship = compare(card, answer);
    ofCard.set(answer.text, kinship);
    return kinship;
  };
}

function isPhrase({ text }: Token): boolean {
  return text.includes(" ");
}

/** How many words are looked up for one answer. */
const mostLookedUp = 48;

function isSlip(card: Token, answer: Token, isRealWord: (word: string) => boolean): boolean {
  if (isWithoutVowels(card.plain, answer.plain)) return true;
  if (isBeginning(card.plain, answer.plain)) return !isRealWord(answer.text);
  const limit = allowedSlips(card.plain.length);
  if (limit === 0 || answer.plain.length < 3) return false;
  // A second slip is allowed after the same first letter.
  const most = card.plain[0] === answer.plain[0] ? limit : 1;
  return slipsBetween(card.plain, answer.plain, most) <= most && !isRealWord(answer.text);
}

/** `grn` for green: an abbreviation by its consonants. */
function isWithoutVowels(card: string, answer: string): boolean {
  return (
    answer.length >= 3 &&
    card.length > answer.length &&
    !/[aeiouy]/.test(answer) &&
    card.replace(/(?!^)[aeiouy]/g, "").replace(/(.)\1/g, "$1") === answer
  );
}

/** `displ` for displacement: an abbreviation by its first letters. */
function isBeginning(card: string, answer: string): boolean {
  return answer.length >= 3 && card.length >= answer.length + 4 && card.startsWith(answer);
}

function inDictionary(one: WordProfile | null, other: WordProfile | null, card: Token, answer: Token): Kinship {
  if (one === null || other === null) return "none";
  if (meet(one.opposites, other.own) || meet(other.opposites, one.own)) return "opposite";
  if (meet(one.own, other.own)) return "synonym";
  // `rude` is near to impolite, the antonym of polite.
  if (meet(one.opposites, other.similar) || meet(other.opposites, one.similar)) return "opposite";
  if (meet(one.derived, other.own) || meet(other.derived, one.own)) return "derived";
  if (meet(one.similar, other.own) || meet(one.own, other.similar)) return "synonym";
  if (meet(one.above, other.own) || meet(other.above, one.own)) return "kind";
  if (one.explanation.has(answer.stem) || other.explanation.has(card.stem)) return "explained";
  return meet(one.above, other.above) ? "sibling" : "none";
}

/** Whether two words have a set of synonyms in common. */
export function meet(one: readonly string[], other: readonly string[]): boolean {
  return one.some((set) => other.includes(set));
}

/** `Feststoffe` for feste Stoffe and `rettet` for Menschenrettung: the stem of one word stands at the beginning or the end of a compound. */
function isInCompound(card: Token, answer: Token): boolean {
  const [shorter, longer] = card.stem.length <= answer.stem.length ? [card.stem, answer] : [answer.stem, card];
  if (shorter.length < shortestOfCompound || longer.stem.length - shorter.length < 3) return false;
  return longer.plain.startsWith(shorter) || longer.stem.endsWith(shorter);
}

const shortestOfCompound = 4;

/** Words that share a root: most of their letters from the first on, or the whole of one as a part of a compound. */
function sharedLetters(a: string, b: string, language: Language): Kinship {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (start >= 4 && start >= longer.length * 0.6) return "root";
  if (start >= 5 && start >= longer.length * 0.5) return "root";
  if (shorter.length >= 4 && longer.length - shorter.length >= 3 && (longer.endsWith(shorter) || longer.startsWith(shorter)))
    return "compound";
  if (language !== "en" && start >= 5) return "compound";
  return language === "de" && shorter.length >= 6 && longer.includes(shorter.slice(0, -1)) ? "compound" : "none";
}
