import { t } from "../../lib/language/t.ts";

export const texts = {
  rememberWhatYouStudy: t("Remember what you study."),
  flashcardsWithSpaced: t("Flashcards with spaced repetition, tests made from your own cards, and study sessions that fit a coffee break."),
  getStarted: t("Get Started"),
  log: t("Log in"),
  didYouKnow: t("Did you know it?"),
  tryItTurn: t("Try it: flip the card"),
  nextCard: t("Next card"),
  flashcardsThatMakeLearning: (brand: string) => t("{brand}: flashcards that make learning stick", { brand }),
  helpsStudentsRememberSmart: (brand: string) =>
    t(
      "{brand} helps students remember: smart flashcards with spaced repetition, practice tests made from your own cards, and quick study sessions.",
      { brand },
    ),
};
