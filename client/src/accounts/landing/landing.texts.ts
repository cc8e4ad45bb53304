import { t } from "../../lib/language/t.ts";

export const texts = {
  rememberWhatYouStudy: t("Remember what you study."),
  flashcardsWithSpaced: t("Flashcards with spaced repetition, tests made from your own cards, and study sessions of five minutes."),
  language: (name: string) => t("Language: {name}", { name }),
  getStarted: t("Get Started"),
  log: t("Log in"),
  didYouKnow: t("Did you know it?"),
  tryItTurn: t("Try it: flip the card"),
  sides: { front: t("Front", null, "side of a card"), back: t("Back", null, "side of a card") },
  sampleCards: {
    biology: {
      subject: t("Biology"),
      front: t("What is the powerhouse of the cell?"),
      back: t("The mitochondrion. It makes most of the cell's ATP."),
    },
    /** a word of a language that is foreign to the reader, and what it means: in Spanish for instance 'Inglés', 'the library', 'la biblioteca' */
    foreignLanguage: { subject: t("Spanish"), front: t("la biblioteca"), back: t("the library") },
    calculus: { subject: t("Calculus"), front: t("What is the derivative of sin x?"), back: t("cos x") },
    history: { subject: t("History", null, "school subject"), front: t("When did the Berlin Wall fall?"), back: t("On 9 November 1989") },
  },
  nextCard: t("Next card"),
  flashcardsThatMakeLearning: (brand: string) => t("{brand}: flashcards that make learning stick", { brand }),
  helpsStudentsRememberSmart: (brand: string) =>
    t(
      "{brand} helps students remember: smart flashcards with spaced repetition, practice tests made from your own cards, and quick study sessions.",
      { brand },
    ),
};
