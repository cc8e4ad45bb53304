import type { QueryClient } from "@tanstack/react-query";
import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { DeckContent, DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { addSave, withChoicesOf } from "@recollect/domain/decks/waiting/waiting-edit.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { toast } from "../../ui/toast/toast.ts";
import { withDeck } from "../deck-list.ts";
import { createOnce, patchFrom, saveEdit, sendPatch, type SaveResult, type UnansweredPatch } from "../editor/saving/save-deck.ts";
import { keepNewDeck, keepSave } from "./keep-save.ts";
import { sendWaiting } from "./send-waiting.ts";
import { withWaitingSave } from "./store/shown-decks.ts";
import { waitingSaves, type WaitingSave } from "./store/waiting-saves.ts";
import { waitingTexts } from "./waiting.texts.ts";
import { waitingWords } from "./waiting-words.ts";

/** `kept`: saved on this device, as the deck is shown here until the server has it. */
export type DeviceSaveResult = SaveResult | { state: "kept"; deck: Deck };

type DeviceSave = {
  uid: string;
  /** the deck as it was opened */
  deck: Deck;
  base: DeckContent & { readonly revision: number };
  content: DeckContent;
  unanswered: UnansweredPatch | null;
};

/**
 * Saves an edit on the server or, where that can't be reached, on this device. If something of the deck waits already, the edit joins it, so that all of
 * it arrives in order. Throws AppError for what the server refuses, and where neither has room for it.
 */
export async function saveOnDevice({ uid, deck: openDeck, base, content, unanswered }: DeviceSave): Promise<DeviceSaveResult> {
  const deck = await withPresentNumber(uid, openDeck);
  const patch = patchFrom(base, content);
  const earlier = await waitingSaves.get(uid, deck.id).catch(() => null);
  if (earlier) return joined(uid, await keep({ uid, deck, content, patch, sent: null }));
  try {
    return await saveEdit({ uid, deckId: deck.id, base, content, unanswered });
  } catch (failure) {
    if (cutOffOf(failure) === null) throw failure;
    // It may have arrived: what was sent stays as it is, and what was typed since follows it.
    const rest = unanswered ? patchFrom({ ...unanswered.content, revision: base.revision }, content) : emptyPatch(base.revision);
    return { state: "kept", deck: await keep({ uid, deck, content, patch: rest, sent: unanswered?.patch ?? patch }) };
  }
}

/** The same for a patch after its student has chosen. */
export async function sendOrKeepPatch(uid: string, openDeck: Deck, patch: DeckPatch, content: DeckContent): Promise<DeviceSaveResult> {
  const deck = await withPresentNumber(uid, openDeck);
  try {
    return await sendPatch(uid, deck.id, patch);
  } catch (failure) {
    if (cutOffOf(failure) === null) throw failure;
    return { state: "kept", deck: await keep({ uid, deck, content, patch: emptyPatch(patch.base), sent: patch }) };
  }
}

/** Creates a deck on the server or, where that can't be reached, on this device. */
export async function createOnDevice(uid: string, formId: string, content: DeckContent): Promise<{ deck: Deck; isKept: boolean }> {
  try {
    const deck = await createOnce(uid, formId, content);
    // Where the browser refuses storage nothing waits either.
    await endEarlierTry(uid, formId, deck.id).catch(() => {});
    return { deck, isKept: false };
  } catch (failure) {
    if (cutOffOf(failure) === null) throw failure;
    return { deck: await keepNewDeck(uid, formId, content).catch(throwNoRoom), isKept: true };
  }
}

/** A try of the same form that was kept here is the deck that the server has now. Edits of it that were saved since go on waiting. */
async function endEarlierTry(uid: string, formId: string, number: number): Promise<void> {
  const earlier = (await waitingSaves.list(uid)).find(({ creation }) => creation?.key === formId);
  if (!earlier) return;
  await waitingSaves.rename(uid, earlier.deckId, number, (edit, there) => {
    if (!there) return edit;
    return withChoicesOf(edit.next ? addSave(there, edit.next, edit.content) : there, edit);
  });
}

/** Everything that waits of the deck is sent, with the save that has joined it. */
async function joined(uid: string, shown: Deck): Promise<DeviceSaveResult> {
  let deck = shown;
  let isSaved = false;
  try {
    await sendWaiting(
      uid,
      (savedDeck) => {
        deck = savedDeck;
        isSaved = true;
      },
      shown.id,
    );
  } catch (failure) {
    if (cutOffOf(failure) === null) throw failure;
  }
  const rest = await waitingSaves.get(uid, deck.id);
  // Texts that wait for a choice are no part of what was saved now.
  if (isSaved && !(rest && isUnsent(rest))) return { state: "saved", deck };
  return { state: "kept", deck: isSaved ? await withWaitingSave(uid, deck) : shown };
}

function isUnsent({ creation, edit }: WaitingSave): boolean {
  return creation !== null || edit.sent !== null || edit.next !== null;
}

function keep(input: Parameters<typeof keepSave>[0]): Promise<Deck> {
  return keepSave(input).catch(throwNoRoom);
}

function throwNoRoom(cause: unknown): never {
  throw new AppError("database/network-error", { message: waitingTexts.noRoom, cause });
}

/** The deck under the number that the server has given it meanwhile. */
async function withPresentNumber(uid: string, deck: Deck): Promise<Deck> {
  if (!isTemporaryDeckId(deck.id)) return deck;
  return { ...deck, id: (await waitingSaves.renamedTo(uid, deck.id)) ?? deck.id };
}

function emptyPatch(base: number): DeckPatch {
  return { base, cards: [], added: [], removed: [], order: null };
}

/** The server does not have the deck yet: the list shows it as it is on this device. Says why. */
export async function showKept(queryClient: QueryClient, uid: string, keptDeck: Deck): Promise<void> {
  const { cards: _cards, ...summary } = keptDeck;
  queryClient.setQueryData<DeckSummary[]>(queryKeys.decks(uid), (list) => list && withDeck(list, summary));
  const save = await waitingSaves.get(uid, keptDeck.id).catch(() => null);
  const hasReason = save !== null && (save.refusal !== null || !isUnsent(save));
  toast.info(hasReason ? waitingWords(save) : waitingTexts.kept);
}
