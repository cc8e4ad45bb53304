import { isComplete, tagsProblem, type CardInput } from "../cards/card.ts";
import { deckFormRows } from "../errors/deck-form-errors.ts";
import { addErrorRows } from "../errors/error-messages.ts";
import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import type { DeckInput } from "./deck.ts";
import { DECK } from "../limits/limits.ts";
import { looksEmpty } from "../words/drawn.ts";

addErrorRows(deckFormRows);

/**
 * The first problem that keeps a new deck from being created; null if there is none. `complete` are the complete cards, if they are known:
 * parsing long terms takes time.
 */
export function newDeckProblem(input: DeckInput, complete?: readonly CardInput[]): LocalErrorCode | null {
  if (looksEmpty(input.title)) return "deck/new-needs-title";
  return limitProblem(input) ?? (hasCard(input, complete) ? null : "deck/new-needs-card");
}

/** The same for an edited deck. */
export function editedDeckProblem(input: DeckInput, complete?: readonly CardInput[]): LocalErrorCode | null {
  if (looksEmpty(input.title)) return "deck/needs-title";
  return limitProblem(input) ?? (hasCard(input, complete) ? null : "deck/needs-card");
}

function hasCard({ cards }: DeckInput, complete?: readonly CardInput[]): boolean {
  return complete ? complete.length > 0 : cards.some(isComplete);
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
