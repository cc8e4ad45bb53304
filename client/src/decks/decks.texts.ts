import type { DeckSort } from "@recollect/domain/decks/sort.ts";
import { t } from "../lib/language/t.ts";

export const texts = {
  sorts: { newest: t("Newest"), oldest: t("Oldest"), "a-z": t("A-Z"), "z-a": t("Z-A"), tutorials: t("Tutorials") } satisfies Record<
    DeckSort,
    string
  >,
  sort: t("Sort"),
  clearSearch: t("Clear search"),
  backToDecks: t("Back to decks"),
  isGone: t("This deck was deleted, or is no longer shared."),
  library: t("Library"),
  myDecks: t("My Decks"),
  aboutLibrary: t("Public decks, shared by the community."),
  aboutMyDecks: t("Your decks of flashcards: study, edit and share them."),
};
