import { durableCopies, type DurableCopies } from "../../lib/browser/durable-copies.ts";
import type { NewEntry } from "../requests/study-api.ts";

/** An entry that waits to be sent; `offsetMs` is what was added to the device's clock for its time, to correct it later. */
export type WaitingEntry = { entry: NewEntry; offsetMs: number };

/** Copies that survive a killed browser. */
export const entryCopies = durableCopies(() => indexedDB, "answers");

/** The only place that writes an entry. Throws where the browser refuses it; a copy may exist even then. */
export function writeEntry(storage: Storage, copies: Pick<DurableCopies, "keep">, uid: string, waiting: WaitingEntry): void {
  const [key, text] = [entryPrefix(uid) + waiting.entry.id, JSON.stringify(waiting)];
  void copies.keep(key, text);
  storage.setItem(key, text);
}

/** Writes an entry to the device as the outbox does, for use while the outbox's code is loading. */
export function storeEntryBeforeOutbox(uid: string, entry: NewEntry): void {
  try {
    writeEntry(localStorage, entryCopies, uid, { entry, offsetMs: 0 });
  } catch {
    // A browser that stores nothing has it in memory until it is sent.
  }
}

/** The key prefix under which a student's entries wait on the device. */
export function entryPrefix(uid: string): string {
  return `recollect:study:entry:${uid}:`;
}

/** The key of the time of the device's last entry. */
export function lastEntryKey(uid: string): string {
  return `recollect:study:last:${uid}`;
}

/** Whether any of a student's entries wait on this device. */
export function hasEntries(uid: string): boolean {
  return entryKeys(uid).length > 0;
}

/** The keys of a student's waiting entries. */
export function entryKeys(uid: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(entryPrefix(uid)));
  } catch {
    return []; // A browser that stores nothing has none.
  }
}

/**
 * Puts a student's entries that a killed browser lost back into storage. An entry that was sent already still counts once. Returns how
 * many.
 */
export async function restoreEntries(
  uid: string,
  storage: () => Storage = () => localStorage,
  copies: Pick<DurableCopies, "each"> = entryCopies,
): Promise<number> {
  let count = 0;
  await copies.each((key, text) => {
    if (!key.startsWith(entryPrefix(uid)) || storage().getItem(key) !== null) return;
    storage().setItem(key, text);
    count += 1;
    const { at } = (JSON.parse(text) as WaitingEntry).entry;
    // The next entry's time has to be later, even if the clock was set back.
    if (!(Number(storage().getItem(lastEntryKey(uid))) >= at)) storage().setItem(lastEntryKey(uid), String(at));
  });
  return count;
}

/** Removes a student's unsent entries and the time of the last one. */
export async function forgetEntries(uid: string): Promise<void> {
  removeFromStorage(uid);
  await entryCopies.each((key) => key.startsWith(entryPrefix(uid)) && entryCopies.forget(key));
  // A tab that was just opened may have written them again.
  removeFromStorage(uid);
}

function removeFromStorage(uid: string): void {
  try {
    for (const key of [...entryKeys(uid), lastEntryKey(uid)]) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}
