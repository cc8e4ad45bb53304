import { counted } from "@recollect/domain/words/number-words.ts";

export const texts = {
  library: "Library",
  search: "Search library",
  loadingLibrary: "Loading the library...",
  loading: "Loading...",
  isEmpty: "Library is empty",
  noneYet: "No public decks are available in the library yet",
  noResults: "No results found",
  noneHas: "No title and no author has ",
  inIt: " in it",
  tryAgain: "Try again",
  showMore: "Show more",
  publicDecks: "Public decks",
  by: "by ",
  you: " (you)",
  decks: (count: number) => counted(count, "deck"),
  aboutDecks: (count: number) => `About ${counted(count, "deck")}`,
};
