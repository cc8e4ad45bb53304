import { queryKeys } from "../../lib/requests/query-keys.ts";
import type { AskedCard } from "./card-questions-api.ts";

/** The keys of questions in the query cache, below the groups: an event of a group reads them again. */
export const questionKeys = {
  ofCard: ({ ownerId, deckId, cardId }: AskedCard) => [...queryKeys.groups(), "questions", ownerId, deckId, cardId] as const,
  ofGroup: (groupId: string, isSettled: boolean, question: string | null) =>
    [...queryKeys.groups(), groupId, "questions", isSettled, question] as const,
};
