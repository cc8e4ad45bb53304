import type { ChoiceResultBand } from "@recollect/domain/practice/multiple-choice.ts";
import { t } from "../../lib/language/t.ts";

/** Texts of the multiple-choice test; those of the questions and the results are in the domain. */
export const choiceTexts = {
  results: {
    perfect: t("Perfect score! You know this deck by heart."),
    "nearly-all": t("Great job! Nearly all of your answers are right."),
    "more-than-half": t("Great job! More than half of your answers are right."),
    less: t("Keep practicing! Every round makes it stick a little better."),
  } satisfies Record<ChoiceResultBand, string>,
  correct: t("correct"),
  totalPoints: t("Total Points"),
  streak: t("Streak"),
  points: t("Points"),
  /** behind a choice, for screen readers */
  yourPick: t("(your pick)"),
  theRightAnswer: t("(the right answer)"),
  yourPickAndRight: t("(your pick, the right answer)"),
  yourAnswer: t("Your answer"),
  right: t("Correct"),
  isNotYet: t("Not yet"),
  correctAnswer: t("Correct answer"),
  isRight: t("Correct! 🎉"),
  isWrong: t("Incorrect 😔"),
  bonus: (points: number) => t("{points, plural, one {Streak bonus: +# point!} other {Streak bonus: +# points!}}", { points }),
  goOnAutomatically: t("Next question automatically"),
  next: t("Next"),
  viewResults: t("View Results"),
  or: t("or"),
  pick: t("pick"),
  enter: t("Enter", null, "key"),
  goOn: t("go on"),
  theCorrectAnswer: t("Correct answer:"),
} as const;
