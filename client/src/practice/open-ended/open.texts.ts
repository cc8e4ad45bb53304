import type { Verdict } from "@recollect/domain/practice/open-ended.ts";

/** Texts of the open-ended test; those of its questions, feedback and results are in the domain. */
export const openTexts = {
  correct: "Correct",
  /** The one verdict that is shown: the specification's Correct and Incorrect; a partly right answer has its own word. */
  verdicts: {
    right: "Correct",
    partly: "Partly",
    "not yet": "Incorrect",
    unmarked: "Could not be marked",
  } satisfies Record<Verdict, string>,
  score: (score: number) => `Score ${score}/100`,
  scoreOf: (score: number) => `${score}/100`,
  notEvaluated: "Not evaluated",
  answerKept: "This does not count. Your answer is kept, and the right one is shown once yours is marked.",
  notMarkable: "Your answer can't be marked any more.",
  viewResults: "View Results",
  yourAnswer: "Your answer",
  correctAnswer: "Correct answer",
  inBoth: "in both",
  missing: "missing",
  tryAgain: "Try again",
  countAsRight: "I was right",
  counting: "Counting...",
  counted: "You counted this answer as right. The same wording is accepted next time.",
  average: "average score",
  typeHere: "Type your answer here...",
  submit: "submit",
  submitAnswer: "Submit Answer",
  evaluating: "Evaluating...",
  counts: (correct: number, of: number, partly: number, failed: number) =>
    `${correct} of ${of} correct${partly > 0 ? `, ${partly} partly` : ""}${failed > 0 ? `, ${failed} could not be evaluated and ${failed === 1 ? "is" : "are"} left out of the average` : ""}`,
} as const;
