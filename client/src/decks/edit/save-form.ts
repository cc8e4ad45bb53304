import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import type { DeckContent, DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { saveOnDevice, sendOrKeepPatch, type DeviceSaveResult } from "../waiting/save-on-device.ts";
import { patchFrom, saveEdit, saveWithoutBase, sendPatch, type UnansweredPatch } from "../editor/saving/save-deck.ts";
import type { EditorState } from "../editor/state/editor-state.ts";

type Form = {
  /** who edits */
  uid: string;
  /** whose deck it is: of a deck of somebody else this device keeps nothing but the draft */
  ownerId: string;
  deck: Deck;
  content: DeckContent;
};

const isKeptHere = ({ uid, ownerId }: Form) => ownerId === uid && isDeviceKept();

/** Saves an open form; `base` is what the edit began with, null if that is not known. `unanswered` remembers a save whose reply did not come. */
export async function saveForm(
  form: Form & { base: (DeckContent & { readonly revision: number }) | null; unanswered: { current: UnansweredPatch | null } },
): Promise<DeviceSaveResult> {
  const { uid, ownerId, deck, content, base, unanswered } = form;
  if (base === null) return saveWithoutBase(ownerId, deck.id, content);
  try {
    const edit = { base, content, unanswered: unanswered.current };
    if (isKeptHere(form)) return await saveOnDevice({ ...edit, uid, deck });
    return await saveEdit({ ...edit, uid: ownerId, deckId: deck.id });
  } catch (failure) {
    // It may have arrived all the same. What an earlier save began with is still right, if that one is not answered either.
    if (cutOffOf(failure) !== null) unanswered.current ??= { patch: patchFrom(base, content), content };
    throw failure;
  }
}

/** Saves a patch after its conflicts were chosen. */
export async function saveChoices(form: Form, patch: DeckPatch): Promise<DeviceSaveResult> {
  const { uid, ownerId, deck, content } = form;
  if (!isKeptHere(form)) return sendPatch(ownerId, deck.id, patch);
  return sendOrKeepPatch(uid, deck, patch, content);
}

/** What an open form becomes once `base` is saved as this revision: what was typed since begins there. One that others' saves took further stays. */
export function afterSave(base: DeckForm, revision: number): (open: EditorState) => EditorState {
  const saved = { base, start: base, baseRevision: revision, startRevision: revision };
  return (open) => ((open.baseRevision ?? revision) > revision ? open : { ...open, ...saved });
}
