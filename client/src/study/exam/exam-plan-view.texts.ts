import { t } from "../../lib/language/t.ts";

export const texts = {
  dayLeft: t("Day left"),
  daysLeft: t("Days left"),
  newCardsADay: t("New cards a day"),
  figure: t("Figure"),
  value: t("Value"),
  about: (answers: number) => t("about {answers, number}", { answers }),
  answersADay: t("Answers a day"),
  thePlan: t("The plan for the exam"),
  decks: t("Decks of the exam"),
  newOfDeck: (newCards: number, today: number) => t("{newCards, number} new, {today, number} left today", { newCards, today }),
  allBegun: t("All begun"),
  recallOnTheDay: t("Recall on the day with this plan"),
  recallIfNothingMore: t("Recall if nothing more is studied"),
  ofThemWithNew: t("Days with new cards"),
  newCardsNeverReached: t("New cards not reached"),
  predictedRecall: t("Predicted recall on the day"),
  ifYouStudyNothing: t("If you stop now"),
  predictedRecallOn: (recallOnTheDay: string, recallWithoutStudy: string) =>
    t("Predicted recall on the day {recallOnTheDay}; {recallWithoutStudy} if you stop now", { recallOnTheDay, recallWithoutStudy }),
};
