export const texts = {
  thankYouThePeople: "Thank you. The people who run this site will look at it.",
  reportThisDeck: "Report this deck",
  whatIsWrong: "What is wrong with it?",
  inYourWords: "In your words",
  theAuthorDoes: "The author does not learn who reported the deck. Do not write a password or an address here.",
  cancel: "Cancel",
  sendReport: "Send report",
  sending: "Sending...",
};
