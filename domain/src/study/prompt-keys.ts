import type { Card } from "../cards/card.ts";

/** The length of a card's own id; what follows it in a key identifies the prompt. */
const idLength = 12;

/** The card of a prompt's key. */
export function cardIdOf(key: string): Card["id"] {
  return key.length > idLength ? key.replace(/_(?:r|[co][1-9]\d{0,2})$/, "") : key;
}

/** Whether two keys belong to one card. Such prompts never come on the same day, since each would reveal the other's answer. */
export function areSiblings(a: { deckKey: string; cardId: string }, b: { deckKey: string; cardId: string }): boolean {
  return a.deckKey === b.deckKey && a.cardId !== b.cardId && cardIdOf(a.cardId) === cardIdOf(b.cardId);
}
