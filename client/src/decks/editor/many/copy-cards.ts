import { contentOf, withId, type Card } from "@recollect/domain/cards/card.ts";
import { newCardIdOf } from "@recollect/domain/cards/new-card-id.ts";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { newId } from "../../../lib/new-id.ts";
import { readDeck } from "../../decks-api.ts";
import { patchDeck } from "../../send-deck.ts";
import { patchFrom } from "../saving/save-deck.ts";

/** The deck with the copies, and the copies. */
export type CardCopies = { deck: Deck; cards: readonly Card[] };

/** The ids of the cards' copies, by their rows. Made once, the copies can be added again after a lost reply. */
export function idsOfCopies(cards: readonly FormCard[]): ReadonlyMap<string, string> {
  return new Map(cards.map(({ key }) => [key, newCardIdOf(newId())]));
}

/** Copies of cards, as new cards. */
export function copiesOf(cards: readonly FormCard[], ids: ReadonlyMap<string, string>): readonly Card[] {
  return cards.flatMap((card) => {
    const id = ids.get(card.key);
    return id === undefined ? [] : [withId(contentOf(card), id)];
  });
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
