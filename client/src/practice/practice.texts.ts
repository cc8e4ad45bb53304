import { t } from "../lib/language/t.ts";

/** Texts that both tests share. */
export const practiceTexts = {
  noCards: t("This deck doesn't have any cards yet."),
  generated: (count: number) => t("{count, plural, one {Generated # question!} other {Generated # questions!}}", { count }),
  preparing: t("Preparing your test..."),
  pageTitle: t("Practice test"),
  about: t("Practice with a test made from your own cards."),
  choiceTitle: t("Multiple choice test"),
  choiceTitleOf: (deck: string) => t("Multiple choice: {deck}", { deck }),
  aboutChoice: t("Pick the right answer to each card of your deck."),
  openTitle: t("Open-ended test"),
  openTitleOf: (deck: string) => t("Open-ended test: {deck}", { deck }),
  aboutOpen: t("Write what you know of each card of your deck."),
  loading: t("Loading..."),
  exit: t("Exit Test"),
  progress: t("Progress through the test"),
  place: (number: number, of: number) => t("Question {number, number} of {of, number}", { number, of }),
  noQuestions: t("No questions available. Please try again."),
  tryAgain: t("Try Again"),
  backToDeck: t("Back to Deck"),
} as const;
