export const texts = {
  skipToContent: "Skip to content",
  theMenuCould: "The menu could not be loaded.",
  tryAgain: "Try again",
};
