export const texts = {
  examDate: "Exam date",
  tryAgain: "Try again",
  loading: "Loading...",
  dayOfTheExam: "Day of the exam",
  newCardsAreSpread: "New cards are spread over the remaining days; the last days are only for reviews.",
  saved: (exam: string) => `Saved. ${exam}`,
  removeExam: "Remove exam",
  removing: "Removing...",
  done: "Done",
  cancel: "Cancel",
  save: "Save",
  saving: "Saving...",
};
