import type { Deck, DeckInput, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { request } from "../lib/requests/http.ts";

/** A student's own decks, over HTTP. Every call throws AppError. */
export function listDecks(uid: string, signal?: AbortSignal): Promise<DeckSummary[]> {
  return request("GET", "/api/users/:uid/decks", { params: { uid }, signal });
}

export function readDeck(uid: string, deckId: number, signal?: AbortSignal): Promise<Deck> {
  return request("GET", "/api/users/:uid/decks/:id", { params: { uid, id: deckId }, signal });
}

/** Repeated with the same `formId`, it returns the deck that the first request created. */
export function createDeck(uid: string, input: DeckInput, formId: string): Promise<Deck> {
  return request("POST", "/api/users/:uid/decks", { params: { uid }, body: input, headers: { "idempotency-key": formId } });
}

/** Saves changes of the deck. If a field was changed elsewhere too, throws deck/fields-changed-meanwhile. */
export function patchDeck(uid: string, deckId: number, patch: DeckPatch): Promise<Deck> {
  return request("PATCH", "/api/users/:uid/decks/:id", { params: { uid, id: deckId }, body: patch });
}

export function setVisibility(uid: string, deckId: number, visibility: Visibility): Promise<Deck> {
  return request("PUT", "/api/users/:uid/decks/:id/visibility", { params: { uid, id: deckId }, body: { visibility } });
}

/** Sets the languages of both sides; null for none. */
export function setLanguages(uid: string, deckId: number, languages: DeckLanguages): Promise<Deck> {
  return request("PUT", "/api/users/:uid/decks/:id/languages", { params: { uid, id: deckId }, body: languages });
}

export function deleteDeck(uid: string, deckId: number): Promise<void> {
  return request("DELETE", "/api/users/:uid/decks/:id", { params: { uid, id: deckId } });
}

/** Restores the tutorials, which are the student's own decks 0 and 1. */
export function restoreTutorials(uid: string): Promise<readonly Deck[]> {
  return request("POST", "/api/users/:uid/tutorials", { params: { uid } });
}
