import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import { composePatches } from "@recollect/domain/decks/waiting/compose-patches.ts";
import {
  addSave,
  afterConflicts,
  afterSaved,
  beginSending,
  withChoicesOf,
  type WaitingEdit,
} from "@recollect/domain/decks/waiting/waiting-edit.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { newId } from "../../lib/new-id.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { isAbort } from "../../lib/requests/http.ts";
import { conflictsIn } from "../conflicts-in.ts";
import { createDeck, patchDeck } from "../send-deck.ts";
import { waitingSaves, type WaitingSave } from "./store/waiting-saves.ts";

/** A save that meets other changes of the same fields each time is left for later. */
const mostTries = 5;

/** Called with each deck as the server has it after a save. `id` is the number that it had on this device until then. */
type OnSaved = (deck: Deck, id: number) => void;

/**
 * Sends what waits on this device, in the order in which it was saved, from one tab at a time. What the server refuses stays, with the reason; a field that
 * was changed elsewhere too gets into the list of choices. Throws when sending has to wait: for the server, or for the student to sign in.
 */
export async function sendWaiting(uid: string, onSaved: OnSaved, only?: number): Promise<void> {
  await alone(uid, async () => {
    const saves = await waitingSaves.list(uid);
    let trouble: AppError | null = null;
    for (const { deckId } of saves) {
      if (only !== undefined && only !== deckId) continue;
      try {
        // In order, one at a time.
        await sendOne(uid, deckId, onSaved);
      } catch (failure) {
        // A server that fails at one deck may take the others.
        if (!(failure instanceof AppError) || cutOffOf(failure) !== null || failure.status < 500) throw failure;
        trouble = failure;
      }
    }
    if (trouble !== null) throw trouble;
  });
}

/** the last sending of each student in this tab, in browsers without locks between tabs */
const lastOf = new Map<string, Promise<void>>();

function alone(uid: string, work: () => Promise<void>): Promise<unknown> {
  if (navigator.locks) return navigator.locks.request(`recollect-waiting-saves-${uid}`, work);
  const sending = (lastOf.get(uid) ?? Promise.resolve()).then(work, work);
  lastOf.set(uid, sending);
  return sending;
}

async function sendOne(uid: string, deckId: number, onSaved: OnSaved): Promise<void> {
  for (let left = mostTries; left > 0; left -= 1) {
    // Stored as sent before it is sent: the reply may be lost, and the tab may be killed.
    const save = await waitingSaves.update(uid, deckId, (now) => now && (isRefusedCreation(now) ? now : begun(now)));
    if (!save || isRefusedCreation(save) || (save.creation === null && save.edit.sent === null)) return;
    try {
      await (save.creation ? create(save, onSaved) : change(save, onSaved));
    } catch (failure) {
      const conflicts = conflictsIn(failure);
      if (!conflicts && isOfTheMoment(failure)) throw failure;
      const after = await waitingSaves.update(uid, deckId, (now) =>
        now && conflicts ? { ...now, edit: afterConflicts(now.edit, conflicts, newId) } : now && refused(now, failure, save),
      );
      if (!conflicts && after?.refusal !== null) return;
    }
  }
}

/** A new deck that the server refused is sent again once its content has changed, or when its student asks for that: many requests may name it. */
function isRefusedCreation({ creation, refusal }: WaitingSave): boolean {
  return creation !== null && refusal !== null;
}

function begun(save: WaitingSave): WaitingSave {
  const { creation, edit } = save;
  if (!creation) return { ...save, edit: beginSending(edit), refusal: null };
  return { ...save, creation: { ...creation, sent: creation.sent ?? edit.content }, refusal: null };
}

async function change({ uid, deckId, edit }: WaitingSave, onSaved: OnSaved): Promise<void> {
  if (!edit.sent) return;
  const deck = await patchDeck(uid, deckId, edit.sent);
  await waitingSaves.update(uid, deckId, (now) => now && { ...now, edit: afterSaved(now.edit) });
  onSaved(deck, deckId);
}

/** The key makes one deck of it, however often it is sent. What was saved since is the first edit of the deck. */
async function create({ uid, deckId, creation }: WaitingSave, onSaved: OnSaved): Promise<void> {
  if (!creation?.sent) return;
  const { key, sent } = creation;
  const deck = await createDeck(uid, sent, key);
  onSaved(deck, deckId);
  await waitingSaves.rename(uid, deckId, deck.id, (edit, earlier) => editSince({ ...sent, revision: deck.revision }, edit, earlier));
}

function editSince(before: Parameters<typeof makePatch>[0], edit: WaitingEdit, earlier: WaitingEdit | null): WaitingEdit {
  const { content } = edit;
  const patch = makePatch(before, content, () => {
    throw new Error("A card that waits has its id.");
  });
  return withChoicesOf(addSave(earlier, patch, content), edit);
}

/**
 * The server will not take it as it was tried. It becomes one with what is saved next, which may mend it: a new deck that has other content by now is not
 * refused, it was not tried yet.
 */
function refused(save: WaitingSave, failure: unknown, tried: WaitingSave): WaitingSave {
  const error = failure instanceof AppError ? failure : new AppError(undefined, { cause: failure });
  const isNewer = save.creation !== null && tried.creation?.sent != null && textOf(tried.creation.sent) !== textOf(save.edit.content);
  const { sent, next, content } = save.edit;
  const patch = sent && next ? composePatches(sent, next, content) : (sent ?? next);
  return {
    ...save,
    edit: { ...save.edit, sent: null, next: patch },
    creation: save.creation && { ...save.creation, sent: null },
    refusal: isNewer ? null : { message: error.message, isGone: save.creation === null && error.status === 404 },
  };
}

function textOf({ title, description, cards }: DeckContent): string {
  return JSON.stringify([title, description, cards]);
}

/**
 * Whether a reply was not written by our server: by a proxy, by a network that asks for a login, or while a server is being replaced. It is named by its status
 * alone (`refusalOf`), and says nothing about what was sent.
 */
function isForeign({ details, status }: AppError): boolean {
  return typeof details === "object" && details !== null && "status" in details && details.status === status;
}

/** Whether sending the same later may succeed, without its student doing anything: a student without storage left has to do something. */
function isOfTheMoment(failure: unknown): boolean {
  if (cutOffOf(failure) !== null || isAbort(failure)) return true;
  if (!(failure instanceof AppError) || failure.code === "storage/full") return false;
  if (failure.status !== 413 && isForeign(failure)) return true;
  return failure.status === 401 || failure.status === 429 || failure.status >= 500;
}
