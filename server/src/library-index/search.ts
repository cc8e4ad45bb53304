import { folded } from "@recollect/domain/words/folded.ts";

import { gramsToFind, marks, writtenTerm, type Field } from "./deck-terms.ts";
import { digitsOf } from "./spellings.ts";
import { possibleStems } from "./stems.ts";
import { all, any, term, without, type TermQuery } from "./term-query.ts";
import { partsIn, piecesToFind } from "./words.ts";

/** Words of a search beyond this many are ignored: they would hardly narrow it further. */
const mostWords = 12;
/** A shorter beginning of a word is that of too many. SQLite's index has lists of decks for beginnings of this length (migration 0122). */
export const shortestPrefix = 4;

/** One thing that a deck must have. */
export type SearchWord = {
  text: string;
  /** a run of letters without spaces, found by its pieces */
  isUnspaced: boolean;
  /** it may go on: the search ends with it, and it is being typed */
  isBeginning: boolean;
  stems: readonly string[];
  /** words that it stands for as well: that begin so, or, if errors are to be forgiven, that are written nearly like it */
  similar: readonly string[];
  /** pairs of words that it may be written as, such as `hsk` and `4`; empty unless errors are to be forgiven */
  apart: readonly (readonly [string, string])[];
  /** a run of letters may have others between them; only where errors are to be forgiven */
  isLoose?: true;
};

export type Search = { /** folded */ term: string; words: readonly SearchWord[] };

type SearchOptions = { /** letters from which on the last word may go on */ shortestBeginning?: number };

/** A search as typed, or null if there is nothing to search for. */
export function searchOf(typed: string, { shortestBeginning = shortestPrefix }: SearchOptions = {}): Search | null {
  const text = folded(typed.trim());
  if (text === "") return null;
  const parts = [...partsIn(text)];
  const words = parts.slice(0, mostWords).map(({ text: word, isUnspaced }, at): SearchWord => {
    const isLast = at === parts.length - 1 && text.endsWith(word);
    const isBeginning = isLast && !isUnspaced && word.length >= shortestBeginning;
    return { text: word, isUnspaced, isBeginning, stems: isUnspaced ? [] : possibleStems(word), similar: [], apart: [] };
  });
  return { term: text, words };
}

/** Decks whose field has the word, one of its forms, or a word that begins with it. */
export function hasWord({ text, isUnspaced, isBeginning, stems, similar, apart, isLoose }: SearchWord, field: Field): TermQuery {
  const mark = marks[field];
  if (isUnspaced) return hasRun(text, mark, isLoose);
  const forms = new Set([text, ...stems, ...similar]);
  const plain = [...forms].map((form) => term(writtenTerm(mark + form), isBeginning && form === text));
  const inPairs = apart.map((pair) => all(pair.map((word) => hasForm(word, mark))));
  return any([...plain, ...stems.map((stem) => term(writtenTerm(mark + marks.stem + stem))), ...inPairs]);
}

function hasForm(word: string, mark: string): TermQuery {
  const stems = possibleStems(word).map((stem) => term(writtenTerm(mark + marks.stem + stem)));
  return any([term(writtenTerm(mark + word)), ...stems]);
}

/** Each two adjacent letters; loosely, all letters and two that are adjacent: `日本史` is in `日本の歴史`. */
function hasRun(run: string, mark: string, isLoose = false): TermQuery {
  const pieces = piecesToFind(run).map((piece) => term(mark + piece));
  if (!isLoose || pieces.length < 2) return all(pieces);
  return all([...[...new Set(run)].map((letter) => hasLetter(letter, mark)), any(pieces)]);
}

/** A number of one letter may be written in digits: `二級` is `2級`. */
function hasLetter(letter: string, mark: string): TermQuery {
  const digits = digitsOf(letter);
  return any([term(mark + letter), ...(digits === null ? [] : [term(mark + digits)])]);
}

function hasWords({ words }: Search, field: Field): TermQuery[] {
  return words.length === 0 ? [] : [all(words.map((word) => hasWord(word, field)))];
}

function hasLetters(text: string, mark: string): TermQuery {
  return all(gramsToFind(text).map((gram) => term(writtenTerm(mark + gram))));
}

/**
 * What a search finds, in the order in which relevance lists it: decks with all of it in the title; in title and author; in these, the description and the
 * tags; anywhere. Whatever contains the search as it was typed in its title or its author is found.
 */
export function tiersOf(search: Search): TermQuery[] {
  const letters = [marks.titleLetters, marks.authorLetters].map((mark) => hasLetters(search.term, mark));
  const words = (field: Field) => hasWords(search, field);
  const title = any([...words("title"), ...letters.slice(0, 1)]);
  const author = any([...words("author"), ...letters.slice(1)]);
  // A field's words are words of each wider field: so what the field before has is all that is known already.
  return [
    title,
    without(author, title),
    ...words("about").map((query) => without(query, any([...words("author"), ...letters]))),
    ...words("whole").map((query) => without(query, any([...words("about"), ...letters]))),
  ];
}

/** The same by words alone: where what contains the search as it was typed is known already, comparing its letters again would take most of the time. */
export function wordTiersOf(search: Search): TermQuery[] {
  const tiers = (["title", "author", "about", "whole"] as const).flatMap((field) => hasWords(search, field));
  return tiers.map((tier, at) => (tiers[at - 1] ? without(tier, tiers[at - 1] as TermQuery) : tier));
}

/** Decks that have all words of a search anywhere. */
export function wordMatchesOf(search: Search): TermQuery[] {
  return hasWords(search, "whole");
}

/** Everything that a search finds, in no order. */
export function matchesOf(search: Search): TermQuery {
  const letters = [marks.titleLetters, marks.authorLetters].map((mark) => hasLetters(search.term, mark));
  return any([...hasWords(search, "whole"), ...letters]);
}

/** Decks that have all words of the search but one, if it has at least three. A number is never left out: the third unit is not the fourth. */
export function mostWordsOf(search: Search): TermQuery[] {
  const { words } = search;
  if (words.length < 3) return [];
  const lesser = words.filter(({ text }) => !/\p{N}/u.test(text)).slice(0, mostLeftOut);
  return lesser.flatMap((left) => hasWords({ ...search, words: words.filter((word) => word !== left) }, "whole"));
}

/** As many words are left out in turn: each makes the question longer. */
const mostLeftOut = 6;
