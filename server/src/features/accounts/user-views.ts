import type { OwnUser, PublicUser } from "@recollect/domain/accounts/profile.ts";

import type { UsersTable } from "../../store/tables.ts";

/** What all signed-in students may see. Each field is named, so that a new column never leaks. */
export function publicUser(user: UsersTable): PublicUser {
  return {
    uid: user.id,
    displayName: user.displayName,
    username: user.username,
    bio: user.bio,
    aboutMe: user.aboutMe,
    selectedTheme: user.selectedTheme,
    setupCompleted: user.setupCompleted === 1,
    setupDate: user.setupDate,
    badge: user.badge,
  };
}

/** The whole record, for its owner. */
export function ownUser(user: UsersTable): OwnUser {
  const role = user.role === null ? {} : { role: user.role };
  return { ...publicUser(user), email: user.email, updatedAt: user.profileUpdatedAt, ...role };
}
