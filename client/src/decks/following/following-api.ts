import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { FollowedChanges, FollowedWithChanges, Following, TakingInput } from "@recollect/domain/decks/following/following.ts";
import type { AuthorCard, OwnEdits } from "@recollect/domain/decks/following/own-edits.ts";
import { request } from "../../lib/requests/http.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";

/** Below the deck's key: a change of the deck may change what there is to take. It stands here because the pages of decks have no room left. */
export const followingKey = (uid: string, deckId: number) => [...queryKeys.deck(uid, deckId), "following"] as const;

/** Which decks have something to take; not below the decks' keys, because a live list of decks is no reason to ask again. */
export const followedDecksKey = (uid: string) => ["following", uid] as const;

/** The link of an own copy with the deck that it follows, over HTTP. Every call throws AppError. */
export function readFollowing(uid: string, deckId: number, signal?: AbortSignal): Promise<Following> {
  return request("GET", "/api/users/:uid/decks/:id/following", { params: { uid, id: deckId }, signal });
}

/** Makes a copy follow the deck that it came from. */
export function linkCopy(uid: string, deckId: number): Promise<Following> {
  return request("PUT", "/api/users/:uid/decks/:id/following", { params: { uid, id: deckId } });
}

export function unlinkCopy(uid: string, deckId: number): Promise<unknown> {
  return request("DELETE", "/api/users/:uid/decks/:id/following", { params: { uid, id: deckId } });
}

export function readChanges(uid: string, deckId: number, signal?: AbortSignal): Promise<FollowedChanges> {
  return request("GET", "/api/users/:uid/decks/:id/following/changes", { params: { uid, id: deckId }, signal });
}

export function readEdits(uid: string, deckId: number, signal?: AbortSignal): Promise<OwnEdits> {
  return request("GET", "/api/users/:uid/decks/:id/following/edits", { params: { uid, id: deckId }, signal });
}

/** The author's card that a card of a copy came from. */
export function readAuthorCard(
  uid: string,
  { deckId, cardId }: { deckId: number; cardId: string },
  signal?: AbortSignal,
): Promise<AuthorCard> {
  return request("GET", "/api/users/:uid/decks/:id/following/cards/:cardId", { params: { uid, id: deckId, cardId }, signal });
}

/** Keeps a card for good that the author's deck has no more. */
export function keepLeft(uid: string, deckId: number, cardId: string): Promise<unknown> {
  return request("PUT", "/api/users/:uid/decks/:id/following/left/:cardId", { params: { uid, id: deckId, cardId } });
}

export function readWithChanges(uid: string, signal?: AbortSignal): Promise<FollowedWithChanges> {
  return request("GET", "/api/users/:uid/following", { params: { uid }, signal });
}

/** Takes the changes as one save, if both decks are as they were when the student looked; otherwise throws deck/original-changed. */
export function takeChanges(uid: string, deckId: number, { revision, ...taking }: TakingInput & { revision: number }): Promise<Deck> {
  return request("POST", "/api/users/:uid/decks/:id/following/taking", {
    params: { uid, id: deckId },
    body: taking,
    headers: { "if-match": `"${revision}"` },
  });
}
