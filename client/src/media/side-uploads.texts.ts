export const texts = {
  sending: (name: string) => `Sending ${name}`,
  whatIsHeard: "What is heard?",
  whatDoesItShow: "What does it show?",
  tryAgain: "Try again",
  sendingBusy: "Sending…",
  insert: "Insert",
  cancel: "Cancel",
  remove: "Remove",
};
