import type { Card } from "../../cards/card.ts";
import { cardIdOf } from "../../study/prompt-keys.ts";
import { learnPromptCount, type LearnPromptsInput } from "./learn-prompts.ts";
import { mostInSitting, progressOf, type LearnSitting, type StagesOfPrompts } from "./sitting.ts";

/** What Learn would do now. Its counts are of prompts, which Learn calls cards on all its screens. */
export type LearnAhead =
  | { readonly does: "begin"; readonly count: number; /** of those that were chosen: a sitting takes them all */ readonly isAll: boolean }
  /** a sitting is under way, with these to go */
  | { readonly does: "go-on"; readonly count: number };

/** What Learn would do with a deck: go on with a sitting that is under way, or else begin with the chosen cards. */
export function learnAhead(sitting: LearnSitting | null, chosen: LearnPromptsInput): LearnAhead {
  const left = sitting === null ? 0 : leftIn(sitting, chosen.cards);
  if (left > 0) return { does: "go-on", count: left };
  const count = learnPromptCount(chosen);
  return { does: "begin", count: Math.min(count, mostInSitting), isAll: count <= mostInSitting };
}

/** The prompts of a sitting that are not learned and whose card the deck still has. Which stages they have does not matter to their number. */
function leftIn(sitting: LearnSitting, cards: readonly Card[]): number {
  const ids = new Set(cards.map(({ id }) => id));
  const stages: StagesOfPrompts = new Map(sitting.keys.filter((key) => ids.has(cardIdOf(key))).map((key) => [key, ["recall"]]));
  const { of, learned } = progressOf(sitting, stages);
  return of - learned;
}
