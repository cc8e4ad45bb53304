import { withoutEnd } from "../words/without-end.ts";
import { addErrorRows } from "../errors/error-messages.ts";
import type { LocalErrorCode } from "../errors/local-catalogue.ts";
import { profileRows } from "../errors/profile-errors.ts";
import { USERNAME } from "../limits/limits.ts";

addErrorRows(profileRows);

/**
 * The first rule that the name breaks, in the order of the form; null if it is valid. 20 characters are allowed, whatever the text of
 * `username/too-long` suggests: the specification's rule is "more than 20".
 */
export function usernameProblem(name: string): LocalErrorCode | null {
  if (name.length < USERNAME.minLength) return "username/too-short";
  if (name.length > USERNAME.maxLength) return "username/too-long";
  if (!/^[A-Za-z0-9_]+$/.test(name)) return "username/bad-characters";
  if (/^[0-9]/.test(name)) return "username/starts-with-number";
  return null;
}

/** The first reason why a student may not claim the name, even if it is free; null if there is none. */
export function usernameClaimProblem(name: string): LocalErrorCode | null {
  return usernameProblem(name) ?? (isReservedUsername(canonicalUsername(name)) ? "username/reserved" : null);
}

/** What the username field keeps of typed text: lower case, and only valid characters. */
export function typedUsername(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9_]/g, "");
}

/** The form in which a username is stored and looked up; `/users/Ada` and `/users/ada` are one page. */
export function canonicalUsername(name: string): string {
  return name.toLowerCase();
}

/** Names that could be mistaken for the site's own, or that may become addresses. */
const reserved: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator administrators admins api auth caretaker caretakers desk dev developer developers help
  helpdesk info legal login logout mod moderation moderator moderators mods noreply no_reply official operator operators owner postmaster
  privacy root safety security service settings signin signout signup site staff support sysadmin system team terms trash undefined
  webmaster www`.split(/\s+/),
);

/** Whether the canonical name is reserved: also with underscores around it, or with digits after it. */
export function isReservedUsername(name: string): boolean {
  return reserved.has(name) || reserved.has(withoutEnd(name.replace(/^_+/, ""), "_0123456789"));
}
