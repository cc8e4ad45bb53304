import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { holdsLookAlikeOfAt, shownName } from "./display-name.ts";
import type { ThemeIndex } from "./themes.ts";
import { PROFILE } from "../limits/limits.ts";

/** Given by an operator, never by a request. */
export type Badge = "DEV" | "OFFICIAL";

/** Given by an operator, never by a request: who looks after what others share. */
export type Role = "caretaker";

/** What anybody who is signed in may know of a user. */
export type PublicUser = {
  uid: string;
  displayName: string | null;
  username: string | null;
  bio: string;
  aboutMe: string;
  selectedTheme: ThemeIndex;
  setupCompleted: boolean;
  /** ms since 1970; null until the setup is complete */
  setupDate: number | null;
  badge: Badge | null;
};

/** The whole record, for its owner alone. `updatedAt` is ms since 1970; the role is there for those who have one. */
export type OwnUser = PublicUser & { email: string; updatedAt: number; role?: Role };

/** What the owner may change about a profile, as typed. */
export type ProfileFields = { displayName: string; username: string; bio: string; aboutMe: string; selectedTheme: ThemeIndex };

/** The profile as it is saved: trimmed, with the specification's words for an empty bio or about me. */
export function savedProfile(fields: ProfileFields): ProfileFields {
  return {
    displayName: shownName(fields.displayName),
    username: fields.username.trim().toLowerCase(),
    bio: fields.bio.trim() || PROFILE.defaultBio,
    aboutMe: fields.aboutMe.trim() || PROFILE.defaultAboutMe,
    selectedTheme: fields.selectedTheme,
  };
}

/** The first limit that a profile text breaks; null when all fit. Fields that are absent are not looked at. */
export function profileProblem(fields: Partial<Pick<ProfileFields, "displayName" | "bio" | "aboutMe">>): LocalErrorCode | null {
  if (fields.displayName !== undefined && shownName(fields.displayName) === "") return "profile/display-name-needed";
  if (fields.displayName !== undefined && holdsLookAlikeOfAt(fields.displayName)) return "profile/display-name-look-alike";
  if (isLonger(fields.displayName, PROFILE.displayNameMaxLength)) return "profile/display-name-too-long";
  if (isLonger(fields.bio, PROFILE.bioMaxLength)) return "profile/bio-too-long";
  if (isLonger(fields.aboutMe, PROFILE.aboutMeMaxLength)) return "profile/about-me-too-long";
  return null;
}

/** As it will be saved: without the spaces at its ends. */
function isLonger(text: string | undefined, limit: number): boolean {
  return (text?.trim().length ?? 0) > limit;
}

/**
 * The one author label: `@username`, else the display name, else 'Anonymous'. Never the email. A display name loses an @ at its
 * start here, so that it does not pass for another student's username.
 */
export function authorLabel(user: Pick<PublicUser, "username" | "displayName">): string {
  return user.username
    ? `@${user.username}`
    : (user.displayName && shownName(user.displayName).replace(/^[\s@\uFF20\uFE6B]+/, "")) || "Anonymous";
}
