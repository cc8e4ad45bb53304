export const texts = {
  logOutAndDiscard: "Log out and discard what is not saved?",
  thisBrowserStillKeeps: (left: string) =>
    `This browser still keeps ${left}. Logging out deletes that, so that the next person here finds nothing.`,
  discardAndLogOut: "Discard and log out",
  serverNotReached:
    "You are logged out in this browser, but the server could not be reached. Your session there ends as soon as this page reaches it.",
  stayLogged: "Stay logged in",
};
