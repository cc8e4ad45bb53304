import type { GivenEntry } from "../requests/study-api.ts";

/** An entry that waits; `offsetMs` is what was added to the device's clock for its time, so that it can be given another. */
export type Waiting = { entry: GivenEntry; offsetMs: number };

/** The one place that writes an entry down. Throws where the browser refuses it. */
export function writeEntry(storage: Storage, uid: string, waiting: Waiting): void {
  storage.setItem(entryPrefix(uid) + waiting.entry.id, JSON.stringify(waiting));
}

/** The names under which a student's entries wait on the device. */
export function entryPrefix(uid: string): string {
  return `recollect:study:entry:${uid}:`;
}

/** Whether any wait there. */
export function hasEntries(uid: string): boolean {
  return keysOf(uid).length > 0;
}

/** How many wait there. */
export function entryCount(uid: string): number {
  return keysOf(uid).length;
}

/** Takes them away, unsent, with the time of the last one. */
export function forgetEntries(uid: string): void {
  try {
    for (const key of [...keysOf(uid), lastEntryKey(uid)]) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to take away.
  }
}

function keysOf(uid: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(entryPrefix(uid)));
  } catch {
    return []; // A browser that stores nothing has none.
  }
}

/** Where the time of the device's last entry is kept. */
export function lastEntryKey(uid: string): string {
  return `recollect:study:last:${uid}`;
}

/** Writes an entry down on the device as the outbox does, for when its code is still on the way. */
export function jotDown(uid: string, entry: GivenEntry): void {
  try {
    writeEntry(localStorage, uid, { entry, offsetMs: 0 });
  } catch {
    // A browser that stores nothing has it in memory until it is sent.
  }
}
