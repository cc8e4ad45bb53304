import type { Card } from "@recollect/domain/cards/card.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import { promptOf } from "@recollect/domain/study/prompts.ts";

/** Whether a test's question is also studied: the reverse of a card that is not asked both ways only exists in tests. */
export function isReviewed(cards: readonly Card[], key: string): boolean {
  const card = cards.find(({ id }) => id === cardIdOf(key));
  return card !== undefined && promptOf(card, key) !== null;
}
