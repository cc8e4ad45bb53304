import { t } from "../../lib/language/t.ts";

/** Texts of the multiple-choice test; those of the questions and the results are in the domain. */
export const choiceTexts = {
  correct: t("correct"),
  totalPoints: t("Total Points"),
  streak: t("Streak"),
  points: t("Points"),
  yourAnswer: t("Your answer"),
  right: t("Correct"),
  isNotYet: t("Not yet"),
  correctAnswer: t("Correct answer"),
  isRight: t("Correct! 🎉"),
  isWrong: t("Incorrect 😔"),
  bonus: (points: number) => t("Streak bonus: +{points} points!", { points }),
  goOnAutomatically: t("Next question automatically"),
  next: t("Next"),
  viewResults: t("View Results"),
  or: t("or"),
  pick: t("pick"),
  goOn: t("go on"),
  theCorrectAnswer: t("Correct answer:"),
} as const;
