export const texts = {
  logOutAndDiscard: "Log out and discard what is not saved?",
  thisBrowserStillKeeps: (left: string) =>
    `This browser still keeps ${left}. Logging out takes that away, so that the next person here finds nothing.`,
  discardAndLogOut: "Discard and log out",
  stayLogged: "Stay logged in",
};
