/** Masks over the picture of a card. */
export const MASKS = {
  perCard: 200,
  /** the lines of a card's masks together: each question of the card carries them */
  textMaxLength: 20_000,
  lineMaxLength: 5000,
  labelMaxLength: 200,
  pointsOfPolygon: 250,
  highestNumber: 999,
} as const;
