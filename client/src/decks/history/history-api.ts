import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckVersion, VersionSummary } from "@recollect/domain/decks/history/version.ts";
import type { Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

type Route = Routes["users"][":uid"]["decks"][":id"]["versions"];

/** The earlier versions of a student's own deck, over HTTP, the newest first. Every call throws AppError. */
export function listVersions(uid: string, deckId: number, signal?: AbortSignal): Promise<readonly VersionSummary[]> {
  return request<Reply<Route["$get"]>>("GET", versionsPath(uid, deckId), { signal });
}

export function readVersion(uid: string, deckId: number, revision: number, signal?: AbortSignal): Promise<DeckVersion> {
  return request<Reply<Route[":revision"]["$get"]>>("GET", `${versionsPath(uid, deckId)}/${revision}`, { signal });
}

/** Restores a whole version, or some of its cards, if the deck is still at `now`; otherwise throws deck/changed-meanwhile. */
export function restoreVersion(
  uid: string,
  { id, revision: now }: Pick<Deck, "id" | "revision">,
  revision: number,
  cardIds: readonly string[] | null,
): Promise<Deck> {
  return request<Reply<Route[":revision"]["restore"]["$post"]>>("POST", `${versionsPath(uid, id)}/${revision}/restore`, {
    body: cardIds === null ? {} : { cardIds },
    headers: { "if-match": `"${now}"` },
  });
}

function versionsPath(uid: string, deckId: number): string {
  return `/api/users/${encodeURIComponent(uid)}/decks/${deckId}/versions`;
}
