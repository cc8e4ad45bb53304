import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import type { Reply, Routes } from "../lib/requests/api-types.ts";
import { request } from "../lib/requests/http.ts";

type Shared = Routes["library"][":id"];

/** A Public or Unlisted deck of any student. A Private one throws deck/not-found, as an unused id does. */
export function readLibraryDeck(deckId: number, signal?: AbortSignal): Promise<LibraryDeck> {
  return request<Reply<Shared["$get"]>>("GET", libraryDeckPath(deckId), { signal });
}

/** Copies a shared deck into the student's own. Repeated with the same `copyId`, it returns the copy that the first request made. */
export function copyDeck(deckId: number, copyId: string): Promise<Deck> {
  return request<Reply<Shared["copies"]["$post"]>>("POST", `${libraryDeckPath(deckId)}/copies`, { headers: { "idempotency-key": copyId } });
}

function libraryDeckPath(deckId: number): string {
  return `/api/library/${deckId}`;
}
