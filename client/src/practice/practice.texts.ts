import { t } from "../lib/language/t.ts";

/** Texts that both tests share. */
export const practiceTexts = {
  noCards: t("This deck doesn't have any cards yet."),
  exit: t("Exit Test"),
  progress: t("Progress through the test"),
  place: (number: number, of: number) => t("Question {number, number} of {of, number}", { number, of }),
  noQuestions: t("No questions available. Please try again."),
  tryAgain: t("Try Again"),
  backToDeck: t("Back to Deck"),
} as const;
