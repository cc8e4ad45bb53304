import type { Mastery } from "@recollect/domain/study/mastery.ts";
import { counted } from "@recollect/domain/words/number-words.ts";

/** Texts of the list of terms. */
export const listTexts = {
  title: "All cards",
  mastery: { new: "New", learning: "Learning", known: "Known" } satisfies Record<Mastery, string>,
  search: (cards: number) => `Search ${counted(cards, "card")}`,
  filters: "Cards to list",
  all: "All",
  due: "Due",
  starred: "Starred",
  new: "New",
  setAside: "Set aside",
  star: (term: string) => `Star ${term}`,
  withoutWords: "(no words)",
  found: (cards: number) => `${counted(cards, "card")} listed`,
  nothing: {
    search: "No card has these words.",
    all: "No card is listed.",
    due: "Nothing is due in this deck now.",
    starred: "You have not starred a card of this deck yet.",
    new: "You have begun every card of this deck.",
    setAside: "No card of this deck is set aside.",
  },
  failed: "The list of cards could not be loaded.",
  tryAgain: "Try again",
} as const;
