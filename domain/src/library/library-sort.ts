import { deckSorts, isDeckSort, type DeckSort } from "../decks/sort.ts";

/** The orders of the Library: those of any list of decks, and by relevance, which is the usual one of a search. */
export type LibrarySort = DeckSort | "relevance";

export const librarySorts: readonly LibrarySort[] = ["relevance", ...deckSorts.map(({ key }) => key)];

export function isLibrarySort(value: unknown): value is LibrarySort {
  return value === "relevance" || isDeckSort(value);
}

/** The order that nobody chose. */
export function usualLibrarySort(search: string): LibrarySort {
  return search.trim() === "" ? "newest" : "relevance";
}
