import { entryCopies, entryPrefix, keysOf, lastEntryKey } from "./entry-keys.ts";

/** Removes a student's unsent entries and the time of the last one. */
export async function forgetEntries(uid: string): Promise<void> {
  forgetStored(uid);
  await entryCopies.each((key) => key.startsWith(entryPrefix(uid)) && entryCopies.forget(key));
  // A tab that was just opened may have written them again.
  forgetStored(uid);
}

function forgetStored(uid: string): void {
  try {
    for (const key of [...keysOf(uid), lastEntryKey(uid)]) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to take away.
  }
}
