import type { DurableCopies } from "../../lib/browser/durable-copies.ts";
import { entryCopies, entryPrefix, lastEntryKey, type Waiting } from "./entry-keys.ts";

/**
 * Puts a student's entries that a killed browser lost back into storage. An entry that was sent already still counts once. Returns how
 * many.
 */
export function restoreEntries(
  uid: string,
  storage: () => Storage = () => localStorage,
  copies: Pick<DurableCopies, "each"> = entryCopies,
): Promise<number> {
  let count = 0;
  const restored = copies.each((key, text) => {
    if (!key.startsWith(entryPrefix(uid)) || storage().getItem(key) !== null) return;
    storage().setItem(key, text);
    count += 1;
    const { at } = (JSON.parse(text) as Waiting).entry;
    // The next entry's time has to be later, even if the clock was set back.
    if (!(Number(storage().getItem(lastEntryKey(uid))) >= at)) storage().setItem(lastEntryKey(uid), String(at));
  });
  return restored.then(() => count);
}
