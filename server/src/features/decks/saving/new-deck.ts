import type { CardInput } from "@recollect/domain/cards/card.ts";
import { cardsText } from "@recollect/domain/cards/cards-text.ts";
import type { DeckInput } from "@recollect/domain/decks/deck.ts";
import { newDeckProblem } from "@recollect/domain/decks/problems.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { turnAfter } from "../../../store/yield-while-parsing.ts";
import { bytesOf, type DeckRow } from "../deck/decks.store.ts";
import { withIds } from "./card-ids.ts";
import { completeInPortions } from "./complete-cards.ts";
import { fingerprintOf } from "./creation-keys.store.ts";

/** The student's part of a deck, as it is stored. */
export type Content = Pick<DeckRow, "title" | "description" | "cards" | "cardCount">;

type NewDeck = { content: Content; /** `bytesOf` the content */ bytes: number; /** a digest of the request */ fingerprint: () => string };

/** A new deck as it is stored, without its incomplete cards. Cards keep the ids that they were sent with. Throws the problem of the input. */
export async function newDeckOf(input: DeckInput, newCardId: () => string): Promise<NewDeck> {
  const complete = await completeInPortions(input.cards);
  const problem = newDeckProblem(input, complete);
  if (problem) throw new AppError(problem);
  const { content } = contentOf(input, complete, newCardId);
  await turnAfter(content.cards.length);
  return { content, bytes: bytesOf(content), fingerprint: () => fingerprintOf(["new", input]) };
}

/** The content as it is stored, and its cards: title and description trimmed, complete cards exactly as typed. */
export function contentOf({ title, description }: DeckInput, complete: readonly CardInput[], newCardId: () => string) {
  const cards = withIds(complete, newCardId);
  const content: Content = { title: title.trim(), description: description.trim(), cards: cardsText(cards), cardCount: cards.length };
  return { content, cards };
}
