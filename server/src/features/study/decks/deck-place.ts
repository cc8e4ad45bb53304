import { AppError } from "@recollect/domain/errors/app-error.ts";
import { deckOfKey } from "@recollect/domain/study/log/entry.ts";

/** The key of a deck's rows in the study tables: its owner and its number. */
export type DeckPlace = { deckOwnerId: string; deckId: number };

/** Throws `deck/not-found` for a text that is not a deck key. */
export function deckPlaceOf(deckKey: string): DeckPlace {
  const deck = deckOfKey(deckKey);
  if (!deck) throw new AppError("deck/not-found");
  return { deckOwnerId: deck.ownerId, deckId: deck.deckId };
}
