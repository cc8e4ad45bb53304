import { wholeNumber } from "@recollect/domain/words/number-words.ts";

/** Texts of the results of both tests. */
export const resultsTexts = {
  complete: "Test Complete!",
  details: "Detailed Results",
  tryAgain: "Try Again",
  backToDeck: "Back to Deck",
  missed: (count: number) => `Only the ${count === 1 ? "one" : wholeNumber(count)} I missed`,
  more: (next: number, left: number) => `Show ${next} more of ${wholeNumber(left)}`,
  reviews: (count: number) =>
    count === 1 ? "1 answer counted as a review of a due card." : `${wholeNumber(count)} answers counted as reviews of due cards.`,
  notKept: "This result could not be saved.",
  isGone: "This result can't be saved: the deck or the test no longer exists.",
  keepAgain: "Keep it",
} as const;
