import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { sameContent } from "@recollect/domain/decks/same-content.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { createDeck, readDeck, replaceDeck } from "../../decks-api.ts";

/**
 * Creates a deck at most once, however often it is tried under one `formId`, which travels as the Idempotency-Key.
 * When an earlier try had arrived although its answer was lost, the deck it made is brought up to what the form holds now.
 */
export async function createOnce(uid: string, formId: string, input: DeckInput): Promise<Deck> {
  const deck = await createDeck(uid, input, formId).catch((failure: unknown) => earlierDeck(uid, failure));
  return sameContent(deck, input) ? deck : replaceDeck(uid, deck.id, deck.revision, input);
}

/** The deck that the key made, when the form said something else at that time. */
function earlierDeck(uid: string, failure: unknown): Promise<Deck> {
  if (!(failure instanceof AppError) || failure.code !== "request/idempotency-key-reused") throw failure;
  return readDeck(uid, (failure.details as { deckId: number }).deckId);
}

export type SaveResult = { state: "saved"; deck: Deck } | { state: "conflict"; theirs: Deck };

type Save = {
  uid: string;
  deckId: number;
  revision: number;
  /** the content that the edit began with; null when it isn't known any more */
  start: DeckInput | null;
  input: DeckInput;
};

/**
 * Saves an edit over `revision`. When the deck was saved in between, it is a conflict only if the texts differ:
 * what is there may be this very edit, whose answer was lost, or the edit's own beginning with another visibility.
 */
export async function saveEdit({ uid, deckId, revision, start, input }: Save): Promise<SaveResult> {
  try {
    return { state: "saved", deck: await replaceDeck(uid, deckId, revision, input) };
  } catch (failure) {
    if (!(failure instanceof AppError) || failure.code !== "deck/changed-meanwhile") throw failure;
  }
  const theirs = await readDeck(uid, deckId);
  if (sameContent(theirs, input)) return { state: "saved", deck: theirs };
  if (start !== null && theirs.revision !== revision && sameContent(theirs, start)) {
    return saveEdit({ uid, deckId, revision: theirs.revision, start, input });
  }
  return { state: "conflict", theirs };
}
