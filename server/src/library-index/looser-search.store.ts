import type { Store } from "../store/store.ts";
import { turnsOfWork } from "../store/yield-while-parsing.ts";
import type { Db } from "../store/tables.ts";
import { hasWord, type Search, type SearchWord } from "./search.ts";
import { lettersAndDigits, mostParts, otherNumerals } from "./spellings.ts";
import { writtenQuery } from "./term-query.ts";
import { hasEntry } from "./terms.store.ts";
import { compoundsWith, isOfLettersAlone, knownWords, pairsIn, similarWords } from "./vocabulary.store.ts";

type On = { db: Db; kind: Store["kind"] };

/** At most this many words of a search are tried as misspelt ones. */
const mostForgiven = 6;
/** Beside another word a shorter one may have a wrong letter as well. */
const shortestBesideOthers = 4;
/** How many neighbouring words are also tried as one word, and how many pairs in place of one word. */
const [mostJoined, mostPairs] = [3, 3];

/**
 * The search with all that its words may mean where few decks have what was typed: words written or sounding nearly alike, compounds, numerals of another
 * kind, and words written as one or as two. A word that no deck has, however written, is left out if another one remains.
 */
export async function looserSearch(on: On, search: Search): Promise<Search> {
  const [forgiven, rest] = [search.words.slice(0, mostForgiven), search.words.slice(mostForgiven)];
  const joined = await joinedWords(on, forgiven);
  const words: SearchWord[] = [];
  const turn = turnsOfWork();
  for (const [at, word] of forgiven.entries()) {
    await turn();
    const shortestLength = search.words.length > 1 ? shortestBesideOthers : undefined;
    words.push(
      word.isUnspaced
        ? { ...word, isLoose: true }
        : await looserWord(on, word, [...(joined[at] ?? []), ...(joined[at - 1] ?? [])], shortestLength),
    );
  }
  return { ...search, words: await withoutUnknown(on, [...words, ...rest]) };
}

async function looserWord(on: On, word: SearchWord, joined: readonly string[], shortestLength: number | undefined): Promise<SearchWord> {
  const { text, stems } = word;
  const apart = await wordsApart(on, text);
  const similar = new Set([
    ...word.similar,
    ...otherNumerals(text),
    ...(await similarWords(on, text, { ...(shortestLength && { shortestLength }) })),
    ...(await compoundsWith(on, text, stems)),
    ...joined,
    ...(apart.length > 0 ? [] : await longestKnownPart(on, text)),
  ]);
  return { ...word, similar: [...similar], apart };
}

/** Of a compound that no deck has, nor both of its words: the word that is most of it. */
async function longestKnownPart(on: On, text: string): Promise<string[]> {
  const known = await knownWords(on, isOfLettersAlone(text) ? mostParts(text) : []);
  return mostParts(text)
    .filter((part) => known.has(part))
    .slice(0, 1);
}

/** For each of the words what it may be together with the next one. */
async function joinedWords(on: On, words: readonly SearchWord[]): Promise<string[][]> {
  const joined: string[][] = [];
  const turn = turnsOfWork();
  for (const [at, word] of words.entries()) {
    await turn();
    const next = words[at + 1];
    if (!next || next.isUnspaced || word.isUnspaced || at >= mostJoined) return joined;
    const whole = word.text + next.text;
    joined.push([whole, ...(await similarWords(on, whole))]);
  }
  return joined;
}

async function wordsApart(on: On, text: string): Promise<(readonly [string, string])[]> {
  const byDigits = lettersAndDigits(text);
  if (byDigits) return [byDigits];
  const pairs = pairsIn(text);
  const known = await knownWords(on, [...new Set(pairs.flat())]);
  return pairs.filter((pair) => pair.every((word) => known.has(word))).slice(0, mostPairs);
}

/** A number is never left out: the third unit is not the fourth. */
async function withoutUnknown({ db, kind }: On, words: readonly SearchWord[]): Promise<readonly SearchWord[]> {
  if (words.length === 1) return words;
  const kept: SearchWord[] = [];
  for (const word of words)
    if (/\p{N}/u.test(word.text) || (await hasEntry({ db, kind }, writtenQuery(hasWord(word, "whole"), kind)))) kept.push(word);
  return kept.length > 0 ? kept : words;
}
