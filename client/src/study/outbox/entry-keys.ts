import type { GivenEntry } from "../requests/study-api.ts";

/** The names under which a student's entries wait on the device. */
export function entryPrefix(uid: string): string {
  return `recollect:study:entry:${uid}:`;
}

/** Whether any wait there. */
export function hasEntries(uid: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(entryPrefix(uid)));
  } catch {
    return false; // A browser that stores nothing has none.
  }
}

/** Writes an entry down on the device as the outbox does, for when its code is still on the way. */
export function jotDown(uid: string, entry: GivenEntry): void {
  try {
    localStorage.setItem(entryPrefix(uid) + entry.id, JSON.stringify({ entry, offsetMs: 0 }));
  } catch {
    // A browser that stores nothing has it in memory until it is sent.
  }
}
