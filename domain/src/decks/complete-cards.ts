/** The cards that have both sides; incomplete ones are dropped on save. */
export function completeCards<T extends { term: string; definition: string }>(cards: readonly T[]): T[] {
  return cards.filter(isComplete);
}

export function isComplete(card: { term: string; definition: string }): boolean {
  return card.term.trim() !== "" && card.definition.trim() !== "";
}
