import type { ApiPath } from "../lib/requests/api-types.ts";

/** The routes of own decks: their replies are in the store of decks, which the fill brings up to date. */
export const decksPath = "/api/users/:uid/decks" satisfies ApiPath;
export const deckPath = "/api/users/:uid/decks/:id" satisfies ApiPath;
