export const texts = {
  picture: "Picture",
  magnify: "Magnify",
  magnifyByKey: "Magnify (+)",
  close: "Close",
};
