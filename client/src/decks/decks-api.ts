import type { Deck, DeckInput, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { Body, Reply, Routes } from "../lib/requests/api-types.ts";
import { request } from "../lib/requests/http.ts";

type List = Routes["users"][":uid"]["decks"];
type One = List[":id"];

/** A student's own decks, over HTTP. Every call throws AppError. */
export function listDecks(uid: string, signal?: AbortSignal): Promise<DeckSummary[]> {
  return request<Reply<List["$get"]>>("GET", decksPath(uid), { signal });
}

export function readDeck(uid: string, deckId: number, signal?: AbortSignal): Promise<Deck> {
  return request<Reply<One["$get"]>>("GET", deckPath(uid, deckId), { signal });
}

/** Repeated with the same `formId`, it returns the deck that the first request created. */
export function createDeck(uid: string, input: DeckInput, formId: string): Promise<Deck> {
  return request<Reply<List["$post"]>>("POST", decksPath(uid), {
    body: input satisfies Body<List["$post"]>,
    headers: { "idempotency-key": formId },
  });
}

/** Replaces the deck if it is still at `revision`; otherwise throws deck/changed-meanwhile. */
export function replaceDeck(uid: string, deckId: number, revision: number, input: DeckInput): Promise<Deck> {
  return request<Reply<One["$put"]>>("PUT", deckPath(uid, deckId), {
    body: input satisfies Body<One["$put"]>,
    headers: { "if-match": `"${revision}"` },
  });
}

export function setVisibility(uid: string, deckId: number, visibility: Visibility): Promise<Deck> {
  return request<Reply<One["visibility"]["$put"]>>("PUT", `${deckPath(uid, deckId)}/visibility`, {
    body: { visibility } satisfies Body<One["visibility"]["$put"]>,
  });
}

/** Sets the languages of both sides; null for none. */
export function setLanguages(uid: string, deckId: number, languages: DeckLanguages): Promise<Deck> {
  return request<Reply<One["languages"]["$put"]>>("PUT", `${deckPath(uid, deckId)}/languages`, {
    body: languages satisfies Body<One["languages"]["$put"]>,
  });
}

export function deleteDeck(uid: string, deckId: number): Promise<void> {
  return request("DELETE", deckPath(uid, deckId));
}

/** Restores the tutorials, which are the student's own decks 0 and 1. */
export function restoreTutorials(uid: string): Promise<readonly Deck[]> {
  return request<Reply<Routes["users"][":uid"]["tutorials"]["$post"]>>("POST", `/api/users/${encodeURIComponent(uid)}/tutorials`);
}

/** Also the address of the live list: the same resource with another Accept header. */
function decksPath(uid: string): string {
  return `/api/users/${encodeURIComponent(uid)}/decks`;
}

function deckPath(uid: string, deckId: number): string {
  return `${decksPath(uid)}/${deckId}`;
}
