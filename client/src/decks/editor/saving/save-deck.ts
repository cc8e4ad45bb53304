import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckContent, DeckPatch, PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import { patchWithoutBase } from "@recollect/domain/decks/conflict-choices.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import { sameContent } from "@recollect/domain/decks/same-content.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { newId } from "../../../lib/new-id.ts";
import { conflictsIn } from "../../conflicts-in.ts";
import { readDeck } from "../../decks-api.ts";
import { createDeck, patchDeck } from "../../send-deck.ts";

/**
 * Creates a deck at most once for each `formId`, which is sent as the Idempotency-Key. If an earlier request arrived but its reply was
 * lost, the deck it created is updated to the form's content.
 */
export async function createOnce(uid: string, formId: string, content: DeckContent): Promise<Deck> {
  const deck = await createDeck(uid, content, formId).catch((failure: unknown) => earlierDeck(uid, failure));
  return sameContent(deck, content) ? deck : patchDeck(uid, deck.id, patchFrom(deck, content));
}

/** The deck created under the key, if the form had another content at that time. */
function earlierDeck(uid: string, failure: unknown): Promise<Deck> {
  if (!(failure instanceof AppError) || failure.code !== "request/idempotency-key-reused") throw failure;
  return readDeck(uid, (failure.details as { deckId: number }).deckId);
}

/** The changes between two states of a deck whose cards all have ids. */
export function patchFrom(before: DeckContent & { readonly revision: number }, after: DeckContent): DeckPatch {
  return makePatch(before, after, () => {
    throw new Error("A card of a saved form has its id.");
  });
}

export type SaveResult =
  | { state: "saved"; deck: Deck }
  /** nothing was saved; `patch` is to be sent again with the choices */
  | { state: "conflict"; patch: DeckPatch; conflicts: readonly PatchConflict[] };

/** Sends the changes. Sent again after a lost reply they change nothing. Throws AppError for every failure but a conflict. */
export async function sendPatch(uid: string, deckId: number, patch: DeckPatch): Promise<SaveResult> {
  try {
    return { state: "saved", deck: await patchDeck(uid, deckId, patch) };
  } catch (failure) {
    const conflicts = conflictsIn(failure);
    if (!conflicts) throw failure;
    return { state: "conflict", patch, conflicts };
  }
}

/** A patch whose reply did not come, and the content that it makes. */
export type UnansweredPatch = { patch: DeckPatch; content: DeckContent };

type Edit = {
  uid: string;
  deckId: number;
  /** what the edit began with */
  base: DeckContent & { readonly revision: number };
  content: DeckContent;
  /** an earlier save of the same form, which may have arrived */
  unanswered: UnansweredPatch | null;
};

/**
 * Saves an edit as the changes since `base`. A save whose reply was lost goes first, as it was: only then is it known what the further changes began with,
 * and nobody is asked about their own words.
 */
export async function saveEdit({ uid, deckId, base, content, unanswered }: Edit): Promise<SaveResult> {
  if (unanswered) {
    const earlier = await sendPatch(uid, deckId, unanswered.patch);
    if (earlier.state === "saved") {
      const { deck } = earlier;
      if (sameContent(unanswered.content, content)) return earlier;
      return sendPatch(uid, deckId, patchFrom({ ...unanswered.content, revision: deck.revision }, content));
    }
  }
  return sendPatch(uid, deckId, patchFrom(base, content));
}

/** Saves a form whose beginning is not known any more: what differs from the deck as it is now asks. */
export async function saveWithoutBase(uid: string, deckId: number, content: DeckContent): Promise<SaveResult> {
  const theirs = await readDeck(uid, deckId);
  const { patch, conflicts } = patchWithoutBase(content, theirs, newId);
  return conflicts.length > 0 ? { state: "conflict", patch, conflicts } : sendPatch(uid, deckId, patch);
}
