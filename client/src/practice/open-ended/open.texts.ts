import { listText } from "../../lib/language/formats.ts";
import { t } from "../../lib/language/t.ts";
import type { OpenResultBand, Verdict } from "@recollect/domain/practice/open-ended.ts";

/** Texts of the open-ended test; those of its questions, feedback and results are in the domain. */
export const openTexts = {
  results: {
    excellent: t("Excellent! You really know these cards."),
    good: t("Good work! You are nearly there."),
    "not-bad": t("Not bad"),
    low: t("Keep studying"),
    unmarked: t("None of your answers could be evaluated. Please try again."),
  } satisfies Record<OpenResultBand, string>,
  correct: t("Correct"),
  /** beside the number of correct answers: such as '1 partly, 2 missed'; empty without any */
  others: ({ partly, "not yet": missed }: Readonly<Record<Verdict, number>>) =>
    listText([
      ...(partly > 0 ? [t("{partly} partly", { partly })] : []),
      ...(missed > 0 ? [t("{missed, number} missed", { missed })] : []),
    ]),
  /** The one verdict that is shown: the specification's Correct and Incorrect; a partly right answer has its own word. */
  verdicts: {
    right: t("Correct"),
    partly: t("Partly"),
    "not yet": t("Incorrect"),
    unmarked: t("Could not be marked"),
  } satisfies Record<Verdict, string>,
  score: (score: number) => t("Score {score}/100", { score }),
  scoreOf: (score: number) => t("{score}/100", { score }),
  notEvaluated: t("Not evaluated"),
  answerKept: t("This does not count. Your answer is kept, and the right one is shown once yours is marked."),
  notMarkable: t("Your answer can't be marked any more."),
  nextQuestion: t("Next Question"),
  viewResults: t("View Results"),
  yourAnswer: t("Your answer"),
  correctAnswer: t("Correct answer"),
  inBoth: t("in both"),
  missing: t("missing"),
  tryAgain: t("Try again"),
  countAsRight: t("I was right"),
  countQuestionAsRight: (number: number) => t("I was right: question {number}", { number }),
  failed: t("Unable to evaluate answer due to technical issues. Please try again."),
  cardGone: t("This card is not in the deck any more, so your answer is not counted."),
  counting: t("Counting..."),
  counted: t("You counted this answer as right. The same wording is accepted next time."),
  average: t("average score"),
  typeHere: t("Type your answer here..."),
  ctrl: t("Ctrl", null, "key"),
  enter: t("Enter", null, "key"),
  submit: t("submit"),
  submitAnswer: t("Submit Answer"),
  evaluating: t("Evaluating..."),
  counts: (correct: number, of: number, partly: number, failed: number) =>
    listText([
      t("{correct} of {of} correct", { correct, of }),
      ...(partly > 0 ? [t("{partly} partly", { partly })] : []),
      ...(failed > 0
        ? [
            t(
              "{failed, plural, one {# could not be evaluated and is left out of the average} other {# could not be evaluated and are left out of the average}}",
              { failed },
            ),
          ]
        : []),
    ]),
} as const;
