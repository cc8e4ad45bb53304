export const texts = {
  examDate: "Exam date",
  tryAgain: "Try again",
  loading: "Loading...",
  dayOfTheExam: "Day of the exam",
  newCardsAreSpread: "New cards are spread over the days that are left; the last ones are for reviews alone.",
  saved: (exam: string) => `Saved. ${exam}`,
  removeExam: "Remove exam",
  removing: "Removing...",
  done: "Done",
  cancel: "Cancel",
  save: "Save",
  saving: "Saving...",
};
