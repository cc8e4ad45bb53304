import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckVersion, VersionSummary } from "@recollect/domain/decks/history/version.ts";
import { request } from "../../lib/requests/http.ts";

/** The earlier versions of a student's own deck, over HTTP, the newest first. Every call throws AppError. */
export function listVersions(uid: string, deckId: number, signal?: AbortSignal): Promise<readonly VersionSummary[]> {
  return request("GET", "/api/users/:uid/decks/:id/versions", { params: { uid, id: deckId }, signal });
}

export function readVersion(uid: string, deckId: number, revision: number, signal?: AbortSignal): Promise<DeckVersion> {
  return request("GET", "/api/users/:uid/decks/:id/versions/:revision", { params: { uid, id: deckId, revision }, signal });
}

/** Restores a whole version, or some of its cards, if the deck is still at `now`; otherwise throws deck/changed-meanwhile. */
export function restoreVersion(
  uid: string,
  { id, revision: now }: Pick<Deck, "id" | "revision">,
  revision: number,
  cardIds: readonly string[] | null,
): Promise<Deck> {
  return request("POST", "/api/users/:uid/decks/:id/versions/:revision/restore", {
    params: { uid, id, revision },
    body: cardIds === null ? {} : { cardIds },
    headers: { "if-match": `"${now}"` },
  });
}
