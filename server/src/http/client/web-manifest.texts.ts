export const manifestTexts = {
  description: (brand: string) =>
    `${brand} helps students remember: smart flashcards with spaced repetition, practice tests made from your own cards, and quick study sessions.`,
  study: "Study",
  newDeck: "New deck",
};
