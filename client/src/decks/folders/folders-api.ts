import type { Body, Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

type Route = Routes["users"][":uid"]["folders"];

/** A student's folders, the decks in them, and the shared decks of others among those. */
export type Folders = Reply<Route["$get"]>;

/** A student's folders, over HTTP. Every call throws AppError; every change returns the folders after it. */
export function readFolders(uid: string, signal?: AbortSignal): Promise<Folders> {
  return request<Folders>("GET", foldersPath(uid), { signal });
}

export function createFolder(uid: string, path: string): Promise<Folders> {
  return request<Folders>("POST", foldersPath(uid), { body: { path } satisfies Body<Route["$post"]> });
}

export function moveFolder(uid: string, from: string, to: string): Promise<Folders> {
  return request<Folders>("PATCH", foldersPath(uid), { body: { from, to } satisfies Body<Route["$patch"]> });
}

export function removeFolder(uid: string, path: string): Promise<Folders> {
  return request<Folders>("DELETE", `${foldersPath(uid)}?path=${encodeURIComponent(path)}`);
}

/** Moves decks into a folder; null removes them from theirs. */
export function fileDecks(uid: string, deckIds: readonly number[], folder: string | null): Promise<Folders> {
  return request<Folders>("PUT", `${foldersPath(uid)}/decks`, { body: { deckIds, folder } satisfies Body<Route["decks"]["$put"]> });
}

/** Replaces the student's tags on a deck. */
export function tagDeck(uid: string, deckId: number, tags: readonly string[]): Promise<Folders> {
  return request<Folders>("PUT", `${foldersPath(uid)}/tags`, { body: { deckId, tags } satisfies Body<Route["tags"]["$put"]> });
}

function foldersPath(uid: string): string {
  return `/api/users/${encodeURIComponent(uid)}/folders`;
}
