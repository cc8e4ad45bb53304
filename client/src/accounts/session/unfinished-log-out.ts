import { storedText } from "../../lib/browser/stored-text.ts";

/** The id of a session whose student logs out, until the server has ended it: also where the server can't be reached, or the page is closed first. */
export const unfinishedLogOut = storedText(() => localStorage, "recollect:logging-out");
