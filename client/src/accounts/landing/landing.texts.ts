export const texts = {
  rememberWhatYouStudy: "Remember what you study.",
  flashcardsWithSpaced: "Flashcards with spaced repetition, tests made from your own cards, and study sessions that fit a coffee break.",
  getStarted: "Get Started",
  log: "Log in",
  didYouKnow: "Did you know it?",
  tryItTurn: "Try it: flip the card",
  nextCard: "Next card",
  flashcardsThatMakeLearning: (brand: string) => `${brand}: flashcards that make learning stick`,
  helpsStudentsRememberSmart: (brand: string) =>
    `${brand} helps students remember: smart flashcards with spaced repetition, practice tests made from your own cards, and quick study sessions.`,
};
