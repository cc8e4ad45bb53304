import { folded } from "@recollect/domain/words/folded.ts";

/** Separates title and author, so that no term matches across them; terms that contain it match nothing. */
export const FIELD_END = "\u001f";

/** The text that the Library's search uses: the deck's title and the author's label, folded. */
export function searchTextOf(title: string, author: string): string {
  return `${folded(title)}${FIELD_END}${folded(author)}`;
}

/** A normalized search term, or null if there is nothing to search for. */
export function searchTerm(search: string): string | null {
  return folded(search.trim()) || null;
}

/** The letters are code points, as both databases count them. */
export function lettersOf(text: string): string[] {
  return Array.from(text);
}

/** The n-grams that an index must have for a text containing the term: the term itself, if it is short, otherwise its trigrams. */
export function gramsOf(term: string): string[] {
  const letters = lettersOf(term);
  if (letters.length < 3) return [term];
  return [...new Set(letters.slice(2).map((letter, i) => `${letters[i]}${letters[i + 1]}${letter}`))];
}

/** The words of SQLite's n-gram table: one and two letters, and three with the range's number before them; in hex, as `61x62` for 'ab'. */
export function gramWords(searchText: string, titleRange: number): string {
  const words = new Set<string>();
  const points = lettersOf(searchText).map(hex);
  points.forEach((point, i) => {
    words.add(point);
    if (i > 0) words.add(`${points[i - 1]}x${point}`);
    if (i > 1) words.add(`s${titleRange}x${points[i - 2]}x${points[i - 1]}x${point}`);
  });
  return [...words].join(" ");
}

export function gramWord(gram: string, titleRange: number | null): string {
  const word = lettersOf(gram).map(hex).join("x");
  return titleRange === null ? word : `s${titleRange}x${word}`;
}

function hex(letter: string): string {
  return (letter.codePointAt(0) ?? 0).toString(16);
}

/** A phrase of SQLite's full-text queries; with three letters or more it finds exactly the texts that contain it. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The same n-gram in PostgreSQL's index, prefixed by the range as a character that no alphabet uses. */
export function rangedGram(gram: string, titleRange: number | null): string {
  return titleRange === null ? gram : String.fromCharCode(0xe000 + titleRange) + gram;
}
