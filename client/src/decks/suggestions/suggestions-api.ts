import type {
  CardToCorrect,
  DeckSuggestions,
  OwnSuggestion,
  SuggestionAudience,
  SuggestionInput,
} from "@recollect/domain/decks/suggestions/suggestion.ts";
import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { request } from "../../lib/requests/http.ts";

/** Suggested corrections, over HTTP. Every call throws AppError. */

type CardAddress = { deckId: number; cardId: string };
type DeckAddress = { uid: string; deckId: number };

/** The address of an own deck's suggestions. Not in lib/paths.ts, which the first page loads. */
export function suggestionsPath(deckId: number): string {
  return `/${deckId}/suggestions`;
}

/** The keys in the query cache, below the notices: each suggestion and each decision comes with an event of notices, which reads them again. */
export const suggestionKeys = {
  ofDeck: (deckId: number) => [...queryKeys.notices(), "suggestions", deckId] as const,
  count: (deckId: number) => [...queryKeys.notices(), "suggestions", deckId, "count"] as const,
  ofCard: ({ deckId, cardId }: CardAddress) => [...queryKeys.notices(), "card", deckId, cardId] as const,
};

export function readCardToCorrect(card: CardAddress, signal?: AbortSignal): Promise<CardToCorrect> {
  return request("GET", "/api/suggestions/:deckId/:cardId", { params: card, signal });
}

export async function sendSuggestion(card: CardAddress, { changes, sentence }: SuggestionInput): Promise<OwnSuggestion[]> {
  return (await request("POST", "/api/suggestions/:deckId/:cardId", { params: card, body: { changes: [...changes], sentence } })).own;
}

export function withdrawSuggestion(id: string): Promise<void> {
  return request("DELETE", "/api/suggestions/:id", { params: { id } });
}

export function readDeckSuggestions({ uid, deckId }: DeckAddress, signal?: AbortSignal): Promise<DeckSuggestions> {
  return request("GET", "/api/users/:uid/decks/:id/suggestions", { params: { uid, id: deckId }, signal });
}

export async function countSuggestions({ uid, deckId }: DeckAddress, signal?: AbortSignal): Promise<number> {
  return (await request("GET", "/api/users/:uid/decks/:id/suggestions/count", { params: { uid, id: deckId }, signal })).count;
}

export function saveAudience({ uid, deckId }: DeckAddress, audience: SuggestionAudience): Promise<DeckSuggestions> {
  return request("PUT", "/api/users/:uid/decks/:id/suggestions", { params: { uid, id: deckId }, body: { audience } });
}

/** `seen`: the text of the card that the author read, if it was changed since the suggestion was made. */
export function acceptSuggestion(
  { uid, deckId }: DeckAddress,
  suggestionId: string,
  { text, seen }: { text: string | null; seen: string | null },
): Promise<DeckSuggestions> {
  return request("PUT", "/api/users/:uid/decks/:id/suggestions/:suggestionId/decision", {
    params: { uid, id: deckId, suggestionId },
    body: { decision: "accept", text, seen },
  });
}

export function declineSuggestion({ uid, deckId }: DeckAddress, suggestionId: string, sentence: string): Promise<DeckSuggestions> {
  return request("PUT", "/api/users/:uid/decks/:id/suggestions/:suggestionId/decision", {
    params: { uid, id: deckId, suggestionId },
    body: { decision: "decline", sentence },
  });
}

export function reportSuggestion(
  { uid, deckId }: DeckAddress,
  suggestionId: string,
  body: { reason: ReportReason; text: string },
): Promise<void> {
  return request("POST", "/api/users/:uid/decks/:id/suggestions/:suggestionId/reports", {
    params: { uid, id: deckId, suggestionId },
    body,
  });
}
