import { deckSorts, type DeckSort } from "../decks/sort.ts";

/**
 * The orders of the Library: those of any list of decks; by relevance, which is the usual one of a search; the most helpful first; and these with a share for
 * new decks.
 */
export type LibrarySort = DeckSort | "relevance" | "helpful" | "helpful-and-new";

/** The orders of a list without a search. */
export const browsingSorts: readonly LibrarySort[] = [...deckSorts.map(({ key }) => key), "helpful", "helpful-and-new"];

export const librarySorts: readonly LibrarySort[] = ["relevance", ...browsingSorts];

export function isLibrarySort(value: unknown): value is LibrarySort {
  return (librarySorts as readonly unknown[]).includes(value);
}

/** The order that nobody chose. */
export function usualLibrarySort(search: string): LibrarySort {
  return search.trim() === "" ? "newest" : "relevance";
}
