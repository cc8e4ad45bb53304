import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { request } from "../lib/requests/http.ts";
import { hasWaitingSaves } from "./waiting/store/has-waiting-saves.ts";

const shownDecks = () => import("./waiting/store/shown-decks.ts");

/** A student's own decks, over HTTP. Every call throws AppError. */
/** The student's decks, with what waits on this device. */
export async function listDecks(uid: string, signal?: AbortSignal): Promise<DeckSummary[]> {
  const list = await request("GET", "/api/users/:uid/decks", { params: { uid }, signal });
  return hasWaitingSaves.get(uid) ? (await shownDecks()).withWaitingSummaries(uid, list) : list;
}

/** A deck, with what waits of it on this device. */
export async function readDeck(uid: string, deckId: number, signal?: AbortSignal): Promise<Deck> {
  // One that was made on this device may have its number from the server meanwhile.
  const number = isTemporaryDeckId(deckId) ? await (await shownDecks()).numberOrNewDeck(uid, deckId) : deckId;
  if (typeof number === "object") return number;
  const deck = await request("GET", "/api/users/:uid/decks/:id", { params: { uid, id: number }, signal });
  return hasWaitingSaves.get(uid) ? (await shownDecks()).withWaitingSave(uid, deck) : deck;
}

export function setVisibility(uid: string, deckId: number, visibility: Visibility): Promise<Deck> {
  return request("PUT", "/api/users/:uid/decks/:id/visibility", { params: { uid, id: deckId }, body: { visibility } });
}

/** Sets the languages of both sides; null for none. */
export function setLanguages(uid: string, deckId: number, languages: DeckLanguages): Promise<Deck> {
  return request("PUT", "/api/users/:uid/decks/:id/languages", { params: { uid, id: deckId }, body: languages });
}

/** Restores the tutorials, which are the student's own decks 0 and 1. */
export function restoreTutorials(uid: string): Promise<readonly Deck[]> {
  return request("POST", "/api/users/:uid/tutorials", { params: { uid } });
}
