import { isThemeIndex, type ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import { isInterfaceLanguage, type InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";
import { z } from "zod";

/** An impossible id or name is not malformed, it is not found. */
export const UserPath = z.strictObject({ uid: z.string() });

export const UsernamePath = z.strictObject({ name: z.string() });

/** Any part of the profile. `setupCompleted` can be set, not unset; the server sets the date itself. */
export const ProfilePatch = z.strictObject({
  displayName: z.string().optional(),
  username: z.string().optional(),
  bio: z.string().optional(),
  aboutMe: z.string().optional(),
  selectedTheme: z.custom<ThemeIndex>(isThemeIndex, "a theme is a whole number from 0 to 4").optional(),
  setupCompleted: z.literal(true).optional(),
  language: z.custom<InterfaceLanguage>(isInterfaceLanguage, "the tag of a language of the screens").nullable().optional(),
});

export type ProfilePatch = z.output<typeof ProfilePatch>;
