import type { DurableCopies } from "../../lib/browser/durable-copies.ts";
import { entryCopies, entryPrefix, lastEntryKey, type Waiting } from "./entry-keys.ts";

/** A student's entries that a killed browser has lost wait again. One that was sent meanwhile counts once all the same. Gives how many. */
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
    // The next one comes after it, whatever the clock says now.
    if (!(Number(storage().getItem(lastEntryKey(uid))) >= at)) storage().setItem(lastEntryKey(uid), String(at));
  });
  return restored.then(() => count);
}
