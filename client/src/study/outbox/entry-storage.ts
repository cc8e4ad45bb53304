import { clockProblem } from "@recollect/domain/study/log/entry-problem.ts";
import { inLogOrder, stampAfter } from "@recollect/domain/study/log/log.ts";
import type { EntryChannel, EntryNews } from "./entry-channel.ts";
import { entryPrefix } from "./may-have-entries.ts";
import {
  carryOver,
  lastEntryKey,
  parseEntry,
  readPlaces,
  removeEntries,
  writeEntries,
  type EntryPlaces,
  type WaitingEntry,
} from "./stored-entries.ts";
import type { NewEntry } from "../requests/study-api.ts";

type EntryStorageDeps = { uid: string; places: EntryPlaces; channel: Pick<EntryChannel, "tell"> };

/** A student's waiting entries as this tab knows them: those on the device, of every tab, and its own, which the browser may refuse to store. */
export function entryStorage({ uid, places, channel }: EntryStorageDeps) {
  const prefix = entryPrefix(uid);
  const lastKey = lastEntryKey(uid);
  /** the ids of those on the device, as it was last read or as other tabs have told since */
  let idsOnDevice = new Set<string>();
  /** whether the database could be read the last time */
  let isWhole = true;
  /** the time of the last entry, for a browser that stores nothing */
  let last: number | null = null;

  /** The result of `touch`, or `otherwise` where the browser refuses storage. */
  function attempt<T>(touch: (store: Storage) => T, otherwise: T): T {
    try {
      return touch(places.storage());
    } catch {
      return otherwise;
    }
  }

  const ownKeys = () => [...places.inTab.keys()].filter((key) => key.startsWith(prefix));
  const unstoredKeys = () => [...places.unstoredKeys].filter((key) => key.startsWith(prefix));

  return {
    /** Resolves with whether the entries are on the device now; otherwise they are in this tab alone. */
    async put(entries: readonly WaitingEntry[]): Promise<boolean> {
      // The browser may have been cleared since an answer was written: without it, another tab would send its undo in vain.
      const undone = entries.flatMap(({ entry }) => (entry.kind === "undo" ? (places.inTab.get(prefix + entry.undoes) ?? []) : []));
      const isStored = await writeEntries(uid, [...undone, ...entries], places);
      if (isStored) for (const { entry } of entries) channel.tell({ kind: "added", entry });
      return isStored;
    },

    /** Those that the server has, or refused. Of those in `sent` the effect is remembered. */
    drop(ids: readonly string[], sent: readonly WaitingEntry[] = []): void {
      for (const id of ids) idsOnDevice.delete(id);
      void removeEntries(uid, ids, { sent, places });
      channel.tell({ kind: "gone", ids: [...ids] });
    },

    /** All waiting entries, of every tab, in the log's order. */
    async all(): Promise<WaitingEntry[]> {
      const read = await readPlaces(uid, places);
      const { entries } = read;
      isWhole = read.isWhole;
      idsOnDevice = new Set(entries.map(({ entry }) => entry.id));
      return entries.toSorted((a, b) => inLogOrder(a.entry, b.entry));
    },

    /** Whether those were all: false if the database could not be read, and may have more. */
    isWhole: (): boolean => isWhole,

    size: (): number => new Set([...idsOnDevice, ...ownKeys().map((key) => key.slice(prefix.length))]).size,

    /** The number of those that the browser has refused to store. */
    unstored: (): number => unstoredKeys().length,

    /** Whether an entry of this tab still waits. */
    isWaiting: (id: string): boolean => places.inTab.has(prefix + id),

    /** What another tab has told. Returns the entry that it has added, if this tab did not know it. */
    follow(news: EntryNews): NewEntry | null {
      if (news.kind === "added") {
        const isNew = !idsOnDevice.has(news.entry.id) && !places.inTab.has(prefix + news.entry.id);
        idsOnDevice.add(news.entry.id);
        return isNew ? news.entry : null;
      }
      for (const id of news.ids) {
        idsOnDevice.delete(id);
        places.goneKeys.add(prefix + id);
        places.inTab.delete(prefix + id);
        places.unstoredKeys.delete(prefix + id);
      }
      return null;
    },

    /** What a tab of an older build has done to its own storage: null for something else, otherwise the entry that it has added, if any. */
    followOldBuild({ key, oldValue, newValue }: StorageEvent): { added: NewEntry | null } | null {
      if (!key?.startsWith(prefix)) return null;
      return { added: oldValue === null ? (parseEntry(newValue)?.entry ?? null) : null };
    },

    /** Moves what a tab of an older build has written. */
    carryOver: (): Promise<number | null> => carryOver(uid, places),

    /** The time of the device's last entry, of any tab; null before the first. */
    lastAt: (): number | null => attempt((store) => parseTime(store.getItem(lastKey)), null) ?? last,

    setLastAt(at: number): void {
      last = at;
      const isStored = attempt((store) => (store.setItem(lastKey, String(at)), true), false);
      // An older time left there would count as the last.
      if (!isStored) attempt((store) => store.removeItem(lastKey), undefined);
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
    return at === entry.at ? waiting : { ...waiting, entry: { ...entry, at }, offsetMs };
  });
}

function parseTime(text: string | null): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isSafeInteger(number) ? number : null;
}
