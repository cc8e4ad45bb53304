import { randomBytes } from "node:crypto";

import { withId, type Card, type CardInput } from "@recollect/domain/cards/card.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

/** 9 bytes are exactly 12 characters of base64url. */
const idBytes = 9;
const idLength = 12;
const idsPerDraw = 512;

/** Returns new card ids: 12 characters that are safe in an address, generated many at a time. */
export function createCardIds(bytes: (count: number) => Buffer = randomBytes): () => string {
  let characters = "";
  let usedBytes = 0;
  return () => {
    if (usedBytes === characters.length) {
      characters = bytes(idBytes * idsPerDraw).toString("base64url");
      usedBytes = 0;
    }
    usedBytes += idLength;
    return characters.slice(usedBytes - idLength, usedBytes);
  };
}

/** The cards, each with its own id, or a new one that no other card of the deck has. */
export function withIds(cards: readonly CardInput[], newId: () => string): Card[] {
  const takenIds = new Set(cards.map(({ id }) => id));
  return cards.map((card) => withId(card, card.id ?? unusedId(newId, takenIds)));
}

function unusedId(newId: () => string, takenIds: Set<string | undefined>): string {
  let id = newId();
  while (takenIds.has(id)) id = newId();
  takenIds.add(id);
  return id;
}

/** Throws `request/invalid` if a card has an id that the deck does not know: a whole deck brings no ids of its own. */
export function refuseUnknownIds(cards: readonly CardInput[], knownCards: readonly Pick<Card, "id">[]): void {
  const ids = new Set(knownCards.map(({ id }) => id));
  const index = cards.findIndex(({ id }) => id !== undefined && !ids.has(id));
  if (index === -1) return;
  throw new AppError("request/invalid", { details: [{ path: `cards.${index}.id`, problem: "the deck has no card with this id" }] });
}
