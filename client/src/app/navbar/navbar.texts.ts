export const texts = {
  main: "Main",
  guest: "Guest",
  createNewDeck: "Create new deck",
  decks: "Decks",
  library: "Library",
};
