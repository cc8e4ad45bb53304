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
 * Why a card can't be studied now, although its answer is kept: the deck exists but no longer has the prompt; the student's own deck is in
 * the trash, or deleted for good; another student's deck is not open to this one, or deleted.
 */
export type Absence = "card-removed" | "in-trash" | "deleted" | "closed";

/** The prompts of a deck. */
type PromptsOfDeck = {
  /** why nothing of the deck can be studied now; null if it can */ away: Exclude<Absence, "card-removed"> | null;
  /** whether the deck has this prompt now */ has(key: string): boolean;
  /** whether the deck has the prompt's card, with this prompt or without */ hasCard(key: string): boolean;
  /** the other prompts of the same card */ siblingsOf(key: string): string[];
};

/** Whether a text can be the id of a student or a card: other texts are not kept for decks that can't be read. */
export function isName(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(text);
}

/**
 * The prompts of the decks of a batch of entries; each deck is read once, locked until the transaction ends, and counts as begun from then
 * on. Another student's deck that can't be opened looks like one that never existed. While the student has no answer in such a deck, its
 * key may be a guess: a batch with two such decks is refused with `deck/not-found` and no entry's id. Throws `deck/not-found` with the
 * entry's id for a text that can't be a deck key.
 */
export function promptsOfDecks(db: Db, uid: string) {
  const knownDecks = new Map<string, PromptsOfDeck>();
  let guessed: string | null = null;

  async function readDeck(deckKey: string, { ownerId, deckId: id }: { ownerId: string; deckId: number }): Promise<PromptsOfDeck> {
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
    // So that the kept answers count when the deck is back.
    await ensureListedUnseen(db, { ownerId, id });
    return promptsIn("[]", "closed");
  }

  return {
    async of({ id, deckKey }: { id: string; deckKey: string }): Promise<PromptsOfDeck> {
      const before = knownDecks.get(deckKey);
      if (before) return before;
      const place = deckOfKey(deckKey);
      if (!place || !isName(place.ownerId)) throw new AppError("deck/not-found", { details: { id } });
      const prompts = await readDeck(deckKey, place);
      knownDecks.set(deckKey, prompts);
      return prompts;
    },

    /** Whether a card of an already read deck can be studied now. */
    isPresent(card: { deckKey: string; cardId: string }): boolean {
      const prompts = knownDecks.get(card.deckKey);
      return prompts !== undefined && absenceOf(prompts, card.cardId) === null;
    },
  };
}

/** Why a deck's card can't be studied now; null if it can. */
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

/** The student's prompts in the deck as it is, by key; locked until the transaction ends, and the deck counts as begun. */
export async function presentPrompts(db: Db, uid: string, { deckOwnerId, deckId }: DeckPlace): Promise<ReadonlySet<string>> {
  const deck = await holdDeckText(db, { uid, ownerId: deckOwnerId, id: deckId });
  const keys = promptKeys(deck?.cards ?? "[]");
  if (deck) await ensureListed(db, deck, () => keys);
  return new Set(keys);
}
