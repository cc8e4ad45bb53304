export const texts = {
  thisPageCould: "This page could not be loaded",
};
