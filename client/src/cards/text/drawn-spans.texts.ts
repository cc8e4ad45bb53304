export const texts = {
  blank: "blank",
};
