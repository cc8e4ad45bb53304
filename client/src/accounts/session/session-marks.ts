import { keptText } from "../../lib/browser/kept-text.ts";

/**
 * The uid of the student whose session this tab had last, for a reload after its end: the address then belongs to this student. A link opens in a
 * tab that had none.
 */
export const lastStudent = keptText(() => sessionStorage, "recollect:last-student");

/** The id of the session that a student of this browser left while the server could not be told. */
export const unfinishedLogOut = keptText(() => localStorage, "recollect:logging-out");
