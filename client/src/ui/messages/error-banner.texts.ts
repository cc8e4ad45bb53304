export const texts = {
  dismiss: "Dismiss",
};
