export const texts = {
  somethingWentWrong: "Something went wrong",
  wereSorryThisPage: "We're sorry, this page could not be shown. Your saved decks are safe. Reloading the page usually helps.",
  reloadPage: "Reload Page",
};
