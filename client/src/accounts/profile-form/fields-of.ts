import type { ProfileFields, PublicUser } from "@recollect/domain/accounts/profile.ts";
import { PROFILE } from "@recollect/domain/limits/limits.ts";

/** The form's initial values. The placeholder texts for an empty bio or about me are not the student's, so they are left out. */
export function fieldsOf(user: PublicUser): ProfileFields {
  return {
    displayName: user.displayName ?? "",
    username: user.username ?? "",
    bio: user.bio === PROFILE.defaultBio ? "" : user.bio,
    aboutMe: user.aboutMe === PROFILE.defaultAboutMe ? "" : user.aboutMe,
    selectedTheme: user.selectedTheme,
  };
}
