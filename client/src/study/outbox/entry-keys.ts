import { durableCopies, type DurableCopies } from "../../lib/browser/durable-copies.ts";
import type { GivenEntry } from "../requests/study-api.ts";

/** An entry that waits; `offsetMs` is what was added to the device's clock for its time, so that it can be given another. */
export type Waiting = { entry: GivenEntry; offsetMs: number };

/** Also outlive a browser that was killed. */
export const entryCopies = durableCopies(() => indexedDB, "answers");

/** The one place that writes an entry down. Throws where the browser refuses it; a copy may be there all the same. */
export function writeEntry(storage: Storage, copies: Pick<DurableCopies, "keep">, uid: string, waiting: Waiting): void {
  const [key, text] = [entryPrefix(uid) + waiting.entry.id, JSON.stringify(waiting)];
  void copies.keep(key, text);
  storage.setItem(key, text);
}

/** The names under which a student's entries wait on the device. */
export function entryPrefix(uid: string): string {
  return `recollect:study:entry:${uid}:`;
}

/** Whether any wait there. */
export function hasEntries(uid: string): boolean {
  return keysOf(uid).length > 0;
}

/** Their names there. */
export function keysOf(uid: string): string[] {
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
