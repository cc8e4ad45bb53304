import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { addressOf, type AnyAddressOptions } from "../lib/requests/address.ts";
import type { DeviceChange } from "../lib/requests/device-replies.ts";
import { deckPath, decksPath, groupPath, memberPath, settingsPath, sharedDeckPath } from "./filled-paths.ts";
import { deckChoices, isWantedHere } from "./store/deck-choices.ts";
import { keepDeck } from "./store/fill-device.ts";
import { deviceDatabase, readMeta, type DeviceDatabase, type Meta } from "./store/device-store.ts";
import { forgetGroup, forgetSharedDeck, keepSharedReply } from "./store/shared-decks.ts";

type Found = { reply: unknown; asOf: number };

/** The most replies that are kept; the oldest go first. Those from a time when the clock was ahead count as the oldest: otherwise each new one would go. */
const mostReplies = 300;
const byAge = (now: number) => (a: Found, b: Found) => (a.asOf > now ? 0 : a.asOf) - (b.asOf > now ? 0 : b.asOf);

/** The types of the path and the options were checked where the request was made. */
const addressIn = addressOf.bind(null, "GET") as unknown as (path: string, options: AnyAddressOptions) => string;

export const findReply = {
  async of(uid: string, path: string, options: AnyAddressOptions): Promise<Found | null> {
    const database = await deviceDatabase(uid);
    if (path === decksPath) return withTime(database, await listOf(uid, database));
    if (path === deckPath) return withTime(database, await database.get("decks", Number(options.params?.["id"])));
    if (path === sharedDeckPath) return withTime(database, await database.get("shared", Number(options.params?.["id"])));
    const kept = await database.get("replies", addressIn(path, options));
    if (kept) return { reply: kept.reply, asOf: kept.asOf };
    return path === settingsPath ? withTime(database, (await readMeta(database, "day"))?.settings) : null;
  },

  /** When what this device keeps was true, in ms since 1970; now, if it was never filled. */
  async asOf(uid: string): Promise<number> {
    return (await readMeta(await deviceDatabase(uid), "filledAt")) ?? Date.now();
  },
};

/** After "Remove all" it has only those that were switched on again: the others would not open. */
async function listOf(uid: string, database: DeviceDatabase): Promise<Meta["list"] | undefined> {
  const list = await readMeta(database, "list");
  const choices = deckChoices.get(uid);
  return choices.isOff ? list?.filter(({ id }) => isWantedHere(choices, id)) : list;
}

async function withTime(database: DeviceDatabase, reply: unknown): Promise<Found | null> {
  return reply === undefined ? null : { reply, asOf: (await readMeta(database, "filledAt")) ?? Date.now() };
}

/** Keeps a deck that the server replied with; replies of other kinds are passed over. */
export async function keepDeckReply(uid: string, reply: unknown): Promise<void> {
  if (isDeck(reply) && isWantedHere(deckChoices.get(uid), reply.id)) await keepDeck(await deviceDatabase(uid), reply);
}

/** Keeps a deck of others that the server replied with, if it is kept here. */
export async function keepSharedDeckReply(uid: string, reply: unknown): Promise<void> {
  await keepSharedReply(await deviceDatabase(uid), reply as LibraryDeck);
}

/** Keeps what the server replied to a change of decks. What may have been read in a group goes when the student has left or deleted it. */
export async function keepChangeOf(uid: string, { method, path, options, reply }: DeviceChange): Promise<void> {
  const isDeleted = method === "DELETE";
  if (isDeleted && (path === memberPath || path === groupPath)) await forgetGroup(await deviceDatabase(uid), uid, groupIn(options));
  else if (isDeleted && path === deckPath) await forgetDeck(uid, Number(options.params?.["id"]));
  else if (path.startsWith(decksPath)) await keepDeckReply(uid, reply);
}

/**
 * Forgets what the server says is not there for this student any more: a deck of others, or a group, which a teacher removed the student from or which
 * ended. What was read in that group goes too; the next fill brings what may still be read.
 */
export async function forgetRefused(uid: string, path: string, options: AnyAddressOptions, failure: unknown): Promise<void> {
  // A proxy's page, or a server that does not know the route, says nothing about what is there.
  if (!(failure instanceof AppError) || failure.status !== 404 || failure.code === "request/unknown-route") return;
  const database = await deviceDatabase(uid);
  if (path === sharedDeckPath) await forgetSharedDeck(database, uid, Number(options.params?.["id"]));
  else if ((await database.getKey("replies", addressIn(path, options))) !== undefined) await forgetGroup(database, uid, groupIn(options));
}

function groupIn({ params }: AnyAddressOptions): string {
  return String(params?.["id"]);
}

/** A deleted deck leaves the list at once, and not with the next fill. */
async function forgetDeck(uid: string, deckId: number): Promise<void> {
  const database = await deviceDatabase(uid);
  const change = database.transaction(["decks", "meta"], "readwrite");
  const meta = change.objectStore("meta");
  const removeFromList = async () => {
    const list = (await meta.get("list")) as Awaited<ReturnType<typeof readMeta<"list">>>;
    if (list)
      await meta.put(
        list.filter(({ id }) => id !== deckId),
        "list",
      );
  };
  await Promise.all([change.objectStore("decks").delete(deckId), removeFromList(), change.done]);
}

function isDeck(reply: unknown): reply is Deck {
  return typeof reply === "object" && reply !== null && "cards" in reply && "revision" in reply && "id" in reply && "updatedAt" in reply;
}

export async function keepReply(uid: string, path: string, options: AnyAddressOptions, reply: unknown): Promise<void> {
  const database = await deviceDatabase(uid);
  const change = database.transaction("replies", "readwrite");
  const putAndTrim = async () => {
    const now = Date.now();
    await change.store.put({ address: addressIn(path, options), reply, asOf: now });
    const excess = (await change.store.count()) - mostReplies;
    if (excess <= 0) return;
    const oldest = (await change.store.getAll()).toSorted(byAge(now)).slice(0, excess);
    await Promise.all(oldest.map(({ address }) => change.store.delete(address)));
  };
  // Both at once: on a full disk both fail.
  await Promise.all([putAndTrim(), change.done]);
}
