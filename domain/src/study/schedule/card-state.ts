/** A card's stages: never studied, in its first steps, in review, or in steps after it was forgotten. */
export const stages = ["new", "learning", "review", "relearning"] as const;

export type Stage = (typeof stages)[number];

/** The scheduler's state of one card of one student. Plain JSON: it is stored and sent as it is. */
export type CardState = {
  readonly stage: Stage;
  /** ms since 1970; 0 for a new card, which has no due time */
  readonly due: number;
  /** days until the chance of recall has fallen to 90 %; 0 for a new card */
  readonly stability: number;
  /** from 1, easy, to 10; 0 for a new card */
  readonly difficulty: number;
  /** the last scheduled interval in days; 0 while the card is in its steps */
  readonly scheduledDays: number;
  /** the card's current step, from 0 */
  readonly step: number;
  /** the number of answers */
  readonly reps: number;
  /** how often it was forgotten after it had been learned */
  readonly lapses: number;
  /** ms since 1970; null for a new card */
  readonly lastReview: number | null;
};

/** A card that was never answered. */
export const newCard: CardState = {
  stage: "new",
  due: 0,
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  step: 0,
  reps: 0,
  lapses: 0,
  lastReview: null,
};

/** Whether the card is repeated within minutes rather than days. */
export function isInSteps({ stage }: Pick<CardState, "stage">): boolean {
  return stage === "learning" || stage === "relearning";
}
