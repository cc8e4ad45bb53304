import type { Card } from "@recollect/domain/cards/card.ts";
import type { AuthorChange } from "@recollect/domain/decks/following/merge-decks.ts";
import type { ImportedDeck } from "./import-api.ts";

/** A card of an import that stays as it is here, or stays away, unless the student decides otherwise. */
export type CardToDecide = {
  deckId: number;
  cardId: string;
  change: AuthorChange & { kind: "changed" | "away" };
  /** the whole card as the package has it */
  theirs: Card;
};

export function cardsToDecide(decks: readonly ImportedDeck[]): CardToDecide[] {
  return decks.flatMap(({ id: deckId, conflicts, away = [] }) => [
    ...conflicts.flatMap(({ cardId, change, there }): CardToDecide[] =>
      change ? [{ deckId, cardId, change, theirs: { ...there, id: cardId } }] : [],
    ),
    ...away.map((card): CardToDecide => ({ deckId, cardId: card.id, change: { kind: "away", card }, theirs: card })),
  ]);
}
