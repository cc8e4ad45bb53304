import { entryCopies, writeEntry } from "./entry-keys.ts";
import type { GivenEntry } from "../requests/study-api.ts";

/** Writes an entry to the device as the outbox does, for use while the outbox's code is loading. */
export function jotDown(uid: string, entry: GivenEntry): void {
  try {
    writeEntry(localStorage, entryCopies, uid, { entry, offsetMs: 0 });
  } catch {
    // A browser that stores nothing has it in memory until it is sent.
  }
}
