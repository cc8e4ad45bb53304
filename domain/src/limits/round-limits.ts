import { hourMs } from "../time/units.ts";

/** Live rounds in class. Apart from the other limits, which every page loads. */
export const ROUND = {
  maxPlayers: 300,
  maxQuestions: 50,
  /** for each question */
  leastSeconds: 5,
  mostSeconds: 120,
  nameMaxLength: 20,
  /** a side that is longer can't be read from a screen in time: its card is not asked. Masks over a picture are not read and do not count */
  sideMaxLength: 500,
  /** all questions with their choices and masks */
  questionsMaxLength: 400_000,
  /** a round that its host does not touch for so long is over */
  idleMs: hourMs,
  /** hardest cards that are named at the end */
  hardestCards: 5,
} as const;
