import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  examDate: t("Exam date"),
  tryAgain: t("Try again"),
  loading: t("Loading..."),
  dayOfTheExam: t("Day of the exam"),
  newCardsAreSpread: t("New cards are spread over the remaining days; the last days are only for reviews."),
  due: (day: string, title: ReactNode, group: ReactNode) =>
    tNodes("The exam is on {day}: then the assignment {title} of {group} is due.", { day, title, group }),
  ownDayHint: t("Your own day counts if it is earlier than the due day."),
  follows: (day: string, exam: ReactNode, decks: number) =>
    tNodes("The exam is on {day}: {exam}, over {decks, plural, one {# deck} other {# decks}}.", { day, exam, decks }),
  ownDayOfExamHint: t("A day of this deck's own counts if it is earlier."),
  severalDecks: t("Exam over several decks"),
  changeExam: t("Change this exam"),
  saved: (exam: string) => t("Saved. {exam}", { exam }),
  removeExam: t("Remove exam"),
  removing: t("Removing..."),
  done: t("Done"),
  cancel: t("Cancel"),
  save: t("Save"),
  saving: t("Saving..."),
};
