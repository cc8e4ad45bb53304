import { t } from "../lib/language/t.ts";

export const texts = {
  backToDecks: t("Back to decks"),
  isGone: t("This deck was deleted, or is no longer shared."),
  library: t("Library"),
  myDecks: t("My Decks"),
  aboutLibrary: t("Public decks, shared by the community."),
  aboutMyDecks: t("Your decks of flashcards: study, edit and share them."),
};
