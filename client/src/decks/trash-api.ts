import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { TrashedDeck } from "@recollect/domain/decks/trash/trash.ts";
import { request } from "../lib/requests/http.ts";

/** A student's deleted decks, over HTTP, the last deleted first. Every call throws AppError. */
export function listTrash(uid: string, signal?: AbortSignal): Promise<readonly TrashedDeck[]> {
  return request("GET", "/api/users/:uid/trash", { params: { uid }, signal });
}

/** Restores a deck as it was, but Private. */
export function restoreDeck(uid: string, deckId: number): Promise<Deck> {
  return request("POST", "/api/users/:uid/trash/:id/restore", { params: { uid, id: deckId } });
}

export function deleteForGood(uid: string, deckId: number): Promise<void> {
  return request("DELETE", "/api/users/:uid/trash/:id", { params: { uid, id: deckId } });
}
