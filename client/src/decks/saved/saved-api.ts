import type { SavedDecks } from "@recollect/domain/library/saved-decks.ts";
import { request } from "../../lib/requests/http.ts";

/** What a student keeps of decks, over HTTP. Every call throws AppError; every change gives what is kept then. */
export function readSaved(uid: string, signal?: AbortSignal): Promise<SavedDecks> {
  return request<SavedDecks>("GET", savedPath(uid), { signal });
}

export function saveDeck(uid: string, deckId: number, isSaved: boolean): Promise<SavedDecks> {
  return request<SavedDecks>(isSaved ? "PUT" : "DELETE", `${savedPath(uid)}/${deckId}`);
}

export function starDeck(uid: string, deckId: number, isStarred: boolean): Promise<SavedDecks> {
  return request<SavedDecks>(isStarred ? "PUT" : "DELETE", `${savedPath(uid)}/${deckId}/star`);
}

function savedPath(uid: string): string {
  return `/api/users/${encodeURIComponent(uid)}/saved`;
}
