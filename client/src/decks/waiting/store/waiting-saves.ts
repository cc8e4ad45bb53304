import type { WaitingEdit } from "@recollect/domain/decks/waiting/waiting-edit.ts";
import { isDone } from "@recollect/domain/decks/waiting/waiting-edit.ts";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { answer, lastingDatabase, whenWritten } from "../../../lib/browser/lasting-database.ts";
import { hasWaitingSaves } from "./has-waiting-saves.ts";

/** What was saved of one deck on this device and that the server does not have. */
export type WaitingSave = {
  uid: string;
  deckId: number;
  edit: WaitingEdit;
  /** of a deck that the server does not have at all: the key of its creation, and its content when it was sent first, or null */
  creation: { key: string; sent: DeckContent | null } | null;
  /** why the server refused it; null if it did not */
  refusal: { message: string; /** the deck was deleted meanwhile */ isGone: boolean } | null;
  /** ms since 1970 */
  savedAt: number;
};

/** The number that a deck has since the server knows it; before that it had a temporary one. */
type Renaming = { uid: string; deckId: number; renamedTo: number };

const storeName = "waiting-saves";

/*
 * A database of its own: the device's copy is thrown away with every new version of its store, and when the server says so. This is the only place that
 * has these texts.
 */
const begin = lastingDatabase(
  () => indexedDB,
  storeName,
  (database) => void database.createObjectStore(storeName, { keyPath: ["uid", "deckId"] }),
);

const channelName = (uid: string) => `recollect-waiting-saves-${uid}`;
const listeners = new Set<() => void>();

/** Saves that wait on this device. Each student sees only their own. Every call rejects when the browser refuses storage. */
export const waitingSaves = {
  /** in the order in which their decks were saved first */
  async list(uid: string): Promise<WaitingSave[]> {
    const all = await answer<(WaitingSave | Renaming)[]>((await begin("readonly")).getAll(allOf(uid)));
    const saves = all.filter(isSave).toSorted((a, b) => a.savedAt - b.savedAt);
    hasWaitingSaves.set(uid, saves.length > 0);
    return saves;
  },

  async get(uid: string, deckId: number): Promise<WaitingSave | null> {
    const found = await answer<WaitingSave | Renaming | undefined>((await begin("readonly")).get([uid, deckId]));
    return found && isSave(found) ? found : null;
  },

  /** Changes a save in one transaction, so that two tabs do not overwrite each other. One with nothing left to send or to choose is removed. */
  async update(uid: string, deckId: number, change: (save: WaitingSave | null) => WaitingSave | null): Promise<WaitingSave | null> {
    // Set before the save is there: a page that is closed in between looks for it in vain, instead of never.
    hasWaitingSaves.set(uid, true);
    const store = await begin("readwrite", "strict");
    const found = await answer<WaitingSave | Renaming | undefined>(store.get([uid, deckId]));
    // It was saved in a tab that does not know its number yet.
    if (found && !isSave(found)) return waitingSaves.update(uid, found.renamedTo, change);
    const next = change(found ?? null);
    const isLeft = next !== null && (next.creation !== null || !isDone(next.edit));
    await whenWritten(isLeft ? store.put(next) : store.delete([uid, deckId]));
    if (isLeft) hasWaitingSaves.set(uid, true);
    publish(uid);
    return isLeft ? next : null;
  },

  /**
   * A deck has its number now, under which what is left of its save goes on waiting. `leftOf` joins it with what waits under that number already: the deck may
   * have been in a list, and edited, before the reply to its creation came.
   */
  async rename(
    uid: string,
    from: number,
    to: number,
    leftOf: (edit: WaitingEdit, earlier: WaitingEdit | null) => WaitingEdit,
  ): Promise<void> {
    const store = await begin("readwrite", "strict");
    const found = await answer<WaitingSave | Renaming | undefined>(store.get([uid, from]));
    const there = await answer<WaitingSave | Renaming | undefined>(store.get([uid, to]));
    const save = found && isSave(found) ? found : null;
    const edit = save && leftOf(save.edit, there && isSave(there) ? there.edit : null);
    if (save && edit && !isDone(edit)) store.put({ ...save, deckId: to, edit, creation: null, refusal: null } satisfies WaitingSave);
    await whenWritten(store.put({ uid, deckId: from, renamedTo: to } satisfies Renaming));
    publish(uid);
  },

  /** The number of a deck that had a temporary one; null if it has it still, or was never made here. */
  async renamedTo(uid: string, deckId: number): Promise<number | null> {
    const found = await answer<WaitingSave | Renaming | undefined>((await begin("readonly")).get([uid, deckId]));
    return found && !isSave(found) ? found.renamedTo : null;
  },

  /** the decks that had temporary numbers */
  async renamings(uid: string): Promise<Renaming[]> {
    const all = await answer<(WaitingSave | Renaming)[]>((await begin("readonly")).getAll(allOf(uid)));
    return all.filter((item) => isRenaming(item));
  },

  async discardAll(uid: string): Promise<void> {
    await whenWritten((await begin("readwrite")).delete(allOf(uid)));
    hasWaitingSaves.set(uid, false);
    publish(uid);
  },

  /** Called after each change, of any tab of this browser. Returns the function that unsubscribes. */
  subscribe(uid: string, listener: () => void): () => void {
    const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName(uid));
    channel?.addEventListener("message", listener);
    listeners.add(listener);
    return () => {
      channel?.close();
      listeners.delete(listener);
    };
  },
};

function publish(uid: string): void {
  for (const listener of listeners) listener();
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName(uid));
  // oxlint-disable-next-line require-post-message-target-origin -- a channel has no target
  channel.postMessage(null);
  channel.close();
}

function isSave(item: WaitingSave | Renaming): item is WaitingSave {
  return "edit" in item;
}

function isRenaming(item: WaitingSave | Renaming): item is Renaming {
  return !isSave(item);
}

/** The key range of a student's items: an array sorts after every number. */
function allOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}
