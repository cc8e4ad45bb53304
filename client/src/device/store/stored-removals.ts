import { storedText } from "../../lib/browser/stored-text.ts";

/** The students whose data is being removed, one a line; null if there is none. Read at every start, the rest is loaded when there is one. */
export const storedRemovals = storedText(() => localStorage, "recollect:device-removals");
