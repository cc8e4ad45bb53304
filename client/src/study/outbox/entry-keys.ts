import { durableCopies, type DurableCopies } from "../../lib/browser/durable-copies.ts";
import type { GivenEntry } from "../requests/study-api.ts";

/** An entry that waits to be sent; `offsetMs` is what was added to the device's clock for its time, to correct it later. */
export type Waiting = { entry: GivenEntry; offsetMs: number };

/** Copies that survive a killed browser. */
export const entryCopies = durableCopies(() => indexedDB, "answers");

/** The only place that writes an entry. Throws where the browser refuses it; a copy may exist even then. */
export function writeEntry(storage: Storage, copies: Pick<DurableCopies, "keep">, uid: string, waiting: Waiting): void {
  const [key, text] = [entryPrefix(uid) + waiting.entry.id, JSON.stringify(waiting)];
  void copies.keep(key, text);
  storage.setItem(key, text);
}

/** The key prefix under which a student's entries wait on the device. */
export function entryPrefix(uid: string): string {
  return `recollect:study:entry:${uid}:`;
}

/** Whether any entries wait there. */
export function hasEntries(uid: string): boolean {
  return keysOf(uid).length > 0;
}

/** The keys of those entries. */
export function keysOf(uid: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(entryPrefix(uid)));
  } catch {
    return []; // A browser that stores nothing has none.
  }
}

/** The key of the time of the device's last entry. */
export function lastEntryKey(uid: string): string {
  return `recollect:study:last:${uid}`;
}
