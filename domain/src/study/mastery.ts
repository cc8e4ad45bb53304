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

/** How many prompts a card has, such as both its directions; how many of them were answered, and how many are known. */
export type PromptCounts = { readonly all: number; readonly begun: number; readonly known: number };

/** The mastery of a card by its prompts: new while none was answered, known when all are known. */
export function masteryOfCard({ all, begun, known }: PromptCounts): Mastery {
  if (begun === 0) return "new";
  return known >= all ? "known" : "learning";
}

/** How many cards are new, in learning and known: what a tile, a deck's page and the progress page show. */
export type MasteryCounts = Readonly<Record<Mastery, number>>;

/** Counts cards that are given in groups with the same counts of prompts. */
export function countMasteries(groups: Iterable<{ readonly prompts: PromptCounts; readonly cards: number }>): MasteryCounts {
  const counts: Record<Mastery, number> = { new: 0, learning: 0, known: 0 };
  for (const { prompts, cards } of groups) counts[masteryOfCard(prompts)] += cards;
  return counts;
}
