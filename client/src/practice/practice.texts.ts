import { wholeNumber } from "@recollect/domain/words/number-words.ts";

/** Texts that both tests share. */
export const practiceTexts = {
  noCards: "This deck doesn't have any cards yet.",
  exit: "Exit Test",
  progress: "Progress through the test",
  place: (number: number, of: number) => `Question ${wholeNumber(number)} of ${wholeNumber(of)}`,
  noQuestions: "No questions available. Please try again.",
  tryAgain: "Try Again",
  backToDeck: "Back to Deck",
} as const;
