import type { Card } from "@recollect/domain/cards/card.ts";
import { cardIdOf, promptOf } from "@recollect/domain/study/prompts.ts";

/** Whether what a test asks is studied too: the way back of a card that is not asked both ways is the test's alone. */
export function isReviewed(cards: readonly Card[], key: string): boolean {
  const card = cards.find(({ id }) => id === cardIdOf(key));
  return card !== undefined && promptOf(card, key) !== null;
}
