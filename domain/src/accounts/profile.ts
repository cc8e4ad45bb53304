import { addErrorRows } from "../errors/error-messages.ts";
import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { profileRows } from "../errors/profile-errors.ts";
import type { ThemeIndex } from "./themes.ts";
import { PROFILE } from "../limits/limits.ts";
import { holdsLookAlikeOfAt, shownName } from "./display-name.ts";

addErrorRows(profileRows);

/** Set by an operator, never by a request. */
export type Badge = "DEV" | "OFFICIAL";

/** Set by an operator, never by a request: moderators moderate shared decks. */
export type Role = "caretaker";

/** What all signed-in students may see of a user. */
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

/** The whole record, for its owner. */
export type OwnUser = PublicUser & {
  email: string;
  /** ms since 1970 */
  updatedAt: number;
  /** of screens and mails; null for the browser's */
  language: string | null;
  /** present if the user has one */
  role?: Role;
};

/** The fields of a profile that its owner can change, as typed. */
export type ProfileFields = { displayName: string; username: string; bio: string; aboutMe: string; selectedTheme: ThemeIndex };

/** The profile to save: trimmed, with the specification's texts for an empty bio or about me. */
export function savedProfile(fields: ProfileFields): ProfileFields {
  return {
    displayName: shownName(fields.displayName),
    username: fields.username.trim().toLowerCase(),
    bio: fields.bio.trim() || PROFILE.defaultBio,
    aboutMe: fields.aboutMe.trim() || PROFILE.defaultAboutMe,
    selectedTheme: fields.selectedTheme,
  };
}

/** The first limit that a profile text exceeds; null if all fit. Absent fields are not checked. */
export function profileProblem(fields: Partial<Pick<ProfileFields, "displayName" | "bio" | "aboutMe">>): LocalErrorCode | null {
  if (fields.displayName !== undefined && shownName(fields.displayName) === "") return "profile/display-name-needed";
  if (fields.displayName !== undefined && holdsLookAlikeOfAt(fields.displayName)) return "profile/display-name-look-alike";
  if (isLonger(fields.displayName, PROFILE.displayNameMaxLength)) return "profile/display-name-too-long";
  if (isLonger(fields.bio, PROFILE.bioMaxLength)) return "profile/bio-too-long";
  if (isLonger(fields.aboutMe, PROFILE.aboutMeMaxLength)) return "profile/about-me-too-long";
  return null;
}

/** After trimming, as it will be saved. */
function isLonger(text: string | undefined, limit: number): boolean {
  return (text?.trim().length ?? 0) > limit;
}

/**
 * The author label: `@username`, or the display name, or 'Anonymous'. Never the email. A leading @ of a display name is removed here, so
 * that it does not look like another student's username.
 */
export function authorLabel(user: Pick<PublicUser, "username" | "displayName">): string {
  return user.username
    ? `@${user.username}`
    : (user.displayName && shownName(user.displayName).replace(/^[\s@\uFF20\uFE6B]+/, "")) || "Anonymous";
}
