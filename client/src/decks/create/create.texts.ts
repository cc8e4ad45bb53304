export const texts = {
  heading: "Create deck",
  about: "Write a new deck of flashcards.",
  createAndPractice: "Create and practice",
  create: "Create",
  creating: "Creating...",
};
