import { allowedSlips, slipsBetween } from "@recollect/domain/practice/examiner/text/typos.ts";

import { isFound } from "../library-index/card-match.ts";
import type { SearchWord } from "../library-index/search.ts";

/** A word of a search, and the texts of which at least one stands in the words of every deck that has it. */
export type WantedWord = { word: SearchWord; texts: readonly string[] };

/** Shorter words have too many neighbours. */
const shortestForgiven = 5;
const isOfLetters = /^[\p{L}\p{M}]+$/u;

/** The word, its forms and, while it is being typed, words that begin with it. */
export function wantedWord(word: SearchWord): WantedWord {
  return { word, texts: textsOf(word) };
}

/** The same with words that are written nearly like it. */
export function nearlyWantedWord(word: SearchWord): WantedWord {
  return { word, texts: [...new Set([...textsOf(word), ...textsOfNeighbours(word)])] };
}

function textsOf({ text, isUnspaced, isBeginning, stems }: SearchWord): string[] {
  if (isUnspaced) return [text];
  if (stems.length === 0) return [isBeginning ? ` ${text}` : ` ${text} `];
  if (takesPrefixes.test(text)) return [...new Set([text, ...stems])];
  const beginnings = stems.map((stem) => sharedBeginning(text, stem)).filter((length) => length >= shortestBeginning);
  // The last letter of a stem may be another one in other forms: `studies` and `study` have the stem `studi`.
  const length = Math.max(shortestBeginning - 1, Math.min(text.length, ...beginnings) - 1);
  return [` ${text.slice(0, length)}`];
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
function slipsIn({ text, isUnspaced }: SearchWord): number {
  const letters = Array.from(text).length;
  return isUnspaced || letters < shortestForgiven || !isOfLetters.test(text) ? 0 : allowedSlips(letters);
}

/**
 * A word cut into one part more than letters may be wrong has a part without a wrong one: its first at the beginning, its last at the end. Two letters
 * swapped across a cut are in no part, so they are added as they would then stand.
 */
function textsOfNeighbours(word: SearchWord): string[] {
  const slips = slipsIn(word);
  if (slips === 0) return [];
  const letters = Array.from(word.text);
  const cuts = Array.from({ length: slips + 2 }, (_, at) => Math.round((at * letters.length) / (slips + 1)));
  const pieces = cuts.slice(1).map((end, at) => {
    const piece = letters.slice(cuts[at], end).join("");
    return `${at === 0 ? " " : ""}${piece}${at === slips ? " " : ""}`;
  });
  const swapped = cuts.slice(1, -1).map((cut) => [letters[cut - 2], letters[cut], letters[cut - 1], letters[cut + 1]].join(""));
  return [...pieces, ...swapped];
}

/** Whether a word is written nearly like the one that was searched for. */
export function isNeighbour(word: SearchWord, part: string): boolean {
  const slips = slipsIn(word);
  return slips > 0 && slipsBetween(word.text, part, slips) <= slips;
}

/** Where the words of a deck stand that are what the search means, in order; each with the word. */
export function findInWords(words: string, { word, texts }: WantedWord, isForgiving: boolean): { at: number; part: string }[] {
  const found = new Map<number, string>();
  const tried = new Set<number>();
  for (const text of texts)
    for (let from = words.indexOf(text); from >= 0; from = words.indexOf(text, from + 1)) {
      const at = text.startsWith(" ") ? from + 1 : words.lastIndexOf(" ", from) + 1;
      if (tried.has(at)) continue;
      tried.add(at);
      const part = words.slice(at, words.indexOf(" ", at));
      if (isFound(word, part) || (isForgiving && isNeighbour(word, part))) found.set(at, part);
    }
  return [...found].map(([at, part]) => ({ at, part })).toSorted((a, b) => a.at - b.at);
}
