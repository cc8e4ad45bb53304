import { cardKeyOf, type Entry } from "./entry.ts";

/** The order of all entries, whichever device wrote them: by time, then by id. Negative when `a` comes first. */
export function inLogOrder(a: Pick<Entry, "at" | "id">, b: Pick<Entry, "at" | "id">): number {
  return a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/**
 * Merges the logs of several devices: in log order, each entry once. Merging in any order, and merging twice, gives the same. Entries with
 * the same id are one entry that was repeated; if they differ, the earlier one counts.
 */
export function merged(...logs: readonly (readonly Entry[])[]): Entry[] {
  const byId = new Map<string, Entry>();
  for (const log of logs) {
    for (const entry of log) {
      const knownEntry = byId.get(entry.id);
      if (knownEntry === undefined || (knownEntry !== entry && comesBefore(entry, knownEntry))) byId.set(entry.id, entry);
    }
  }
  return [...byId.values()].sort(inLogOrder);
}

/** The entries that count: without undone ones, and without the undos. The order stays. */
export function withoutUndone(entries: readonly Entry[]): Exclude<Entry, { kind: "undo" }>[] {
  const undone = new Map<string, string[]>();
  for (const entry of entries) if (entry.kind === "undo") undone.set(entry.undoes, [...(undone.get(entry.undoes) ?? []), cardKeyOf(entry)]);
  return entries.filter((entry) => entry.kind !== "undo" && !(undone.get(entry.id)?.includes(cardKeyOf(entry)) ?? false)) as Exclude<
    Entry,
    { kind: "undo" }
  >[];
}

/** A time for a device's next entry: now, but later than its last one, so that a clock set back does not change the order. */
export function stampAfter(last: Pick<Entry, "at"> | null, now: number): number {
  return last === null ? now : Math.max(now, last.at + 1);
}

/** Orders different entries with the same id. Any order works if all devices use the same. */
function comesBefore(a: Entry, b: Entry): boolean {
  return a.at !== b.at ? a.at < b.at : JSON.stringify(a) < JSON.stringify(b);
}
