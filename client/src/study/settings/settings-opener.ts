import { createOpener } from "../../lib/opener.ts";

/** Opens and closes the study settings from anywhere: the profile menu is rendered outside the student's data, the settings inside. */
export const settingsOpener = createOpener();
