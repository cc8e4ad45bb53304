import type { DeckContent, DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { newTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { addSave } from "@recollect/domain/decks/waiting/waiting-edit.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { newDeck, shownDeck } from "./store/shown-decks.ts";
import { waitingSaves, type WaitingSave } from "./store/waiting-saves.ts";

type KeepSaveInput = {
  uid: string;
  /** the deck as it was opened */
  deck: Deck;
  /** the deck as it was saved */
  content: DeckContent;
  /** the changes that make one of the other */
  patch: DeckPatch;
  /** an earlier save of the same form that was sent, and may have arrived; `patch` follows it */
  sent: DeckPatch | null;
};

/** Keeps a save on this device until it can be sent. Returns the deck as it is shown from now on. Rejects where the browser has no room for it. */
export async function keepSave({ uid, deck, content, patch, sent }: KeepSaveInput): Promise<Deck> {
  const save = await waitingSaves.update(uid, deck.id, (earlier) => {
    // What was sent comes before what was saved since. Beside an earlier save, which another tab may have kept meanwhile, it is one more.
    const before = earlier
      ? sent
        ? addSave(earlier.edit, sent, content)
        : earlier.edit
      : sent && { sent, next: null, content, choices: [] };
    const edit = addSave(before, patch, content);
    const base = earlier ?? { uid, deckId: deck.id, creation: null, savedAt: Date.now() };
    return { ...base, edit, refusal: null };
  });
  return save ? shownDeck(deck, save) : { ...deck, ...content, cardCount: content.cards.length };
}

/**
 * Keeps a new deck on this device until it can be created, under a temporary number. `key` makes it one deck, however often it is sent, and however often
 * it is kept: the last content counts.
 */
export async function keepNewDeck(uid: string, key: string, content: DeckContent): Promise<Deck> {
  const known = (await waitingSaves.list(uid)).find(({ creation }) => creation?.key === key);
  const first: WaitingSave = {
    uid,
    deckId: newTemporaryDeckId(Math.random),
    edit: { sent: null, next: null, content, choices: [] },
    // It was sent, and may have arrived.
    creation: { key, sent: content },
    refusal: null,
    savedAt: Date.now(),
  };
  const save = await waitingSaves.update(uid, known?.deckId ?? first.deckId, (now) => {
    if (!known) return first;
    return now?.creation ? { ...now, edit: { ...now.edit, content }, refusal: null } : now;
  });
  // It was sent in this moment: the server knows the key.
  if (save?.creation?.key !== key) throw new AppError("database/network-error");
  return newDeck(save);
}
