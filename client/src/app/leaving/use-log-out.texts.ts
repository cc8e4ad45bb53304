export const texts = {
  logOutAndDiscard: "Log out and discard what is not saved?",
  thisBrowserStillKeeps: (left: string) =>
    `This browser still keeps ${left}. Logging out takes that away, so that the next person here finds nothing.`,
  discardAndLogOut: "Discard and log out",
  serverNotReached:
    "You are logged out in this browser, but the server could not be reached. It is told as soon as this page reaches it; until then your session lives on there.",
  stayLogged: "Stay logged in",
};
