export const texts = {
  showAll: "Show all",
};
