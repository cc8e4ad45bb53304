import { textDatabase, type TextDatabase } from "../../lib/browser/text-database.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";
import type { NewEntry } from "../requests/study-api.ts";
import { entriesDatabase, entryPrefix, mayHaveDatabase } from "./may-have-entries.ts";

/**
 * An entry that waits to be sent; `offsetMs` is what was added to the device's clock for its time, to correct it later. `before`: of an undo, the card's
 * progress before the entry that it undoes, which the device may not have any more.
 */
export type WaitingEntry = { entry: NewEntry; offsetMs: number; before?: Progress | undefined };

/**
 * Where a student's entries wait until the server has them: in the browser's database, each under its own key, so two tabs never overwrite each other.
 * `localStorage` is the place where builds before this one write, and the second choice when the database refuses.
 */
export type EntryPlaces = {
  database: Pick<TextDatabase, "change" | "read">;
  /** may throw, where the browser refuses storage */
  storage: () => Storage;
  /** the entries of this tab, by key, whatever the browser stores: it may refuse, or be cleared meanwhile */
  inTab: Map<string, WaitingEntry>;
  /** keys of those that neither of the two places has taken */
  unstoredKeys: Set<string>;
  /** keys of entries that the server has, or refused: the browser may have failed to remove them */
  goneKeys: Set<string>;
};

/** How long a start waits for a database that does not answer: showing the first question matters more. */
const patienceMs = 1_000;

const answers = textDatabase(() => indexedDB, entriesDatabase);

/** Those of this page. An older build keeps its copies in the same database, under the same keys. Reading does not make the database. */
export const pagePlaces: EntryPlaces = newPlaces(
  { change: answers.change, read: async (prefix) => ((await mayHaveDatabase()) ? answers.read(prefix) : []) },
  () => localStorage,
);

export function newPlaces(database: EntryPlaces["database"], storage: () => Storage): EntryPlaces {
  return { database, storage, inTab: new Map(), unstoredKeys: new Set(), goneKeys: new Set() };
}

/** The key of the time of the device's last entry. */
export function lastEntryKey(uid: string): string {
  return `recollect:study:last:${uid}`;
}

/** The key prefix of entries that the server has, but this device's copy of the student's progress has not yet. */
export function sentPrefix(uid: string): string {
  return `recollect:study:sent:${uid}:`;
}

/** Null for a text that is not an entry, such as one that another program wrote, or half of one. */
export function parseEntry(text: string | null): WaitingEntry | null {
  try {
    const waiting = JSON.parse(text ?? "null") as WaitingEntry | null;
    const { id, deckKey, cardId, kind, at } = waiting?.entry ?? {};
    const isEntry = [id, deckKey, cardId, kind].every((field) => typeof field === "string") && Number.isFinite(at);
    return isEntry && waiting ? { ...waiting, offsetMs: Number.isFinite(waiting.offsetMs) ? waiting.offsetMs : 0 } : null;
  } catch {
    return null;
  }
}

/** Writes entries to the device. Returns whether they are there now; otherwise they are in this tab alone. */
export async function writeEntries(uid: string, entries: readonly WaitingEntry[], places = pagePlaces): Promise<boolean> {
  const texts = entries.map((waiting) => {
    const key = entryPrefix(uid) + waiting.entry.id;
    places.inTab.set(key, waiting);
    places.unstoredKeys.add(key);
    places.goneKeys.delete(key);
    return [key, JSON.stringify(waiting)] as const;
  });
  const isInDatabase = await places.database.change({ texts }).then(
    () => true,
    () => false,
  );
  const areStored = texts.map(([key, text]) => {
    // The server may have answered first.
    if (places.goneKeys.has(key)) return true;
    const isStored = isInDatabase || attempt(places, (storage) => (storage.setItem(key, text), true), false);
    if (isInDatabase) attempt(places, (storage) => storage.removeItem(key), undefined);
    if (isStored) places.unstoredKeys.delete(key);
    return isStored;
  });
  return areStored.every(Boolean);
}

/** Writes an entry to the device as the outbox does, for use while the outbox's code is loading. */
export function storeEntryBeforeOutbox(uid: string, entry: NewEntry): Promise<boolean> {
  return writeEntries(uid, [{ entry, offsetMs: 0 }]);
}

/** All of a student's waiting entries, of every tab, in no order. What the browser can't read now, it can later. */
export async function readEntries(uid: string, places = pagePlaces): Promise<WaitingEntry[]> {
  return (await readPlaces(uid, places)).entries;
}

/** The same; `isWhole` is false when the database could not be read now, and may have more. */
export async function readPlaces(uid: string, places = pagePlaces): Promise<{ entries: WaitingEntry[]; isWhole: boolean }> {
  const prefix = entryPrefix(uid);
  const read = await places.database.read(prefix).catch(() => null);
  const inDatabase = read ?? [];
  // An entry in the second place was written after the database refused it: it is the later one.
  const stored = new Map([...inDatabase, ...inStorage(uid, places)]);
  const found = new Map<string, WaitingEntry>();
  const unreadableKeys: string[] = [];
  for (const [key, text] of stored) {
    const waiting = parseEntry(text);
    if (waiting) found.set(key, waiting);
    else unreadableKeys.push(key);
  }
  if (unreadableKeys.length > 0) void removeKeys(unreadableKeys, places);
  for (const [key, waiting] of places.inTab)
    if (key.startsWith(prefix) && (!found.has(key) || places.unstoredKeys.has(key))) found.set(key, waiting);
  const lost = [...found].flatMap(([key, waiting]) => (stored.has(key) ? [] : [waiting]));
  // The browser was cleared, or had no room: it may have now.
  if (lost.length > 0) void writeEntries(uid, lost, places);
  return { entries: [...found].flatMap(([key, waiting]) => (places.goneKeys.has(key) ? [] : [waiting])), isWhole: read !== null };
}

/** Removes entries that the server has, or refused. Of those in `sent` the device keeps the effect, until its copy of the student's progress has it. */
export async function removeEntries(
  uid: string,
  ids: readonly string[],
  { sent = [], places = pagePlaces }: { sent?: readonly WaitingEntry[]; places?: EntryPlaces } = {},
): Promise<void> {
  const keys = ids.map((id) => entryPrefix(uid) + id);
  for (const key of keys) places.goneKeys.add(key);
  await removeKeys(
    keys,
    places,
    sent.map((waiting) => [sentPrefix(uid) + waiting.entry.id, JSON.stringify(waiting)]),
  );
}

/**
 * Moves what an older build left, or what the database refused once, into the database, and remembers the time of the last entry. Returns how many entries
 * wait; null if the database does not say. Waits no longer than a second.
 */
export async function carryOver(uid: string, places = pagePlaces): Promise<number | null> {
  const moved = moveIntoDatabase(uid, places).then(async () => {
    const { entries: waiting, isWhole } = await readPlaces(uid, places);
    const last = Math.max(...waiting.map(({ entry }) => entry.at));
    // The next entry's time has to be later, even if the clock was set back.
    attempt(
      places,
      (storage) => {
        if (waiting.length > 0 && !(Number(storage.getItem(lastEntryKey(uid))) >= last)) storage.setItem(lastEntryKey(uid), String(last));
      },
      undefined,
    );
    return isWhole ? waiting.length : null;
  });
  const timeOver = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  return Promise.race([moved, timeOver]);
}

/** Removes a student's unsent entries and the time of the last one. */
export async function forgetEntries(uid: string, places = pagePlaces): Promise<void> {
  for (const key of places.inTab.keys()) if (key.startsWith(entryPrefix(uid))) forgetInTab(key, places);
  const removeFromStorage = () =>
    attempt(
      places,
      (storage) => {
        for (const key of [...inStorage(uid, places).map(([entryKey]) => entryKey), lastEntryKey(uid)]) storage.removeItem(key);
      },
      undefined,
    );
  removeFromStorage();
  for (const prefix of [entryPrefix(uid), sentPrefix(uid)]) {
    const keys = await places.database.read(prefix).then(
      (all) => all.map(([key]) => key),
      () => [],
    );
    await places.database.change({ keys }).catch(() => {});
  }
  // A tab that was just opened may have written them again.
  removeFromStorage();
}

async function moveIntoDatabase(uid: string, places: EntryPlaces): Promise<void> {
  const texts = inStorage(uid, places).filter(([, text]) => parseEntry(text) !== null);
  const isMoved = await places.database.change({ texts }).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  const unchanged = texts.filter(([key, text]) => attempt(places, (storage) => storage.getItem(key) === text, false));
  for (const [key] of unchanged) attempt(places, (storage) => storage.removeItem(key), undefined);
}

async function removeKeys(keys: readonly string[], places: EntryPlaces, texts: readonly (readonly [string, string])[] = []): Promise<void> {
  for (const key of keys) {
    forgetInTab(key, places);
    attempt(places, (storage) => storage.removeItem(key), undefined);
  }
  // Those that the browser fails to remove are sent once more at its next start, and count once.
  await places.database.change({ texts, keys, durability: "relaxed" }).catch(() => {});
}

function forgetInTab(key: string, places: EntryPlaces): void {
  places.inTab.delete(key);
  places.unstoredKeys.delete(key);
}

function inStorage(uid: string, places: EntryPlaces): [key: string, text: string][] {
  return attempt(
    places,
    (storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "")
        .filter((key) => key.startsWith(entryPrefix(uid)))
        .map((key) => [key, storage.getItem(key) ?? ""]),
    [],
  );
}

/** The result of `touch`, or `otherwise` where the browser refuses storage. */
function attempt<T>({ storage }: Pick<EntryPlaces, "storage">, touch: (storage: Storage) => T, otherwise: T): T {
  try {
    return touch(storage());
  } catch {
    return otherwise;
  }
}
