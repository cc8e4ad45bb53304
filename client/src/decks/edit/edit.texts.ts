export const texts = {
  heading: "Edit deck",
  headingOf: (title: string) => `Edit ${title}`,
  about: "Change the cards of your deck.",
  loading: "Loading deck...",
  tryAgain: "Try again",
  accessDenied: "Access Denied",
  backToDecks: "Back to decks",
  practiceTest: "Practice test",
  saveChanges: "Save Changes",
  saving: "Saving...",
  wasDeleted: "This deck was deleted in the meantime. What you wrote is still here.",
  saveAsNew: "Save as a new deck",
};
