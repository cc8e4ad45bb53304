import type { AskedCard } from "@recollect/domain/practice/asked-cards.ts";
import { chunksOf } from "@recollect/domain/practice/reading/prompts.ts";

/** How many calls one test may take; the cards beyond them are asked with built-in questions. */
export const MAX_CALLS_A_TEST = 50;

/** The cards in the chunks that one call each asks about. */
export function callsOf(cards: readonly AskedCard[]): AskedCard[][] {
  return chunksOf(cards).slice(0, MAX_CALLS_A_TEST);
}
