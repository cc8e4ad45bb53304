/** Where a card stands: never studied, in its first steps, remembered for days, or in the steps after it was forgotten. */
export const stages = ["new", "learning", "review", "relearning"] as const;

export type Stage = (typeof stages)[number];

/** What the scheduler knows of one card of one student. Plain JSON: it is stored and sent as it is. */
export type CardState = {
  readonly stage: Stage;
  /** ms since 1970; 0 for a new card, which has no time of its own */
  readonly due: number;
  /** days until the chance of recall has fallen to 90 %; 0 for a new card */
  readonly stability: number;
  /** from 1, easy, to 10; 0 for a new card */
  readonly difficulty: number;
  /** days that the last answer planned; 0 while the card is in its steps */
  readonly scheduledDays: number;
  /** the step that the card is at, from 0 */
  readonly step: number;
  /** how often it was answered */
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
