/** What an answer to the card in view does. */
export const effectTexts = {
  ahead: "Ahead: early reviews",
  hard: { counts: "Hard cards: counts as a review", moves: "Hard cards: not due, so practice" },
  practice: "Practice: the schedule does not change",
  more: "More new cards",
} as const;

/** The names for cards that were drawn for a session, by mode. */
export const drawnNames = { ahead: "ahead", hard: "hard", practice: "to practise" } as const;
