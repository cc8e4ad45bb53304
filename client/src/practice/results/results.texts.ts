import { t } from "../../lib/language/t.ts";

/** Texts of the results of both tests. */
export const resultsTexts = {
  complete: t("Test Complete!"),
  details: t("Detailed Results"),
  tryAgain: t("Try Again"),
  backToDeck: t("Back to Deck"),
  missed: (count: number) => t("{count, plural, one {Only the one I missed} other {Only the # I missed}}", { count }),
  more: (next: number, left: number) => t("Show {next} more of {left, number}", { next, left }),
  reviews: (count: number) =>
    t("{count, plural, one {# answer counted as a review of a due card.} other {# answers counted as reviews of due cards.}}", { count }),
  notKept: t("This result could not be saved."),
  isGone: t("This result can't be saved: the deck or the test no longer exists."),
  waiting: t("This result waits on this device. It is sent when you are back online."),
  keepAgain: t("Keep it"),
} as const;
