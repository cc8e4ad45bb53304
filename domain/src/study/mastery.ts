/** A card with an interval of three weeks or more is called mature, and known. */
export const matureDays = 21;

/** How well a card is known: the three levels shown to students. */
export const masteries = ["new", "learning", "known"] as const;

export type Mastery = (typeof masteries)[number];

/** The fields of a `CardState` that matter here. */
type MasteredState = {
  readonly stage: "new" | "learning" | "review" | "relearning";
  readonly scheduledDays: number;
};

/** New until the first answer; known once its interval is three weeks; in learning in between, and after it was forgotten. */
export function masteryOf({ stage, scheduledDays }: MasteredState): Mastery {
  if (stage === "new") return "new";
  return stage === "review" && scheduledDays >= matureDays ? "known" : "learning";
}

/** The lowest mastery of a card's prompts, such as both its directions: a card is known when all its prompts are. */
export function leastMastery(prompts: readonly Mastery[]): Mastery {
  if (prompts.every((mastery) => mastery === "new")) return "new";
  return prompts.every((mastery) => mastery === "known") ? "known" : "learning";
}
