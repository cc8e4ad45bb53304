export const texts = {
  dayLeft: "Day left",
  daysLeft: "Days left",
  newCardsADay: "New cards a day",
  answersADay: "Answers a day",
  thePlan: "The plan for the exam",
  recallOnTheDay: "Recall on the day with this plan",
  recallIfNothingMore: "Recall if nothing more is studied",
  ofThemWithNew: "Days with new cards",
  newCardsNeverReached: "New cards not reached",
  predictedRecall: "Predicted recall on the day",
  ifYouStudyNothing: "If you stop now",
  predictedRecallOn: (recallOnTheDay: string, recallWithoutStudy: string) =>
    `Predicted recall on the day ${recallOnTheDay}; ${recallWithoutStudy} if you stop now`,
};
