import { cardFinder } from "@recollect/domain/cards/cards-text.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { cardIdOf, promptsOf } from "@recollect/domain/study/prompts.ts";

import { holdDeckText } from "../../../access/opened-decks.store.ts";
import { ensureListed, promptKeys } from "../../../prompts/prompts.store.ts";
import type { DeckPlace } from "../decks/deck-place.ts";
import type { Db } from "../../../store/tables.ts";

/** What a deck asks for. */
export type PromptsOfDeck = {
  /** whether it asks for this now */ has(key: string): boolean;
  /** whether it has the card that a key belongs to, whatever it asks for */ hasCard(key: string): boolean;
  /** the other prompts of the same card */ siblingsOf(key: string): string[];
};

type Asked = { id: string; deckKey: string };

/**
 * What the decks of a batch of entries ask for; each is read once, held until the transaction ends, and counts as begun from then on. Throws
 * `deck/not-found`, with the entry's id.
 */
export function promptsOfDecks(db: Db, uid: string): (given: Asked) => Promise<PromptsOfDeck> {
  const known = new Map<string, PromptsOfDeck>();
  return async ({ id, deckKey }) => {
    const before = known.get(deckKey);
    if (before) return before;
    const place = deckOfKey(deckKey);
    const deck = place && (await holdDeckText(db, { uid, ownerId: place.ownerId, id: place.deckId }));
    if (!deck) throw new AppError("deck/not-found", { details: { id } });
    await ensureListed(db, deck, () => promptKeys(deck.cards));
    const cardOf = cardFinder(deck.cards);
    const askedBy = (key: string) => {
      const card = cardOf(cardIdOf(key));
      return card ? promptsOf(card).map((prompt) => prompt.key) : [];
    };
    const prompts: PromptsOfDeck = {
      has: (key) => askedBy(key).includes(key),
      hasCard: (key) => cardOf(cardIdOf(key)) !== null,
      siblingsOf: (key) => askedBy(key).filter((other) => other !== key),
    };
    known.set(deckKey, prompts);
    return prompts;
  };
}

/** What the student may be asked in the deck as it is, by its keys; it stays so until the transaction ends, and counts as begun. */
export async function presentPrompts(db: Db, uid: string, { deckOwnerId, deckId }: DeckPlace): Promise<ReadonlySet<string>> {
  const deck = await holdDeckText(db, { uid, ownerId: deckOwnerId, id: deckId });
  const keys = promptKeys(deck?.cards ?? "[]");
  if (deck) await ensureListed(db, deck, () => keys);
  return new Set(keys);
}
