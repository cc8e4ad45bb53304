import { counted, wholeNumber } from "@recollect/domain/words/number-words.ts";

export const othersTexts = {
  heading: "From others",
  hint: "Decks you saved or study. You get their authors' changes.",
  list: "Decks of others",
  by: "by",
  remove: (title: string) => `Remove ${title} from the list`,
  removeHint: "Remove from the list",
  withdrawn: "No longer shared",
  withdrawnText: (learned: number) =>
    learned === 0
      ? "Its author no longer shares this deck. It comes back when it is shared again."
      : `Its author no longer shares this deck. What you learned (${counted(learned, "card")}) is kept, and continues when it is shared again.`,
  savedOn: (day: string) => `Saved ${day}`,
  studied: "Studied, not saved",
  removeWithdrawn: "Remove",
  withdrawnName: (number: number) => `the deck that is no longer shared, number ${wholeNumber(number)}`,
  known: "known",
  learning: "learning",
  new: "new",
  noneOwn: "You have no decks of your own yet.",
  createDeck: "Create deck",
  importDeck: "Import a deck",
} as const;
