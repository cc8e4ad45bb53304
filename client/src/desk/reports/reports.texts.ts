export const texts = {
  thankYouThePeople: "Thank you. The people who look after this site will see to it.",
  reportThisDeck: "Report this deck",
  whatIsWrong: "What is wrong with it?",
  inYourWords: "In your words",
  theAuthorDoes: "The author does not learn who reported the deck. Do not write a password or an address here.",
  cancel: "Cancel",
  sendReport: "Send report",
  sending: "Sending...",
};
