import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { inLogOrder, stampAfter } from "@recollect/domain/study/log/log.ts";
import { entryPrefix, lastEntryKey, writeEntry, type WaitingEntry } from "./stored-entries.ts";
import type { DurableCopies } from "../../lib/browser/durable-copies.ts";
import type { NewEntry } from "../requests/study-api.ts";

/**
 * Where a student's entries wait until the server has them: on the device, each under its own key, so two tabs never overwrite each other.
 * Entries of this tab are in memory too, in case the browser refuses to store them or is cleared meanwhile. `storage` may throw; `copies`
 * survive a killed browser.
 */
export function entryStorage(uid: string, storage: () => Storage, copies: Pick<DurableCopies, "keep" | "forget">) {
  const prefix = entryPrefix(uid);
  const lastKey = lastEntryKey(uid);
  const inMemory = new Map<string, WaitingEntry>();
  /** entries that the browser refused to store */
  const unstored = new Set<string>();
  /** the time of the last entry, for a browser that stores nothing */
  let last: number | null = null;

  /** The result of `touch`, or `otherwise` where the browser refuses storage. */
  function attempt<T>(touch: (store: Storage) => T, otherwise: T): T {
    try {
      return touch(storage());
    } catch {
      return otherwise;
    }
  }

  function ids(): string[] {
    const keys = attempt((store) => Array.from({ length: store.length }, (_, at) => store.key(at) ?? ""), []);
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  function forget(id: string): void {
    inMemory.delete(id);
    unstored.delete(id);
  }

  function remove(key: string): void {
    attempt((store) => store.removeItem(key), undefined);
  }

  function readStored(id: string): WaitingEntry[] {
    const waiting = parseEntry(attempt((store) => store.getItem(prefix + id), null));
    if (!waiting) remove(prefix + id);
    return waiting ? [waiting] : [];
  }

  return {
    /** Returns whether the entry is on the device now; otherwise it is only in memory. */
    put(waiting: WaitingEntry): boolean {
      const { id } = waiting.entry;
      inMemory.set(id, waiting);
      const isStored = attempt((store) => (writeEntry(store, copies, uid, waiting), true), false);
      if (isStored) unstored.delete(id);
      else unstored.add(id);
      return isStored;
    },

    drop(id: string): void {
      forget(id);
      void copies.forget(prefix + id);
      remove(prefix + id);
    },

    /** Another tab has dropped an entry, so this one need not keep it either. */
    noticeDrop({ key, newValue }: StorageEvent): void {
      if (newValue === null && key?.startsWith(prefix)) forget(key.slice(prefix.length));
    },

    /** All waiting entries, of every tab, in the log's order. */
    all(): WaitingEntry[] {
      // An entry that could not be stored may be a newer version of a stored one.
      const onDevice = ids()
        .filter((id) => !unstored.has(id))
        .flatMap(readStored);
      const byId = new Map([...inMemory, ...onDevice.map((waiting) => [waiting.entry.id, waiting] as const)]);
      return [...byId.values()].sort((a, b) => inLogOrder(a.entry, b.entry));
    },

    size: (): number => new Set([...ids(), ...inMemory.keys()]).size,

    /** The entry that another tab has just added; null when the event is about something else. */
    addedElsewhere: ({ key, oldValue, newValue }: StorageEvent): NewEntry | null =>
      key?.startsWith(prefix) && oldValue === null ? (parseEntry(newValue)?.entry ?? null) : null,

    /** The time of the device's last entry, of any tab; null before the first. */
    lastAt: (): number | null => attempt((store) => parseTime(store.getItem(lastKey)), null) ?? last,

    setLastAt(at: number): void {
      last = at;
      const isStored = attempt((store) => (store.setItem(lastKey, String(at)), true), false);
      // An older time left there would count as the last.
      if (!isStored) remove(lastKey);
    },
  };
}

/**
 * The waiting entries, in order, with times corrected where the device's clock was wrong: the device's time plus the offset it has learned
 * since (`offsetMs`), never later than the server's `now`. Times that the server accepts stay as they are.
 */
export function withServerTime(entries: readonly WaitingEntry[], { now, offsetMs }: { now: number; offsetMs: number }): WaitingEntry[] {
  let last: { at: number } | null = null;
  return entries.map((waiting) => {
    const { entry } = waiting;
    const corrected = clockProblem(entry.at, now) ? Math.min(entry.at - waiting.offsetMs + offsetMs, now) : entry.at;
    const at = stampAfter(last, corrected);
    last = { at };
    return at === entry.at ? waiting : { entry: { ...entry, at }, offsetMs };
  });
}

/** Null for a text that is not an entry, such as one that another program wrote. */
function parseEntry(text: string | null): WaitingEntry | null {
  try {
    const waiting = JSON.parse(text ?? "null") as WaitingEntry | null;
    return typeof waiting?.entry.id === "string" ? waiting : null;
  } catch {
    return null;
  }
}

function parseTime(text: string | null): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isSafeInteger(number) ? number : null;
}
