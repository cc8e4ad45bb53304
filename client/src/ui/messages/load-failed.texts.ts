export const texts = {
  tryAgain: "Try again",
  loading: "Loading...",
};
