import type { Deck } from "@recollect/domain/decks/deck.ts";
import { mediaAddress, mediaCacheOf } from "../../../worker/media-caches.ts";
import { savesData } from "../../lib/browser/saves-data.ts";
import { addressOf } from "../../lib/requests/address.ts";
import { send } from "../../lib/requests/http.ts";
import { deviceAccount } from "./device-account.ts";
import type { DeviceDatabase } from "./device-store.ts";
import { hasCaches, markAccount } from "./media-of-account.ts";

/** Pictures and sounds of all kept decks of a student together. */
export const mostMediaBytes = 100 * 1024 * 1024;

/**
 * Brings the pictures and sounds that are kept up to date with the kept decks: those of deleted decks go, missing ones are fetched, one after the other,
 * until the size is reached. Says in the browser's own storage whose they are, for the worker, which serves no other student's.
 * Throws what the browser's storage throws; files that can't be fetched now are fetched the next time.
 */
export async function keepMedia(uid: string, database: DeviceDatabase, signal: AbortSignal): Promise<void> {
  if (!hasCaches()) return;
  const wanted = await namesOf(database);
  if (wanted.size === 0 && !(await caches.has(mediaCacheOf(uid)))) return;
  // Logged out meanwhile.
  if (deviceAccount.get()?.uid !== uid) return;
  await markAccount(uid);
  const cache = await caches.open(mediaCacheOf(uid));
  let bytes = await removeUnwanted(cache, wanted);
  if (savesData()) return;
  for (const name of wanted) {
    if (signal.aborted || bytes >= mostMediaBytes) return;
    const address = addressOf("GET", "/api/media/:name", { params: { name } });
    // Beside what the student does now, not before it.
    const reply = await send(address, { signal, priority: "low" }).catch(() => null);
    if (reply === null || deviceAccount.get()?.uid !== uid) continue;
    const size = sizeOf(reply);
    // A large one may have no room where a small one has.
    if (bytes + size > mostMediaBytes) continue;
    await cache.put(address, reply);
    bytes += size;
  }
}

/** Removes the pictures and sounds that no kept deck has any more. */
export async function forgetUnusedMedia(uid: string, database: DeviceDatabase): Promise<void> {
  if (hasCaches() && (await caches.has(mediaCacheOf(uid))))
    await removeUnwanted(await caches.open(mediaCacheOf(uid)), await namesOf(database));
}

/** Leaves in `wanted` the names that are missing. Returns how many bytes stay. */
async function removeUnwanted(cache: Cache, wanted: Set<string>): Promise<number> {
  let bytes = 0;
  for (const request of await cache.keys()) {
    const name = new URL(request.url).pathname.slice(mediaAddress("").length);
    if (wanted.has(name)) bytes += sizeOf(await cache.match(request));
    else await cache.delete(request);
    wanted.delete(name);
  }
  return bytes;
}

/** How many bytes of pictures and sounds this device keeps of a student. */
export async function keptMediaBytes(uid: string): Promise<number> {
  if (!hasCaches() || !(await caches.has(mediaCacheOf(uid)))) return 0;
  const cache = await caches.open(mediaCacheOf(uid));
  const sizes = await Promise.all((await cache.keys()).map(async (request) => sizeOf(await cache.match(request))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The names of the pictures and sounds of the kept decks, the newest deck's first, own decks before those of others. */
async function namesOf(database: DeviceDatabase): Promise<Set<string>> {
  const names = new Set<string>();
  for (const store of ["decks", "shared"] as const)
    // One long deck in memory at a time.
    for (const id of (await database.getAllKeys(store)).toReversed()) {
      const deck = await database.get(store, id);
      for (const name of deck ? mediaOf(deck) : []) names.add(name);
    }
  return names;
}

function mediaOf({ cards }: Pick<Deck, "cards">): string[] {
  return cards.flatMap(({ term, definition }) => [term, definition].filter((side) => side.includes("](media/")).flatMap(namesIn));
}

/** Also names inside code, which show nothing: found without parsing. */
function namesIn(side: string): string[] {
  return Array.from(side.matchAll(/\]\(media\/([\w-]{1,64}\.[a-z0-9]{2,4})(?:#o=[^\s()]*)?\)/g), ([, name = ""]) => name);
}

function sizeOf(reply: Response | undefined): number {
  return Number(reply?.headers.get("content-length") ?? 0);
}
