import type { AskedCard } from "@recollect/domain/practice/asked-cards.ts";
import { chunksOf } from "@recollect/domain/practice/reading/prompts.ts";

/** The maximum number of calls for a test; further cards are asked with built-in questions. */
export const MAX_CALLS_A_TEST = 50;

/** The cards in chunks of one call each. */
export function callsOf(cards: readonly AskedCard[]): AskedCard[][] {
  return chunksOf(cards).slice(0, MAX_CALLS_A_TEST);
}
