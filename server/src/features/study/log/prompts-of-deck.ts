import { cardFinder } from "@recollect/domain/cards/cards-text.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { cardIdOf, promptsOf } from "@recollect/domain/study/prompts.ts";

import { holdDeckText } from "../../../access/opened-decks.store.ts";
import { ensureListed, ensureListedUnseen, promptKeys } from "../../../prompts/prompts.store.ts";
import type { DeckPlace } from "../decks/deck-place.ts";
import { hasBegun } from "../decks/study-cards.store.ts";
import type { Db } from "../../../store/tables.ts";
import { trashedCards } from "./trashed-cards.store.ts";

/**
 * Why a card can't be studied now, although an answer to it is kept: the deck is there and does not ask for it any more; the student's own deck lies
 * in the trash, or is gone for good; a deck of another student is not open to this one, or is no more.
 */
export type Absence = "card-removed" | "in-trash" | "deleted" | "closed";

/** What a deck asks for. */
export type PromptsOfDeck = {
  /** why nothing of the deck can be studied now; null for one that can */ away: Exclude<Absence, "card-removed"> | null;
  /** whether it asks for this now */ has(key: string): boolean;
  /** whether it has the card that a key belongs to, whatever it asks for */ hasCard(key: string): boolean;
  /** the other prompts of the same card */ siblingsOf(key: string): string[];
};

/** Whether a text can be the id of a student or a card: only such are kept of what can't be looked up. */
export function isName(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(text);
}

/**
 * What the decks of a batch of entries ask for; each is read once, held until the transaction ends, and counts as begun from then on. A deck of
 * another that the student can't open is told of as one that never was. As long as the student has no answer in it, it may be a guess: a batch
 * that holds two such decks is refused, with `deck/not-found` and no entry's id. Throws `deck/not-found` with the entry's id for what can't be
 * a deck's key.
 */
export function promptsOfDecks(db: Db, uid: string) {
  const known = new Map<string, PromptsOfDeck>();
  let guessed: string | null = null;

  async function read(deckKey: string, { ownerId, deckId: id }: { ownerId: string; deckId: number }): Promise<PromptsOfDeck> {
    const deck = await holdDeckText(db, { uid, ownerId, id });
    if (deck) {
      await ensureListed(db, deck, () => promptKeys(deck.cards));
      return promptsIn(deck.cards, null);
    }
    if (ownerId === uid) {
      const cards = await trashedCards(db, { ownerId, id });
      return cards === null ? promptsIn("[]", "deleted") : promptsIn(cards, "in-trash");
    }
    if (!(await hasBegun(db, { userId: uid, deckOwnerId: ownerId, deckId: id }))) {
      if (guessed !== null) throw new AppError("deck/not-found");
      guessed = deckKey;
    }
    // So that what is kept is there again when the deck is.
    await ensureListedUnseen(db, { ownerId, id });
    return promptsIn("[]", "closed");
  }

  return {
    async of({ id, deckKey }: { id: string; deckKey: string }): Promise<PromptsOfDeck> {
      const before = known.get(deckKey);
      if (before) return before;
      const place = deckOfKey(deckKey);
      if (!place || !isName(place.ownerId)) throw new AppError("deck/not-found", { details: { id } });
      const prompts = await read(deckKey, place);
      known.set(deckKey, prompts);
      return prompts;
    },

    /** Whether a card of a deck that was asked for can be studied now. */
    isPresent(card: { deckKey: string; cardId: string }): boolean {
      const prompts = known.get(card.deckKey);
      return prompts !== undefined && absenceOf(prompts, card.cardId) === null;
    },
  };
}

/** Why a deck's card can't be studied now; null when it can. */
export function absenceOf(prompts: PromptsOfDeck, key: string): Absence | null {
  return prompts.away ?? (prompts.has(key) ? null : "card-removed");
}

function promptsIn(cards: string, away: PromptsOfDeck["away"]): PromptsOfDeck {
  const cardOf = cardFinder(cards);
  const askedBy = (key: string) => {
    const card = cardOf(cardIdOf(key));
    return card ? promptsOf(card).map((prompt) => prompt.key) : [];
  };
  return {
    away,
    has: (key) => askedBy(key).includes(key),
    hasCard: (key) => cardOf(cardIdOf(key)) !== null,
    siblingsOf: (key) => askedBy(key).filter((other) => other !== key),
  };
}

/** What the student may be asked in the deck as it is, by its keys; it stays so until the transaction ends, and counts as begun. */
export async function presentPrompts(db: Db, uid: string, { deckOwnerId, deckId }: DeckPlace): Promise<ReadonlySet<string>> {
  const deck = await holdDeckText(db, { uid, ownerId: deckOwnerId, id: deckId });
  const keys = promptKeys(deck?.cards ?? "[]");
  if (deck) await ensureListed(db, deck, () => keys);
  return new Set(keys);
}
