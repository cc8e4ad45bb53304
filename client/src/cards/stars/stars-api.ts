import type { Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** The ids of the deck's starred cards, possibly including deleted cards. Throws AppError, as does the other. */
export function readStars(deckId: number, signal?: AbortSignal): Promise<Reply<"GET", "/api/stars/:id">> {
  return request("GET", "/api/stars/:id", { params: { id: deckId }, signal });
}

export async function saveStar(deckId: number, cardId: string, starred: boolean): Promise<void> {
  await request("PUT", "/api/stars/:id/:cardId", { params: { id: deckId, cardId }, body: { starred } });
}
