import { isWorkerGone } from "../../lib/worker/app-worker.ts";
import { deckChoices, withDeck, type DeckChoices } from "../store/deck-choices.ts";
import { deviceDatabase, readMeta, type DeviceDatabase } from "../store/device-store.ts";
import { readAndKeepDeck } from "../store/fill-device.ts";
import { fullDisk } from "../store/full-disk.ts";
import { readShared } from "../store/shared-decks.ts";
import { forgetMedia } from "../store/media-of-account.ts";
import { keepMedia, keptMediaBytes } from "../store/kept-media.ts";
import { waitingFiles } from "../../media/waiting/waiting-files.ts";

/** An own deck or one of others, and how many bytes of it are kept here; null: it is not. */
export type DeckHere = { id: number; title: string; bytes: number | null };

export type DeviceContents = {
  decks: readonly DeckHere[];
  choices: DeckChoices;
  /** whether the server has said everything that it has; before that a deck may still come */
  isFilled: boolean;
  /** also of those that wait to be sent */
  mediaBytes: number;
  /** whether the browser may not remove it by itself; null where browsers do not say */
  isPersisted: boolean | null;
  /** null where browsers do not say */
  bytesLeft: number | null;
  /** whether the site itself opens without a network, by its service worker */
  opensOffline: boolean;
};

/** The key of the query that reads them. */
export const contentsKey = (uid: string) => ["on-this-device", uid] as const;

export async function readContents(uid: string): Promise<DeviceContents> {
  const database = await deviceDatabase(uid);
  const decks: DeckHere[] = [];
  for (const [store, list] of [
    ["decks", await readMeta(database, "list")] as const,
    ["shared", await readMeta(database, "shared")] as const,
  ])
    for (const { id, title } of list ?? []) {
      // One long deck in memory at a time.
      const deck = await database.get(store, id);
      decks.push({ id, title, bytes: deck ? new Blob([JSON.stringify(deck)]).size : null });
    }
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return {
    decks,
    choices: deckChoices.get(uid),
    isFilled: (await readMeta(database, "cursor")) !== undefined,
    mediaBytes: (await keptMediaBytes(uid)) + (await waitingFiles.bytes(uid)),
    isPersisted: (await navigator.storage?.persisted?.().catch(() => null)) ?? null,
    bytesLeft: quota === undefined || usage === undefined ? null : Math.max(0, quota - usage),
    opensOffline: await opensOffline(),
  };
}

/** A worker that is not there yet comes a few seconds after the page; one that the server has no more goes, and this is not read again then. */
async function opensOffline(): Promise<boolean> {
  return !(await isWorkerGone());
}

/** Switched on, the deck is read at once. Throws what the request and the browser's storage throw; then the choice is as before. */
export async function chooseDeck(uid: string, deckId: number, isKept: boolean): Promise<void> {
  const before = deckChoices.get(uid);
  const database = await deviceDatabase(uid);
  deckChoices.set(uid, withDeck(before, deckId, isKept));
  const isShared = (await readMeta(database, "shared"))?.some(({ id }) => id === deckId) ?? false;
  try {
    if (!isKept) await database.delete(isShared ? "shared" : "decks", deckId);
    else if (isShared) await keepShared(database, deckId);
    else await readAndKeepDeck(database, { uid, id: deckId });
    await keepMedia(uid, database, new AbortController().signal);
    fullDisk.set(false);
  } catch (failure) {
    deckChoices.set(uid, before);
    throw failure;
  }
}

/** One that was withdrawn meanwhile leaves the list with the next fill. */
async function keepShared(database: DeviceDatabase, deckId: number): Promise<void> {
  const deck = await readShared(deckId);
  if (deck) await database.put("shared", deck);
}

/** From now on nothing is kept but what is switched on. */
export async function removeAll(uid: string): Promise<void> {
  deckChoices.set(uid, { isOff: true, kept: [], dropped: [] });
  const database = await deviceDatabase(uid);
  await Promise.all([database.clear("decks"), database.clear("shared")]);
  await forgetMedia(uid);
  fullDisk.set(false);
}

/** As at first: everything is brought now or, without a network, by the next fill. */
export async function keepAgain(uid: string): Promise<void> {
  deckChoices.set(uid, null);
  const database = await deviceDatabase(uid);
  await database.delete("meta", "cursor");
  const { fillStore } = await import("../fill-now.ts");
  await fillStore(uid, database, new AbortController().signal);
}
