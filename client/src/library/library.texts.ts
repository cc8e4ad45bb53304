import type { ReactNode } from "react";
import { t, tNodes } from "../lib/language/t.ts";

export const texts = {
  library: t("Library"),
  search: t("Search library"),
  loadingLibrary: t("Loading the library..."),
  loading: t("Loading..."),
  isEmpty: t("Library is empty"),
  noneYet: t("No public decks are available in the library yet"),
  noResults: t("No results found"),
  noneHas: (search: ReactNode) => tNodes("No decks match “{search}”. Check the spelling or try a broader word.", { search }),

  noneFiltered: t("No decks match these filters."),
  noneHasFiltered: (search: ReactNode) => tNodes("No decks match “{search}” and these filters.", { search }),
  filters: t("Filters"),
  filtersOn: (count: number) => t("Filters ({count})", { count }),
  clearFilters: t("Clear filters"),
  tryAgain: t("Try again"),
  showMore: t("Show more"),
  publicDecks: t("Public decks"),
  by: (author: ReactNode) => tNodes("by {author}", { author }),
  byYou: (author: ReactNode) => tNodes("by {author} (you)", { author }),
  decks: (count: number) => t("{count, plural, one {# deck} other {# decks}}", { count }),
  moreDecks: (count: number) => t("More than {count, plural, one {# deck} other {# decks}}", { count }),
};
