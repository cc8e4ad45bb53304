import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";

/**
 * Whether a test goes on by this device alone after a request failed: without a network, and in a deck that was made on this device, which keeps its temporary
 * number during a test while the server has it under another one.
 */
export function mayGoOnHere(failure: unknown, deckId: number): boolean {
  if (cutOffOf(failure) === "network") return true;
  return isTemporaryDeckId(deckId) && failure instanceof AppError && failure.code === "deck/not-found";
}
