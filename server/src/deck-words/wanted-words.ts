import { allowedSlips, slipsBetween } from "@recollect/domain/practice/examiner/text/typos.ts";

import { isFound } from "../library-index/card-match.ts";
import type { SearchWord } from "../library-index/search.ts";
import { compoundParts, isCompoundOf, isMostOf, letterDistance, soundOf } from "../library-index/spellings.ts";
import { piecesToFind } from "../library-index/words.ts";

/** A part of a word; a word may have to begin or to end with it. */
export type WordPart = { letters: string; begins: boolean; ends: boolean };

/** A word of a search, and the parts of which every word that it means has one. */
export type WantedWord = {
  word: SearchWord;
  parts: readonly WordPart[];
  isForgiving: boolean;
  /** other words count as well: compounds, and those that sound alike */
  isLoose: boolean;
  /** letters that may be wrong */
  slips: number;
  /** how the word sounds, where words that sound alike count; null if no letter may be wrong */
  sound: string | null;
};

export type Forgiveness = { isForgiving: boolean; isLoose?: boolean; /** no other word is searched for */ isAlone?: boolean };

/** Shorter words have too many neighbours, unless other words are searched for as well. */
const [shortestForgiven, shortestBesideOthers] = [5, 4];
const isOfLetters = /^[\p{L}\p{M}]+$/u;

/** The word, its forms and, while it is being typed, words that begin with it. If letters may be wrong, also words that are written nearly like it. */
export function wantedWord(word: SearchWord, { isForgiving, isLoose = false, isAlone = true }: Forgiveness): WantedWord {
  if (!isForgiving) return { word, parts: partsOf(word), isForgiving, isLoose, slips: 0, sound: null };
  const slips = slipsIn(word, isLoose && !isAlone ? shortestBesideOthers : shortestForgiven);
  const others = isLoose ? partsOfOthers(word) : [];
  const sound = isLoose && slips > 0 ? soundOf(word.text) : null;
  const alike = sound === null ? [] : partsOfSounds(word.text);
  const parts = [...partsOf(word), ...partsOfNeighbours(word, slips), ...others, ...alike];
  return { word, parts, isForgiving, isLoose, slips, sound };
}

/** Words that sound alike mostly have three adjacent letters of it: `Guernica` has `ern` of `Gernika`. */
function partsOfSounds(text: string): WordPart[] {
  const letters = Array.from(text);
  return letters.slice(2).map((_, at) => inside(letters.slice(at, at + 3).join("")));
}

/** Other words that it may be, and parts of compounds. */
function partsOfOthers({ text, stems, similar, isUnspaced }: SearchWord): WordPart[] {
  const others = similar.map((letters) => ({ letters, begins: true, ends: true }));
  if (isUnspaced) return [...others, ...piecesToFind(text).map(inside)];
  // An Arabic plural may have other letters within; its first one it keeps.
  const roots = takesPrefixes.test(text) ? stems.map((stem) => inside(stem.slice(0, 1))) : [];
  return [...others, ...compoundParts(text, stems).map(inside), ...roots];
}

function partsOf({ text, isUnspaced, isBeginning, stems }: SearchWord): WordPart[] {
  if (isUnspaced) return [inside(text)];
  if (stems.length === 0) return [{ letters: text, begins: true, ends: !isBeginning }];
  if (takesPrefixes.test(text)) return [...new Set([text, ...stems])].map(inside);
  const beginnings = stems.map((stem) => sharedBeginning(text, stem)).filter((length) => length >= shortestBeginning);
  // The last letter of a stem may be another one in other forms: `studies` and `study` have the stem `studi`.
  const length = Math.max(shortestBeginning - 1, Math.min(text.length, ...beginnings) - 1);
  return [{ letters: text.slice(0, length), begins: true, ends: false }];
}

function inside(letters: string): WordPart {
  return { letters, begins: false, ends: false };
}

const shortestBeginning = 3;

/** Forms of an Arabic word may begin with an article or a conjunction. */
const takesPrefixes = /\p{Script=Arabic}/u;

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How many letters of a word may be wrong; 0 for one that is not forgiven. */
function slipsIn({ text, isUnspaced }: SearchWord, shortest: number): number {
  const letters = Array.from(text).length;
  return isUnspaced || letters < shortest || !isOfLetters.test(text) ? 0 : allowedSlips(letters);
}

/**
 * A word cut into one part more than letters may be wrong has a part without a wrong one: its first at the beginning, its last at the end. Two letters
 * swapped across a cut are in no part, so they are added as they would then stand.
 */
function partsOfNeighbours(word: SearchWord, slips: number): WordPart[] {
  if (slips === 0) return [];
  const letters = Array.from(word.text);
  const cuts = Array.from({ length: slips + 2 }, (_, at) => Math.round((at * letters.length) / (slips + 1)));
  const pieces = cuts.slice(1).map((end, at): WordPart => {
    return { letters: letters.slice(cuts[at], end).join(""), begins: at === 0, ends: at === slips };
  });
  const swapped = cuts.slice(1, -1).map((cut) => inside([letters[cut - 2], letters[cut], letters[cut - 1], letters[cut + 1]].join("")));
  return [...pieces, ...swapped];
}

/** A compound is further away than a word with wrong letters. */
const compoundDistance = 3;

/** How far a word is from what the search means: 0 for the word itself and its forms, then letters that are others; null if it is not meant. */
function distanceOf({ word, isForgiving, isLoose, slips, sound }: WantedWord, part: string): number | null {
  if (isFound(word, part)) return 0;
  if (!isForgiving) return null;
  if (!isLoose) return slips > 0 && slipsBetween(word.text, part, slips) <= slips ? 1 : null;
  if (word.isUnspaced) return hasRunLoosely(part, word.text) ? 1 : null;
  const letters = slips > 0 ? letterDistance(word.text, part, slips, sound) : Number.POSITIVE_INFINITY;
  if (letters <= slips) return letters;
  const isCompound = isMostOf(part, word.text) || compoundParts(word.text, word.stems).some((one) => isCompoundOf(part, one));
  return isCompound ? compoundDistance : null;
}

/** All its letters, and two of them that are adjacent; or half of its adjacent letters: `中国的历史` is `中国历史`. */
function hasRunLoosely(part: string, run: string): boolean {
  const pieces = piecesToFind(run);
  const there = pieces.filter((piece) => part.includes(piece)).length;
  return (
    (there >= 2 && 2 * there >= pieces.length) ||
    (there > 0 && pieces.length > 1 && Array.from(run).every((letter) => part.includes(letter)))
  );
}

/** False for a text that surely has no such word: looking for its parts is quicker than for words. */
export function mayHave(text: string, { parts }: WantedWord): boolean {
  return parts.some(({ letters }) => text.includes(letters));
}

/** Whether a word is what the search means. */
export function isWanted(wanted: WantedWord, part: string): boolean {
  return distanceOf(wanted, part) !== null;
}

/** Words of a deck that are compared with one of a search if letters may be wrong: a deck may be made of nothing but its neighbours. */
const mostCompared = 5000;

/** Where the words of a deck stand that are what the search means, in order; each with the word and how far it is. */
export function findInWords(words: string, wanted: WantedWord): { at: number; part: string; distance: number }[] {
  const found = new Map<number, { part: string; distance: number }>();
  const tried = new Set<number>();
  for (const { letters, begins, ends } of wanted.parts)
    for (let from = words.indexOf(letters); from >= 0; from = words.indexOf(letters, from + 1)) {
      if (begins && words.charCodeAt(from - 1) !== space) continue;
      if (ends && words.charCodeAt(from + letters.length) !== space) continue;
      const at = begins ? from : words.lastIndexOf(" ", from) + 1;
      if (tried.has(at) || (wanted.isForgiving && tried.size >= mostCompared)) continue;
      tried.add(at);
      const part = words.slice(at, words.indexOf(" ", at));
      const distance = distanceOf(wanted, part);
      if (distance !== null) found.set(at, { part, distance });
    }
  return Array.from(found, ([at, word]) => ({ at, ...word })).toSorted((a, b) => a.at - b.at);
}

const space = 32;
