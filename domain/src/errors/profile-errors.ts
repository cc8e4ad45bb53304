import { PROFILE, USERNAME } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** What is wrong with a username or with the texts of a profile. What checks them teaches them, so that other pages are without them. */
export const profileRows = {
  "username/too-short": { message: "Username must be at least {least} characters", limits: { least: USERNAME.minLength } },
  "username/too-long": { message: "Username must be less than {most} characters", limits: { most: USERNAME.maxLength } },
  "username/bad-characters": { message: "Username can only contain letters, numbers, and underscores" },
  "username/starts-with-number": { message: "Username cannot start with a number" },
  "username/taken": { status: 409, message: "Username is already taken" },
  "username/reserved": { status: 409, message: "This username is reserved" },
  "username/check-failed": { status: 503, message: "Error checking username availability" },
  "profile/display-name-needed": { message: "Display name cannot be empty." },
  "profile/display-name-too-long": {
    message: "Display name must be at most {most} characters",
    limits: { most: PROFILE.displayNameMaxLength },
  },
  "profile/display-name-look-alike": { message: "Display name cannot contain characters that look like an @" },
  "profile/bio-too-long": { message: "Bio must be at most {most} characters", limits: { most: PROFILE.bioMaxLength } },
  "profile/about-me-too-long": {
    message: "About me must be at most {most} characters",
    limits: { most: PROFILE.aboutMeMaxLength },
  },
} as const satisfies Record<string, Row>;
