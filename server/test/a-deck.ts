import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { DeckInput } from "@recollect/domain/decks/deck.ts";

/** A deck as a student writes it; give only what matters. */
export function aDeck(fields: Partial<DeckInput> = {}): DeckInput {
  return { title: "Capitals", description: "", cards: [aCard()], ...fields };
}

export function aCard(fields: Partial<CardInput> = {}): CardInput {
  return { term: "France", definition: "Paris", ...fields };
}

/** Complete cards, each different: `cards(100)`. */
export function cards(count: number): CardInput[] {
  return Array.from({ length: count }, (_, index) => ({ term: `Term ${index + 1}`, definition: `Definition ${index + 1}` }));
}
