import { profileProblem, savedProfile, type ProfileFields } from "@recollect/domain/accounts/profile.ts";
import { DEFAULT_THEME } from "@recollect/domain/accounts/themes.ts";
import { usernameClaimProblem } from "@recollect/domain/accounts/username.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { UsersTable } from "../../store/tables.ts";
import type { ProfilePatch } from "./users.schemas.ts";

type ChangedUserOptions = {
  /** ms since 1970 */ now: number;
  /** canonical usernames that may not be claimed */ reserved: ReadonlySet<string>;
};

/**
 * A user after a patch: texts trimmed, the default texts for an empty bio or about me, the setup's date set once. Throws the first rule
 * that a text breaks, `username/taken` for a reserved name, `profile/incomplete`.
 */
export function changedUser(before: UsersTable, patch: ProfilePatch, { now, reserved }: ChangedUserOptions): UsersTable {
  const changes = savedChanges(patch);
  const problem = profileProblem(changes) ?? (claims(before, changes) ? usernameClaimProblem(changes.username) : null);
  if (problem) throw new AppError(problem);
  if (claims(before, changes) && reserved.has(changes.username)) {
    throw new AppError("username/taken");
  }
  return completed({ ...before, ...changes, profileUpdatedAt: now }, patch, now);
}

/** Whether the patch asks for a new username; the current one is allowed. */
function claims(before: UsersTable, changes: Partial<ProfileFields>): changes is { username: string } {
  return changes.username !== undefined && changes.username !== before.username;
}

/** Only the fields of the patch, as they are saved. */
function savedChanges(patch: ProfilePatch): Partial<ProfileFields> {
  const changedFields = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<ProfileFields>;
  const savedFields = savedProfile({ displayName: "", username: "", bio: "", aboutMe: "", selectedTheme: DEFAULT_THEME, ...changedFields });
  return Object.fromEntries(Object.entries(savedFields).filter(([field]) => Object.hasOwn(changedFields, field)));
}

function completed(user: UsersTable, patch: ProfilePatch, now: number): UsersTable {
  if (!patch.setupCompleted) return user;
  if (user.displayName === null || user.username === null) throw new AppError("profile/incomplete");
  return { ...user, setupCompleted: 1, setupDate: user.setupDate ?? now };
}
