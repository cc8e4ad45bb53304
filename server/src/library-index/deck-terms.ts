import { plainTerm, plainText } from "@recollect/domain/cards/text/format.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { folded } from "@recollect/domain/words/folded.ts";

import { stemsOf } from "./stems.ts";
import { beginningOf, wordsIn } from "./words.ts";

/**
 * The first character of each term says what it is. A word in the title also counts as one of all wider fields, and a word of any field as one of the
 * whole deck: so one field is enough for each question. The characters are of no alphabet.
 */
export const marks = {
  /** one to three adjacent letters of the title, or of the author */
  titleLetters: "\ue000",
  authorLetters: "\ue001",
  /** words of the title; of title or author; of these, the description or a tag */
  title: "\ue002",
  author: "\ue003",
  about: "\ue004",
  /** words of any field, cards included */
  whole: "",
  /** what the deck can be filtered by (facets.ts) */
  facet: "\ue006",
  /** stands before a stem, after the field's mark */
  stem: "\ue005",
} as const;

export type Field = "title" | "author" | "about" | "whole";

/** Bounds of one entry: PostgreSQL takes 1 MB of different words. Only decks of more than some hundred pages of text reach them. */
const [mostTerms, mostCharacters] = [40_000, 300_000];

/** What a deck's entry is made of; `languages` are those of its sides. */
export type DeckWords = {
  title: string;
  author: string;
  description: string;
  tags: readonly string[];
  languages: readonly string[];
};

/** The terms of one deck's entry in the index. Cards can be added in portions; once the entry is full they are not read any more. */
export function createDeckTerms({ title, author, description, tags, languages }: DeckWords) {
  const terms = new Set<string>();
  /** words of the entry as they were written, for searches with typing errors */
  const vocabulary = new Set<string>();
  let characters = 0;
  let isFull = false;
  const ofText = [...new Set(["en", ...languages])];

  function add(term: string): void {
    if (terms.has(term)) return;
    isFull ||= terms.size >= mostTerms || characters + term.length > mostCharacters;
    if (isFull) return;
    terms.add(term);
    characters += term.length;
  }

  function addWords(text: string, fields: readonly Field[], wordLanguages: readonly string[]): void {
    if (isFull) return;
    for (const { text: word, isUnspaced } of wordsIn(folded(beginningOf(text)))) {
      if (isFull) return;
      const stems = isUnspaced ? [] : stemsOf(word, wordLanguages).filter((stem) => stem !== word);
      for (const field of fields) {
        add(marks[field] + word);
        for (const stem of stems) add(marks[field] + marks.stem + stem);
      }
      if (!isUnspaced && terms.has(word)) vocabulary.add(word);
    }
  }

  for (const gram of gramsIn(folded(title))) add(marks.titleLetters + gram);
  for (const gram of gramsIn(folded(author))) add(marks.authorLetters + gram);
  addWords(title, ["title", "author", "about", "whole"], ofText);
  addWords(author, ["author", "about", "whole"], ofText);
  addWords(tags.join(" "), ["about", "whole"], ofText);
  addWords(description, ["about", "whole"], ofText);

  return {
    addCard({ term, definition }: Pick<Card, "term" | "definition">): void {
      if (isFull) return;
      addWords(plainTerm(beginningOf(term)), ["whole"], languages);
      addWords(plainText(beginningOf(definition)), ["whole"], languages);
    },
    isFull: () => isFull,
    terms: () => [...terms].map(writtenTerm),
    vocabulary: () => [...vocabulary],
  };
}

/** Every letter of a folded text, every two and every three adjacent ones. */
function gramsIn(text: string): string[] {
  const letters = Array.from(text);
  const grams = letters.flatMap((letter, at) => {
    const [before = "", beforeThat = ""] = [letters[at - 1], letters[at - 2]];
    return [letter, ...(at > 0 ? [before + letter] : []), ...(at > 1 ? [beforeThat + before + letter] : [])];
  });
  return [...new Set(grams)];
}

/** The grams that a text containing the term must have: the term itself if it is short, otherwise trigrams that cover it. */
export function gramsToFind(term: string): string[] {
  const letters = Array.from(term);
  if (letters.length <= 3) return [term];
  const starts = coveringStarts(letters.length);
  return [...new Set(starts.map((at) => letters.slice(at, at + 3).join("")))];
}

/** Where the trigrams begin: each of a short term; of a long one every second, and the last. */
function coveringStarts(length: number): number[] {
  const step = length <= mostWhole ? 1 : 2;
  const starts: number[] = [];
  for (let at = 0; at < length - 3; at += step) starts.push(at);
  return [...starts, length - 3];
}

const mostWhole = 12;

/**
 * A term as both databases store it: SQLite takes signs and spaces of ASCII for the ends of words, so they are written as characters of no alphabet.
 */
export function writtenTerm(term: string): string {
  return term.replace(/[\0-/:-@[-`{-\x7f]/g, (sign) => String.fromCharCode(0xe100 + sign.charCodeAt(0)));
}
