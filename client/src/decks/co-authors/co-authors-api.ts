import type { CoAuthors, Writer } from "@recollect/domain/decks/co-authors/co-author.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { request } from "../../lib/requests/http.ts";

/** Co-authors, over HTTP. Every call throws AppError. */

/** The address of a deck's co-authors. Not in lib/paths.ts, which the first page loads. */
export function coAuthorsPath(deckId: number): string {
  return `/${deckId}/co-authors`;
}

/** Below the notices: each invitation, and whatever becomes of it, comes with an event of notices. */
export function coAuthorsKey(deckId: number) {
  return [...queryKeys.notices(), "co-authors", deckId] as const;
}

export function readCoAuthors(deckId: number, signal?: AbortSignal): Promise<CoAuthors> {
  return request("GET", "/api/co-authors/:deckId", { params: { deckId }, signal });
}

export function inviteCoAuthor(deckId: number, username: string): Promise<CoAuthors> {
  return request("POST", "/api/co-authors/:deckId", { params: { deckId }, body: { username } });
}

export function acceptInvitation(deckId: number): Promise<CoAuthors> {
  return request("PUT", "/api/co-authors/:deckId/acceptance", { params: { deckId } });
}

/** Takes an invitation back or declines it, removes a co-author, or leaves. */
export function endCoAuthor(deckId: number, uid: string): Promise<void> {
  return request("DELETE", "/api/co-authors/:deckId/:uid", { params: { deckId, uid } });
}

/** Tells the others who write the deck where this student writes. It may be the page's last word. */
export function sayWriting(deckId: number, where: Pick<Writer, "cardId" | "isHere">): Promise<void> {
  return request("POST", "/api/co-authors/:deckId/presence", { params: { deckId }, body: where, outlivesPage: !where.isHere });
}
