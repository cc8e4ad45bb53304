import { withId } from "@recollect/domain/cards/card.ts";
import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { editedDeckProblem } from "@recollect/domain/decks/problems.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { conflictsIn } from "../../../decks/conflicts-in.ts";
import { readDeck } from "../../../decks/decks-api.ts";
import { patchDeck } from "../../../decks/send-deck.ts";
import { saveOnDevice } from "../../../decks/waiting/save-on-device.ts";
import { isDeviceKept } from "../../../device/store/is-device-kept.ts";
import { restoreVersion } from "../../../decks/history/history-api.ts";

/** Gives up on a deck that other devices save all the time. */
const mostTries = 4;

/**
 * Changes part of a deck as it is now. If it was saved in between, the change is repeated on the new state, so `change` must be repeatable.
 * Throws AppError, and what `change` throws.
 */
export function changeDeck(uid: string, deckId: number, change: (deck: Deck) => DeckInput): Promise<Deck> {
  return overNow(uid, deckId, (deck) => {
    const input = change(deck);
    const problem = editedDeckProblem(input);
    if (problem) throw new AppError(problem);
    return saveOrKeep(uid, deck, input);
  });
}

/** Where the app keeps decks on the device, a change is saved there as long as the server can't be reached. */
async function saveOrKeep(uid: string, deck: Deck, input: DeckInput): Promise<Deck> {
  const patch = makePatch(deck, input, noNewCard);
  if (!isDeviceKept()) return patchDeck(uid, deck.id, patch);
  const content = { ...input, cards: input.cards.map((card) => withId(card, card.id ?? noNewCard())) };
  const result = await saveOnDevice({ uid, deck, base: deck, content, unanswered: null });
  if (result.state === "conflict") throw new AppError("deck/changed-meanwhile");
  return result.deck;
}

/** Restores a card of the deck `before` its deletion, from the deck's history. */
export function withCardBack(uid: string, before: Deck, cardId: string): Promise<Deck> {
  return overNow(uid, before.id, async (deck) => {
    if (deck.cards.some(({ id }) => id === cardId)) return deck;
    return restoreVersion(uid, deck, before.revision, [cardId]);
  });
}

async function overNow(uid: string, deckId: number, save: (deck: Deck) => Promise<Deck>): Promise<Deck> {
  for (let left = mostTries; ; left--) {
    try {
      // Each try begins with what is there now.
      return await save(await readDeck(uid, deckId));
    } catch (failure) {
      if (!isMeanwhile(failure) || left <= 1) throw failure;
    }
  }
}

/** A restored version is refused over a newer revision, and a change over another one of the same field. */
function isMeanwhile(failure: unknown): boolean {
  return conflictsIn(failure) !== null || (failure instanceof AppError && failure.code === "deck/changed-meanwhile");
}

function noNewCard(): never {
  throw new Error("A part of a deck is changed without new cards.");
}
