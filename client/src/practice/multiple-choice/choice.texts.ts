/** The words of the multiple-choice test; those of the questions and of what is said at the end are the domain's. */
export const choiceTexts = {
  correct: "correct",
  totalPoints: "Total Points",
  streak: "Streak",
  points: "Points",
  yourAnswer: "Your answer",
  yours: "Yours",
  right: "Right",
  isNotYet: "Not yet",
  rightAnswer: "Right answer",
  isRight: "Correct! 🎉",
  isWrong: "Incorrect 😔",
  bonus: (points: number) => `Streak bonus: +${points} points!`,
  goOnAutomatically: "Go on automatically",
  next: "Next",
  viewResults: "View Results",
} as const;
