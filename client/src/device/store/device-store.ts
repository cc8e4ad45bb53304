import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import type { DeviceDay, DeviceState, SharedDeckLine } from "@recollect/domain/device/device-lines.ts";
import { deviceAccount } from "./device-account.ts";
import { deckChoices } from "./deck-choices.ts";
import { lockedStudent } from "./locked-student.ts";
import { forgetMedia } from "./media-of-account.ts";
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from "idb";
import { unfinishedRemovals } from "./unfinished-removals.ts";

/** One more with every change of what is kept, or how. */
const version = 2;

/** The states of a deck's studied prompts, by prompt. */
type DeckStates = { deckOwnerId: string; deckId: number; states: Record<string, NonNullable<DeviceState["progress"]>> };

/** A reply of the server that is kept as it was, by its address. */
export type KeptReply = { address: string; reply: unknown; asOf: number };

/** What belongs to no deck. `filledAt`: when everything else was true, in ms since 1970. */
export type Meta = {
  list: readonly DeckSummary[];
  /** the decks of others that the student has taken, also those that are not kept here */
  shared: readonly SharedDeckLine[];
  day: DeviceDay;
  cursor: string;
  filledAt: number;
};

const storeNames = ["decks", "shared", "states", "replies", "meta"] as const;

interface DeviceSchema extends DBSchema {
  decks: { key: number; value: Deck };
  shared: { key: number; value: LibraryDeck };
  states: { key: [string, number]; value: DeckStates };
  replies: { key: string; value: KeptReply };
  meta: { key: keyof Meta; value: Meta[keyof Meta] };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const nameOf = (uid: string) => `recollect-device-${uid}`;

const open = new Map<string, Promise<DeviceDatabase>>();

/** What this device keeps of a student. Fails where the browser refuses storage, or has a newer program's store. */
export function deviceDatabase(uid: string): Promise<DeviceDatabase> {
  const known = open.get(uid);
  if (known) return known;
  const opening = openWhole(uid);
  open.set(uid, opening);
  opening.catch(() => void open.delete(uid));
  return opening;
}

/** A store that lacks a part, since the device failed while it was made, is made anew: all that it keeps can be read from the server again. */
async function openWhole(uid: string): Promise<DeviceDatabase> {
  const database = await openStore(uid);
  if (storeNames.every((name) => database.objectStoreNames.contains(name))) return database;
  database.close();
  await deleteDB(nameOf(uid));
  return openStore(uid);
}

function openStore(uid: string): Promise<DeviceDatabase> {
  const forget = () => void open.delete(uid);
  return openDB<DeviceSchema>(nameOf(uid), version, {
    upgrade(database) {
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      database.createObjectStore("decks", { keyPath: "id" });
      database.createObjectStore("shared", { keyPath: "id" });
      database.createObjectStore("states", { keyPath: ["deckOwnerId", "deckId"] });
      database.createObjectStore("replies", { keyPath: "address" });
      database.createObjectStore("meta");
    },
    // Another tab has a newer program, or the student logs out there.
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}

/** How long a removal is waited for, in ms. */
const removalMs = 2000;

/**
 * Removes everything of a student from this device: at once, or as soon as the other tabs that have it open are closed or let it go. The removal is done when
 * the student's other data, which is removed beside it, is gone too.
 */
export async function forgetDevice(uid: string, otherData: Promise<unknown> = Promise.resolve()): Promise<void> {
  if (deviceAccount.get()?.uid === uid) deviceAccount.set(null);
  deckChoices.set(uid, null);
  lockedStudent.forget(uid);
  unfinishedRemovals.add(uid);
  const media = forgetMedia(uid);
  const opening = open.get(uid);
  open.delete(uid);
  const removal = (async () => {
    await opening?.then((database) => database.close()).catch(() => {});
    await deleteDB(nameOf(uid));
    await Promise.all([media, otherData]);
    unfinishedRemovals.done(uid);
  })();
  // A removal that fails later is repeated at the next start.
  removal.catch(() => {});
  media.catch(() => {});
  await Promise.race([removal, new Promise<void>((resolve) => void setTimeout(resolve, removalMs))]);
}

export async function readMeta<Name extends keyof Meta>(database: DeviceDatabase, name: Name): Promise<Meta[Name] | undefined> {
  return (await database.get("meta", name)) as Meta[Name] | undefined;
}
