export const texts = {
  picture: "Picture",
  aPicture: "picture",
  notHere: (shows: string) => `${shows} (not here)`,
  enlarge: (shows: string) => `Enlarge: ${shows}`,
};
