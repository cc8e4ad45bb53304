import { createOpener } from "../../lib/opener.ts";

/** Opens and closes the choice of the language from anywhere: the profile menu and the landing page have a button for it. */
export const languageOpener = createOpener();
