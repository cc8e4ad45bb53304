import type { PublicUser } from "./profile.ts";

/** The personalization dialog stays until the account has a display name and its setup is complete. */
export function needsSetup(user: Pick<PublicUser, "displayName" | "setupCompleted">): boolean {
  return !user.displayName || !user.setupCompleted;
}
