import { deviceQueue, type DeviceDeck, type DeviceQueue, type DeviceScope } from "@recollect/domain/device/device-queue.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { UnsentEntry } from "@recollect/domain/device/device-progress.ts";
import type { Progress } from "@recollect/domain/study/schedule/due.ts";
import { cardKeyOf, deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { hasWaitingSaves } from "../decks/waiting/store/has-waiting-saves.ts";
import type { StudyQueue, StudySummary } from "../study/requests/study-api.ts";
import { readSent } from "../study/outbox/sent-entries.ts";
import { readEntries } from "../study/outbox/stored-entries.ts";
import { deviceDatabase, readMeta, type DeviceDatabase } from "./store/device-store.ts";

type Found<Reply> = { reply: Reply; asOf: number };

/** What is to be studied of the decks on this device; null if it was never filled, or does not keep the deck. */
export async function studyQueueOfDevice(uid: string, scope: DeviceScope, now = Date.now()): Promise<Found<StudyQueue> | null> {
  const found = await queueOfDevice(uid, scope, now);
  return found && { reply: found.reply satisfies DeviceQueue as unknown as StudyQueue, asOf: found.asOf };
}

/** How much is to be studied of all own decks on this device. */
export async function studySummaryOfDevice(uid: string, now = Date.now()): Promise<Found<StudySummary> | null> {
  const found = await queueOfDevice(uid, { deckId: null, tag: null }, now);
  if (!found) return null;
  const { counts, dayEndsAt, learning, reviews, newCards } = found.reply;
  const decks = new Map<string, StudySummary["decks"][number]>();
  const count = (cards: typeof learning, what: "learning" | "due" | "newCards") => {
    for (const { deckKey, deckId } of cards) {
      const ofDeck = decks.get(deckKey) ?? { deckKey, deckId, newCards: 0, learning: 0, due: 0 };
      decks.set(deckKey, { ...ofDeck, [what]: ofDeck[what] + 1 });
    }
  };
  count(learning, "learning");
  count(reviews, "due");
  count(newCards, "newCards");
  const withWork = [...decks.values()].filter((deck) => deck.learning + deck.due > 0);
  return { reply: { counts, now, dayEndsAt, hasMore: false, decks: withWork }, asOf: found.asOf };
}

async function queueOfDevice(uid: string, scope: DeviceScope, now: number): Promise<Found<DeviceQueue> | null> {
  const database = await deviceDatabase(uid);
  const [day, filledAt] = [await readMeta(database, "day"), await readMeta(database, "filledAt")];
  if (!day || filledAt === undefined) return null;
  const ownDecks = scope.deckId === null ? await database.getAll("decks") : [await database.get("decks", scope.deckId)].filter(isThere);
  const decks: DeviceDeck[] = [...(await withWaiting(uid, ownDecks, scope.deckId)), ...(await sharedDecks(database, scope.deckId))];
  if (scope.deckId !== null && decks.length === 0) return null;
  const states = new Map<string, Progress>();
  for (const { authorId = uid, id } of decks) {
    const deckKey = deckKeyOf(authorId, id);
    // One long record in memory after the other.
    const kept = await database.get("states", [authorId, id]);
    for (const [cardId, progress] of Object.entries(kept?.states ?? {})) states.set(cardKeyOf({ deckKey, cardId }), progress);
  }
  return { reply: deviceQueue({ uid, day, decks, states, unsent: await unsentEntries(uid), now }, scope), asOf: filledAt };
}

/** The decks with what was edited on this device and waits there, and new ones. */
async function withWaiting(uid: string, decks: Deck[], deckId: number | null): Promise<readonly Deck[]> {
  if (!hasWaitingSaves.get(uid)) return decks;
  const { withWaitingDecks } = await import("../decks/waiting/store/shown-decks.ts");
  return (await withWaitingDecks(uid, decks)).filter(({ id }) => deckId === null || id === deckId);
}

/** Decks of others: the one that is meant, or all that the student has begun. */
async function sharedDecks(database: DeviceDatabase, deckId: number | null): Promise<DeviceDeck[]> {
  if (deckId !== null) return [await database.get("shared", deckId)].filter(isThere);
  const begun = new Set((await database.getAllKeys("states")).map(([ownerId, id]) => deckKeyOf(ownerId, id)));
  return (await database.getAll("shared")).filter(({ authorId, id }) => begun.has(deckKeyOf(authorId, id)));
}

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined;
}

/** The entries of the student that wait on this device, and those that were sent since its last fill. An entry that is just being sent is in both. */
async function unsentEntries(uid: string): Promise<UnsentEntry[]> {
  // In this order none is missed that moves from the one to the other meanwhile.
  const waiting = await readEntries(uid);
  const byId = new Map([...waiting, ...(await readSent(uid))].map(({ entry, before }) => [entry.id, { ...entry, before }]));
  return [...byId.values()];
}
