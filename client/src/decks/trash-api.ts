import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { TrashedDeck } from "@recollect/domain/decks/trash/trash.ts";
import type { Reply, Routes } from "../lib/requests/api-types.ts";
import { request } from "../lib/requests/http.ts";

type Route = Routes["users"][":uid"]["trash"];

/** A student's deleted decks, over HTTP, the last deleted first. Every call throws AppError. */
export function listTrash(uid: string, signal?: AbortSignal): Promise<readonly TrashedDeck[]> {
  return request<Reply<Route["$get"]>>("GET", trashPath(uid), { signal });
}

/** Restores a deck as it was, but Private. */
export function restoreDeck(uid: string, deckId: number): Promise<Deck> {
  return request<Reply<Route[":id"]["restore"]["$post"]>>("POST", `${trashPath(uid)}/${deckId}/restore`);
}

export function deleteForGood(uid: string, deckId: number): Promise<void> {
  return request("DELETE", `${trashPath(uid)}/${deckId}`);
}

function trashPath(uid: string): string {
  return `/api/users/${encodeURIComponent(uid)}/trash`;
}
