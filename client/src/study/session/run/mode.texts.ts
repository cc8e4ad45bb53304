/** In a session: what an answer to the card in view does. */
export const effectTexts = {
  ahead: "Ahead: early reviews",
  hard: { counts: "Hard cards: counts as a review", moves: "Hard cards: not due, so practice" },
  practice: "Practice: the schedule stays",
  more: "More new cards",
} as const;

/** What the cards of a session are called that were drawn for it. */
export const drawnNames = { ahead: "ahead", hard: "hard", practice: "to practise" } as const;
