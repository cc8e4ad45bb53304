import type { PublicUser } from "@recollect/domain/accounts/profile.ts";
import { canonicalUsername } from "@recollect/domain/accounts/username.ts";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { request } from "../../lib/requests/http.ts";

/** A Public deck as the profile lists it. */
export type ProfileDeck = Pick<DeckSummary, "id" | "title" | "description" | "cardCount">;

/** A user, and the Public decks they share, the newest first. */
export type Profile = { user: PublicUser; decks: readonly ProfileDeck[] };

/** The profile of a username in any case, or null if the reply has none. Throws `profile/user-not-found` if the name is not in use. */
export function readProfile(username: string, signal?: AbortSignal): Promise<Profile | null> {
  return request("GET", "/api/profiles/:username", { params: { username: canonicalUsername(username) }, signal });
}
