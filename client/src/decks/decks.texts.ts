export const texts = {
  sort: "Sort",
  clearSearch: "Clear search",
  backToDecks: "Back to decks",
  movedToTrash: "Deck moved to your trash",
  undo: "Undo",
  isBack: "The deck is back",
  isGone: "This deck was deleted, or is no longer shared.",
  library: "Library",
  myDecks: "My Decks",
  aboutLibrary: "Public decks, shared by the community.",
  aboutMyDecks: "Your decks of flashcards: study, edit and share them.",
};
