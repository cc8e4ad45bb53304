export const texts = {
  menu: "Menu",
};
