import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { editedDeckProblem } from "@recollect/domain/decks/problems.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { readDeck, replaceDeck } from "../../../decks/decks-api.ts";

/** A deck that is saved by several devices at every moment is given up on. */
const mostTries = 4;

/**
 * Changes a part of a deck over what it holds at this moment: when it was saved in between, the change is made once more on what is there now,
 * so it must be one that may be made twice. Throws AppError, and what `change` throws.
 */
export async function changeDeck(uid: string, deckId: number, change: (deck: Deck) => DeckInput): Promise<Deck> {
  for (let left = mostTries; ; left--) {
    // oxlint-disable-next-line no-await-in-loop -- each try begins with what is there now
    const deck = await readDeck(uid, deckId);
    const input = change(deck);
    const problem = editedDeckProblem(input);
    if (problem) throw new AppError(problem);
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      return await replaceDeck(uid, deckId, deck.revision, input);
    } catch (failure) {
      const isMeanwhile = failure instanceof AppError && failure.code === "deck/changed-meanwhile";
      if (!isMeanwhile || left <= 1) throw failure;
    }
  }
}
