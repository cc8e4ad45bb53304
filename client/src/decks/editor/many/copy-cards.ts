import { completeCards, contentOf, withId, type Card, type CardContent } from "@recollect/domain/cards/card.ts";
import { newCardIdOf } from "@recollect/domain/cards/new-card-id.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { newId } from "../../../lib/new-id.ts";
import { patchDeck, readDeck } from "../../decks-api.ts";
import { patchFrom } from "../saving/save-deck.ts";

/** The deck with the copies, and the copies. */
export type CardCopies = { deck: Deck; cards: readonly Card[] };

/** Copies of cards, as new cards. Made once, they can be added again after a lost reply. */
export function copiesOf(cards: readonly CardContent[]): readonly Card[] {
  return completeCards(cards).map((card) => withId(contentOf(card), newCardIdOf(newId())));
}

/** Adds the copies at the end of another own deck, unless they are there already. Throws AppError, also if they don't fit into it. */
export async function copyCardsTo(uid: string, deckId: number, copies: readonly Card[]): Promise<CardCopies> {
  const before = await readDeck(uid, deckId);
  const there = new Set(before.cards.map(({ id }) => id));
  const missing = copies.filter(({ id }) => !there.has(id));
  if (before.cards.length + missing.length > DECK.maxCards) throw new AppError("deck/too-many-cards");
  const deck = await patchDeck(uid, before.id, patchFrom(before, { ...before, cards: [...before.cards, ...missing] }));
  return { deck, cards: copies };
}

/** Takes copies out again. One that was changed there meanwhile is refused, as any other conflict. */
export async function takeCopiesBack(uid: string, { deck: { id }, cards }: CardCopies): Promise<Deck> {
  const before = await readDeck(uid, id);
  const copies = new Set(cards.map((card) => card.id));
  return patchDeck(uid, id, patchFrom(before, { ...before, cards: before.cards.filter((card) => !copies.has(card.id)) }));
}
