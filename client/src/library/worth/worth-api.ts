import type { DeckWorth } from "@recollect/domain/library/deck-worth.ts";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { request } from "../../lib/requests/http.ts";

export function readWorth(deckId: number, signal: AbortSignal): Promise<DeckWorth> {
  return request("GET", "/api/worth/:id", { params: { id: deckId }, signal });
}

export function thank(deckId: number, isThanked: boolean): Promise<DeckWorth> {
  return request(isThanked ? "PUT" : "DELETE", "/api/worth/:id/thanks", { params: { id: deckId } });
}

export function readSimilar(deckId: number, signal: AbortSignal): Promise<LibraryDeckSummary[]> {
  return request("GET", "/api/similar/:id", { params: { id: deckId }, signal });
}
