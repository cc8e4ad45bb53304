import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { request } from "../lib/requests/http.ts";

/** A Public or Unlisted deck of any student. A Private one throws deck/not-found, as an unused id does. */
export function readLibraryDeck(deckId: number, signal?: AbortSignal): Promise<LibraryDeck> {
  return request("GET", "/api/library/:id", { params: { id: deckId }, signal });
}

/** A copy of a shared deck that follows it; the one that the student has already, if there is one. */
export function followDeck(deckId: number, copyId: string): Promise<Deck> {
  return request("POST", "/api/library/:id/followers", { params: { id: deckId }, headers: { "idempotency-key": copyId } });
}

/** Copies a shared deck into the student's own. Repeated with the same `copyId`, it returns the copy that the first request made. */
export function copyDeck(deckId: number, copyId: string): Promise<Deck> {
  return request("POST", "/api/library/:id/copies", { params: { id: deckId }, headers: { "idempotency-key": copyId } });
}
