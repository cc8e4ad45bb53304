export const texts = {
  loading: "Loading...",
  weCantReach: "We can't reach the server",
  tryAgain: "Try again",
};
