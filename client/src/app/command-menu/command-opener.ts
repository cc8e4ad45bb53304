import { createOpener } from "../../lib/opener.ts";

/** Opens and closes the command menu: the navbar and the profile menu, which have buttons for it, are rendered outside the student's data. */
export const commandOpener = createOpener();
