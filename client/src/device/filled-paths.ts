import type { ApiPath } from "../lib/requests/api-types.ts";

/** Routes whose replies a fill brings: own decks, those of others that the student has taken, and the settings, which are part of the study day. */
export const decksPath = "/api/users/:uid/decks" satisfies ApiPath;
export const deckPath = "/api/users/:uid/decks/:id" satisfies ApiPath;
export const sharedDeckPath = "/api/library/:id" satisfies ApiPath;
export const settingsPath = "/api/study/settings" satisfies ApiPath;

/** A group, whose reply is kept as it is, and a member of it. */
export const groupPath = "/api/groups/:id" satisfies ApiPath;
export const memberPath = "/api/groups/:id/members/:uid" satisfies ApiPath;
