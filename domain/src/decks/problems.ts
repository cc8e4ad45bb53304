import { isComplete, tagsProblem } from "../cards/card.ts";
import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import type { DeckInput } from "./deck.ts";
import { DECK } from "../limits/limits.ts";

/** The first thing that keeps a new deck from being created; null when it can be. */
export function newDeckProblem(input: DeckInput): LocalErrorCode | null {
  if (input.title.trim() === "") return "deck/new-needs-title";
  return limitProblem(input) ?? (input.cards.some(isComplete) ? null : "deck/new-needs-card");
}

/** The first thing that keeps an edited deck from being saved; null when it can be. */
export function editedDeckProblem(input: DeckInput): LocalErrorCode | null {
  if (input.title.trim() === "") return "deck/needs-title";
  return limitProblem(input) ?? (input.cards.some(isComplete) ? null : "deck/needs-card");
}

function limitProblem(input: DeckInput): LocalErrorCode | null {
  if (input.title.length > DECK.titleMaxLength) return "deck/title-too-long";
  if (input.description.length > DECK.descriptionMaxLength) return "deck/description-too-long";
  if (input.cards.length > DECK.maxCards) return "deck/too-many-cards";
  for (const card of input.cards) {
    const problem = tagsProblem(card);
    if (problem) return problem;
  }
  const ids = input.cards.flatMap((card) => (card.id === undefined ? [] : [card.id]));
  return new Set(ids).size < ids.length ? "deck/duplicate-card-id" : null;
}
