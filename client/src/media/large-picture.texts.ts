export const texts = {
  picture: "Picture",
  magnify: "Magnify",
  close: "Close",
};
