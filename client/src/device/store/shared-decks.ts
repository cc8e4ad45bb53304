import type { DeviceLine, SharedDeckLine } from "@recollect/domain/device/device-lines.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { Group } from "@recollect/domain/groups/group.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import type { SavedDecks } from "@recollect/domain/library/saved-decks.ts";
import { addressOf } from "../../lib/requests/address.ts";
import { send } from "../../lib/requests/http.ts";
import { deckChoices, isWantedHere } from "./deck-choices.ts";
import { readMeta, type DeviceDatabase, type KeptReply, type Meta } from "./device-store.ts";
import { forgetUnusedMedia } from "./kept-media.ts";

/** Cards of others' decks that are kept by themselves, in bytes; the decks that changed last come first. */
const mostBytes = 20 * 1024 * 1024;
/** So many decks are read in one fill; the next fill goes on. */
const mostReadings = 100;

/** Removes what was withdrawn, and what was read in groups that the student has left, with the lists that may name it. */
export async function keepSharedLine(
  database: DeviceDatabase,
  uid: string,
  { decks, groups }: Extract<DeviceLine, { kind: "shared" }>,
): Promise<void> {
  const all = database.transaction(["shared", "replies", "meta"], "readwrite");
  const [shared, replies] = [all.objectStore("shared"), all.objectStore("replies")];
  const ids = new Set(decks.map(({ id }) => id));
  const addresses = new Set(groups.map((id) => addressOf("GET", "/api/groups/:id", { params: { id } }) as string));
  const goneDecks = (await shared.getAllKeys()).filter((id) => !ids.has(id));
  const goneGroups = (await replies.getAllKeys(groupAddresses())).filter((address) => !addresses.has(address));
  await Promise.all([
    ...goneDecks.map((id) => shared.delete(id)),
    ...goneGroups.map((address) => replies.delete(address)),
    ...(goneGroups.length > 0 ? [forgetNames(replies, uid)] : []),
    all.objectStore("meta").put(decks, "shared"),
    all.done,
  ]);
}

/** The addresses of single groups. */
function groupAddresses(): IDBKeyRange {
  const start: string = addressOf("GET", "/api/groups/:id", { params: { id: "" } });
  return IDBKeyRange.bound(start, `${start}\uFFFF`, true, true);
}

/**
 * Reads the cards of others' decks that are wanted here and have changed, each as any reader does: the server says who may. What the server refuses for now is
 * asked for at the next fill. Those that are no longer wanted here are removed.
 */
export async function keepSharedDecks(database: DeviceDatabase, uid: string, signal?: AbortSignal): Promise<void> {
  let readings = 0;
  const wanted = sharedHere((await readMeta(database, "shared")) ?? [], uid);
  const ids = new Set(wanted.map(({ id }) => id));
  const others = (await database.getAllKeys("shared")).filter((id) => !ids.has(id));
  await Promise.all(others.map((id) => database.delete("shared", id)));
  for (const { id, updatedAt } of wanted) {
    // One long deck in memory at a time.
    if ((await database.get("shared", id))?.updatedAt === updatedAt) continue;
    if (readings >= mostReadings) return;
    readings += 1;
    const deck = await readShared(id, signal).catch(refusedForNow);
    if (deck === "refused") continue;
    await (deck ? database.put("shared", deck) : database.delete("shared", id));
  }
}

/** When one deck is refused, the others and what else a fill does go on. */
function refusedForNow(failure: unknown): "refused" {
  if (failure instanceof AppError && failure.code !== "database/network-error") return "refused";
  throw failure;
}

/** Those that are switched on, and by themselves as many as the size has room for. */
function sharedHere(decks: readonly SharedDeckLine[], uid: string): SharedDeckLine[] {
  const choices = deckChoices.get(uid);
  let bytesLeft = mostBytes;
  return decks.filter(({ id, bytes }) => {
    if (choices.kept.includes(id)) return true;
    if (!isWantedHere(choices, id) || bytes > bytesLeft) return false;
    bytesLeft -= bytes;
    return true;
  });
}

/** Null for a deck that was withdrawn meanwhile. */
export async function readShared(id: number, signal?: AbortSignal): Promise<LibraryDeck | null> {
  try {
    const reply = await send(addressOf("GET", "/api/library/:id", { params: { id } }), { signal: signal ?? null, priority: "low" });
    return (await reply.json()) as LibraryDeck;
  } catch (failure) {
    if (failure instanceof AppError && failure.status === 404 && failure.code !== "request/unknown-route") return null;
    throw failure;
  }
}

/** Keeps the newer cards of a deck of others that is kept here. */
export async function keepSharedReply(database: DeviceDatabase, deck: LibraryDeck): Promise<void> {
  const change = database.transaction("shared", "readwrite");
  const putIfKept = async () => {
    if ((await change.store.getKey(deck.id)) !== undefined) await change.store.put(deck);
  };
  await Promise.all([putIfKept(), change.done]);
}

type Replies = {
  get: (address: string) => Promise<KeptReply | undefined>;
  put: (kept: KeptReply) => Promise<unknown>;
  delete: (address: string) => Promise<void>;
};

/** Forgets the lists that name decks of groups: they are read again where they are shown. An exam may be the due day of a group's deck. Own stars stay. */
async function forgetNames(replies: Replies, uid: string): Promise<void> {
  const saved: string = addressOf("GET", "/api/users/:uid/saved", { params: { uid } });
  const lists: string[] = [addressOf("GET", "/api/groups"), addressOf("GET", "/api/notices"), addressOf("GET", "/api/study/today")];
  const kept = await replies.get(saved);
  await Promise.all([
    ...lists.map((address) => replies.delete(address)),
    ...(kept ? [replies.put({ ...kept, reply: { ...(kept.reply as SavedDecks), others: [] } })] : []),
  ]);
}

/**
 * Forgets a group and what was read in it, at once: its decks and their pictures, and the lists that may name them. Decks stay that the page of another group
 * shows, or that this group's page did not show, so that their pictures are not fetched again; what may not be read any more all the same goes with the next
 * fill. Where the group's page is not kept, every deck of others may be its own: the next fill brings back those that may still be read.
 */
export async function forgetGroup(database: DeviceDatabase, uid: string, groupId: string): Promise<void> {
  const all = database.transaction(["shared", "replies", "meta"], "readwrite");
  const [shared, replies, meta] = [all.objectStore("shared"), all.objectStore("replies"), all.objectStore("meta")];
  const address: string = addressOf("GET", "/api/groups/:id", { params: { id: groupId } });
  const { deckList } = ((await replies.get(address))?.reply ?? {}) as Partial<Group>;
  await replies.delete(address);
  const others = (await replies.getAll(groupAddresses())).flatMap(({ reply }) => (reply as Partial<Group>).deckList ?? []);
  const [staying, ofGroup] = [new Set(others.map(({ id }) => id)), deckList && new Set(deckList.map(({ id }) => id))];
  const stays = (id: number) => staying.has(id) || ofGroup?.has(id) === false;
  const gone = (await shared.getAllKeys()).filter((id) => !stays(id));
  const list = ((await meta.get("shared")) as Meta["shared"] | undefined)?.filter(({ id }) => stays(id)) ?? [];
  await Promise.all([
    ...gone.map((id) => shared.delete(id)),
    list.length > 0 ? meta.put(list, "shared") : meta.delete("shared"),
    forgetNames(replies, uid),
    all.done,
  ]);
  await forgetUnusedMedia(uid, database);
}

/** Forgets a deck of others that may not be read any more, with its title and its pictures. */
export async function forgetSharedDeck(database: DeviceDatabase, uid: string, deckId: number): Promise<void> {
  const change = database.transaction(["shared", "meta"], "readwrite");
  const removeFromList = async () => {
    const meta = change.objectStore("meta");
    const list = (await meta.get("shared")) as Meta["shared"] | undefined;
    if (list)
      await meta.put(
        list.filter(({ id }) => id !== deckId),
        "shared",
      );
  };
  await Promise.all([change.objectStore("shared").delete(deckId), removeFromList(), change.done]);
  await forgetUnusedMedia(uid, database);
}
