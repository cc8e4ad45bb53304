import type { Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** A student's folders, the decks in them, and the shared decks of others among those. */
export type Folders = Reply<"GET", "/api/users/:uid/folders">;

/** A student's folders, over HTTP. Every call throws AppError; every change returns the folders after it. */
export function readFolders(uid: string, signal?: AbortSignal): Promise<Folders> {
  return request("GET", "/api/users/:uid/folders", { params: { uid }, signal });
}

export function createFolder(uid: string, path: string): Promise<Folders> {
  return request("POST", "/api/users/:uid/folders", { params: { uid }, body: { path } });
}

export function moveFolder(uid: string, from: string, to: string): Promise<Folders> {
  return request("PATCH", "/api/users/:uid/folders", { params: { uid }, body: { from, to } });
}

export function removeFolder(uid: string, path: string): Promise<Folders> {
  return request("DELETE", "/api/users/:uid/folders", { params: { uid }, query: { path } });
}

/** Moves decks into a folder; null removes them from theirs. */
export function fileDecks(uid: string, deckIds: readonly number[], folder: string | null): Promise<Folders> {
  return request("PUT", "/api/users/:uid/folders/decks", { params: { uid }, body: { deckIds, folder } });
}

/** Replaces the student's tags on a deck. */
export function tagDeck(uid: string, deckId: number, tags: readonly string[]): Promise<Folders> {
  return request("PUT", "/api/users/:uid/folders/tags", { params: { uid }, body: { deckId, tags } });
}
