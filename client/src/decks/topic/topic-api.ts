import type { DeckTopic, TopicChoice } from "@recollect/domain/decks/topic/topic.ts";
import { request } from "../../lib/requests/http.ts";

export function readTopic(uid: string, deckId: number, signal: AbortSignal): Promise<TopicChoice> {
  return request("GET", "/api/users/:uid/decks/:id/topic", { params: { uid, id: deckId }, signal });
}

export function setTopic(uid: string, deckId: number, topic: DeckTopic): Promise<DeckTopic> {
  return request("PUT", "/api/users/:uid/decks/:id/topic", { params: { uid, id: deckId }, body: topic });
}
