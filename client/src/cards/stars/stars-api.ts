import type { Body, Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

type OfDeck = Routes["stars"][":id"];

/** The ids of the deck's starred cards, possibly including deleted cards. Throws AppError, as does the other. */
export function readStars(deckId: number, signal?: AbortSignal): Promise<Reply<OfDeck["$get"]>> {
  return request("GET", `/api/stars/${deckId}`, { signal });
}

export function saveStar(deckId: number, cardId: string, starred: boolean): Promise<void> {
  const body = { starred } satisfies Body<OfDeck[":cardId"]["$put"]>;
  return request("PUT", `/api/stars/${deckId}/${encodeURIComponent(cardId)}`, { body });
}
