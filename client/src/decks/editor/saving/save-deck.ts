import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import { sameContent } from "@recollect/domain/decks/same-content.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { createDeck, readDeck, replaceDeck } from "../../decks-api.ts";

/**
 * Creates a deck at most once for each `formId`, which is sent as the Idempotency-Key. If an earlier request arrived but its reply was
 * lost, the deck it created is updated to the form's content.
 */
export async function createOnce(uid: string, formId: string, input: DeckInput): Promise<Deck> {
  const deck = await createDeck(uid, input, formId).catch((failure: unknown) => earlierDeck(uid, failure));
  return sameContent(deck, input) ? deck : replaceDeck(uid, deck.id, deck.revision, input);
}

/** The deck created under the key, if the form had another content at that time. */
function earlierDeck(uid: string, failure: unknown): Promise<Deck> {
  if (!(failure instanceof AppError) || failure.code !== "request/idempotency-key-reused") throw failure;
  return readDeck(uid, (failure.details as { deckId: number }).deckId);
}

type SaveResult = { state: "saved"; deck: Deck } | { state: "conflict"; theirs: Deck };

type Save = {
  uid: string;
  deckId: number;
  revision: number;
  /** the content that the edit began with; null if it is no longer known */
  start: DeckInput | null;
  input: DeckInput;
};

/**
 * Saves an edit over `revision`. If the deck was saved in between, it is a conflict only if the texts differ: the saved deck may be this
 * same edit, whose reply was lost, or the original with another visibility.
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
