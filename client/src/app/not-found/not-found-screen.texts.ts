export const texts = {
  pageNotFound: "Page not found",
  thereIsNothing: "There is nothing at this address.",
  weSearchedFarBut: "We searched far, but that page doesn't seem to exist..",
  takeMeBack: "Take me back",
};
