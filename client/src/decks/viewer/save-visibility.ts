import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { setVisibility } from "../decks-api.ts";

/** Changes the visibility of an own deck, on the server and in the cache. Throws AppError. */
export async function saveVisibility(queryClient: QueryClient, uid: string, deckId: number, visibilityNow: Visibility): Promise<void> {
  const { visibility, revision, updatedAt } = await setVisibility(uid, deckId, visibilityNow);
  const update = (deck: Deck | null | undefined) => deck && { ...deck, visibility, revision, updatedAt };
  await showChanged<Deck | null>(queryClient, queryKeys.deck(uid, deckId), update);
}
