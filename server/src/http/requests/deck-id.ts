import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

/** The id of the deck that a request names. Throws `deck/bad-id` for a text that can't be one. */
export function requireDeckId(text: string | undefined): number {
  const id = deckIdIn(text);
  if (id === null) throw new AppError("deck/bad-id");
  return id;
}
