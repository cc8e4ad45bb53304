/** Days; a card with this interval or a longer one is mature and counts as known. */
export const matureDays = 21;

/** How well a card is known: the three levels shown to students. */
export const masteries = ["new", "learning", "known"] as const;

export type Mastery = (typeof masteries)[number];

/** The fields of a `CardState` that matter here. */
type MasteredState = {
  readonly stage: "new" | "learning" | "review" | "relearning";
  readonly scheduledDays: number;
};

/** New before the first answer, known from an interval of three weeks on, otherwise in learning, also after it was forgotten. */
export function masteryOf({ stage, scheduledDays }: MasteredState): Mastery {
  if (stage === "new") return "new";
  return stage === "review" && scheduledDays >= matureDays ? "known" : "learning";
}

/** The lowest mastery of a card's prompts, such as both its directions: a card is known when all its prompts are. */
export function leastMastery(prompts: readonly Mastery[]): Mastery {
  if (prompts.every((mastery) => mastery === "new")) return "new";
  return prompts.every((mastery) => mastery === "known") ? "known" : "learning";
}
