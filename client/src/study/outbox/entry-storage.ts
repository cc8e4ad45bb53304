import { inLogOrder } from "@recollect/domain/study/log/log.ts";
import { entryPrefix, lastEntryKey, writeEntry, type Waiting } from "./entry-keys.ts";
import type { DurableCopies } from "../../lib/browser/durable-copies.ts";
import type { GivenEntry } from "../requests/study-api.ts";

/**
 * Where a student's entries wait until the server has them: on the device, each under its own key, so that two tabs never overwrite
 * each other. What this tab has put here is in memory as well, for a browser that refuses to store it, or that is emptied meanwhile.
 * `storage` may throw; `copies` outlive a browser that is killed.
 */
export function entryStorage(uid: string, storage: () => Storage, copies: Pick<DurableCopies, "keep" | "forget">) {
  const prefix = entryPrefix(uid);
  const lastKey = lastEntryKey(uid);
  const held = new Map<string, Waiting>();
  /** those of them that the browser would not store */
  const unstored = new Set<string>();
  /** the time of the last entry, for a browser that stores nothing */
  let last: number | null = null;

  /** What is done with the storage, or `otherwise` where the browser refuses it. */
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
    held.delete(id);
    unstored.delete(id);
  }

  function remove(key: string): void {
    attempt((store) => store.removeItem(key), undefined);
  }

  function stored(id: string): Waiting[] {
    const waiting = read(attempt((store) => store.getItem(prefix + id), null));
    if (!waiting) remove(prefix + id);
    return waiting ? [waiting] : [];
  }

  return {
    /** Whether the entry is on the device now; else it is only in memory. */
    put(waiting: Waiting): boolean {
      const { id } = waiting.entry;
      held.set(id, waiting);
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

    /** Another tab has dropped an entry, which this one need not hold any more. */
    noticeDrop({ key, newValue }: StorageEvent): void {
      if (newValue === null && key?.startsWith(prefix)) forget(key.slice(prefix.length));
    },

    /** All that waits, of every tab, in the log's order. */
    all(): Waiting[] {
      // What could not be stored may be a newer form of what was.
      const onDevice = ids()
        .filter((id) => !unstored.has(id))
        .flatMap(stored);
      const here = new Map([...held, ...onDevice.map((waiting) => [waiting.entry.id, waiting] as const)]);
      return [...here.values()].sort((a, b) => inLogOrder(a.entry, b.entry));
    },

    size: (): number => new Set([...ids(), ...held.keys()]).size,

    /** The entry that another tab has just put here; null when it is none, or is here for longer. */
    newIn: ({ key, oldValue, newValue }: StorageEvent): GivenEntry | null =>
      key?.startsWith(prefix) && oldValue === null ? (read(newValue)?.entry ?? null) : null,

    /** The time of the device's last entry, in whichever tab; null before the first. */
    lastAt: (): number | null => attempt((store) => numberIn(store.getItem(lastKey)), null) ?? last,

    setLastAt(at: number): void {
      last = at;
      const isStored = attempt((store) => (store.setItem(lastKey, String(at)), true), false);
      // An older one there would be taken for the last.
      if (!isStored) remove(lastKey);
    },
  };
}

/** Null for a text that someone else put there: it is no entry, and there is nothing to send. */
function read(text: string | null): Waiting | null {
  try {
    const waiting = JSON.parse(text ?? "null") as Waiting | null;
    return typeof waiting?.entry.id === "string" ? waiting : null;
  } catch {
    return null;
  }
}

function numberIn(text: string | null): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isSafeInteger(number) ? number : null;
}
