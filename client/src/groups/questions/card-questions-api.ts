import type { DeckQuestions } from "@recollect/domain/groups/questions/question.ts";
import { request } from "../../lib/requests/http.ts";

/** The requests under the answer of any card. They stand apart, because many pages load them and none of the rest. */

/** A card of a deck that is in a group of the student. */
export type AskedCard = { ownerId: string; deckId: number; cardId: string };

/** The card in view, with its sides as written. */
export type ShownCard = { id: string; term: string; definition: string };

/** The decks of all the student's groups. */
export async function readAskedDecks(signal?: AbortSignal): Promise<{ ownerId: string; id: number }[]> {
  return (await request("GET", "/api/questions", { signal })).decks;
}

export function readDeckQuestions({ ownerId, deckId }: Omit<AskedCard, "cardId">, signal?: AbortSignal): Promise<DeckQuestions> {
  return request("GET", "/api/questions/:ownerId/:deckId", { params: { ownerId, deckId }, signal });
}
