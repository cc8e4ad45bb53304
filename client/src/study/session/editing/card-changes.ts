import { contentOf, type Card, type CardContent } from "@recollect/domain/cards/card.ts";
import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { applyPatch } from "@recollect/domain/decks/deck-patch.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { sidesOf } from "@recollect/domain/study/prompt-sides.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import { promptOf } from "@recollect/domain/study/prompts.ts";
import type { CardToStudy } from "../../requests/study-api.ts";

/** The card was changed elsewhere since the edit began; `theirs` is its text now. */
export class CardConflict extends Error {
  readonly theirs: CardContent;

  constructor(theirs: CardContent) {
    super("The card was changed somewhere else");
    this.theirs = theirs;
  }
}

/** A deck with one card changed from `start` to `mine`, field by field. Throws `practice/card-not-found`, CardConflict. */
export function withCardEdited(deck: Deck, cardId: string, start: CardContent, mine: CardContent): DeckInput {
  const theirs = deck.cards.find(({ id }) => id === cardId);
  if (!theirs) throw new AppError("practice/card-not-found");
  const ofCard = (content: CardContent) => ({ ...deck, cards: [{ ...content, id: cardId }] });
  const patch = makePatch(ofCard(start), ofCard(mine), () => cardId);
  const { deck: after, conflicts } = applyPatch(deck, patch, () => null);
  if (conflicts.length > 0) throw new CardConflict(contentOf(theirs));
  return inputOf(deck, after.cards);
}

export function withoutCard(deck: Deck, cardId: string): DeckInput {
  const cards = deck.cards.filter(({ id }) => id !== cardId);
  if (cards.length === 0) throw new AppError("deck/last-card");
  return inputOf(deck, cards);
}

function inputOf({ title, description }: Deck, cards: readonly Card[]): DeckInput {
  return { title, description, cards: [...cards] };
}

/** A card to study with a new text; null when the text no longer asks this question. */
export function withNewText(current: CardToStudy, card: Card): CardToStudy | null {
  const prompt = promptOf(card, current.cardId);
  if (!prompt) return null;
  const { deckKey, cardId, deckAt, cardAt, progress, deckId, deckTitle, languages } = current;
  const place = { deckKey, cardId, deckAt, cardAt, progress, deckId, deckTitle };
  return { ...contentOf(card), ...sidesOf(card, prompt), ...place, ...(languages && { languages }) };
}

/** Whether two prompts belong to the same card. */
export function isOfCard(current: Pick<CardToStudy, "deckKey" | "cardId">) {
  const id = cardIdOf(current.cardId);
  return ({ deckKey, cardId }: { deckKey: string; cardId: string }): boolean => deckKey === current.deckKey && cardIdOf(cardId) === id;
}
